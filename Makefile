# The targets download everything they need besides Python 3.11+, make and git.

PY := .venv/bin/python
SETUP := @sh tools/with-python.sh -m tools.setup
# One worker more than there are cores; each has its own server and browser.
PYTEST := $(PY) -m pytest --numprocesses auto --dist loadgroup --no-loadscope-reorder
# Some machines set it, and then every process compiles every module again: half of its start time.
unexport PYTHONDONTWRITEBYTECODE
CODE := $(wildcard src tests tools bench examples hatch_build.py)

# For `make coverage`.
COVERING := tests/games/spots tests/games/spotted tests/games/test_purposes.py tests/i18n tests/contract
# For `make mutants`: spots or spotted, or empty for both; 0 workers means one per core.
GAME :=
N := 300
SEED := 1
WORKERS := 0
# For `make screenshots`: names of screens, such as home or spots-mid; empty for all.
SCREENS :=
# For `make crash`.
GAMES := 100
# For `make faults`: the number of seeds, the first seed, and the time limit in minutes.
SEEDS := 1000
FIRST := 1
MINUTES := 10

.DEFAULT_GOAL := help
.PHONY: help play test quick shaken check docs screenshots bench soak crash faults fuzz games golden mutants coverage wire compiled
.PHONY: setup client site lock wheel clean

help: ## Show this list
	@echo "Pipyard. The targets:"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

play: ## Set everything up, start the server and open the table in your browser
	$(SETUP) play
	@$(PY) -m pipyard.cli serve --open

test: ## Run every test: Python, browser and web client; a skipped test fails
	$(SETUP) test
	@$(PYTEST)

quick: ## Run the tests that need no browser and do not take long, for use while you edit
	$(SETUP) quick
	@$(PYTEST) -m "not browser and not long"

shaken: ## Run the browser tests with a slow network and slow pages, SEED (1), to find flaky ones
	$(SETUP) test
	@PIPYARD_SHAKEN=$(SEED) $(PYTEST) -m browser

check: ## Check formatting, style, types and the import rules, Python and web
	$(SETUP) npm
	$(PY) -m ruff format --check $(CODE)
	$(PY) -m ruff check $(CODE)
	$(PY) -m mypy $(CODE)
	.venv/bin/lint-imports --no-logo
	@$(PY) -m tools.client check

docs: ## Build the pages of docs/ and the API reference as a site, docs-site/
	$(SETUP) docs
	@NO_MKDOCS_2_WARNING=1 PYTHONPATH=. $(PY) -m mkdocs build --quiet
	@echo "The pages are in docs-site/; open docs-site/python.html."

screenshots: ## Take a picture of every main screen: three sizes, light and dark
	$(SETUP) screenshots
	@$(PY) -m tools.screenshots $(SCREENS)
	@$(if $(SCREENS),true,$(PY) -m tools.language_pictures)

bench: setup ## Compare the rules with OpenSpiel, and a server with many tables with boardgame.io
	@$(PY) -m tools.setup bench || echo "Going on without OpenSpiel: the comparison is left out."
	@$(PY) -m bench

soak: setup ## Keep a server under full load for MINUTES (15), with restarts; write a page with charts
	@$(PY) -m tools.setup bench
	@$(PY) -m bench.soak $(if $(filter-out file,$(origin MINUTES)),--minutes $(MINUTES))

crash: setup ## Kill the server in the middle of GAMES games (100) and check that nothing is lost
	@$(PY) -m tools.crash --games $(GAMES)

faults: setup ## Simulate the whole service with faults: SEEDS (1000) from FIRST (1), at most MINUTES (10)
	@$(PY) -m tools.faults --first $(FIRST) --seeds $(SEEDS) --minutes $(MINUTES)

fuzz: setup ## Damage logs, messages, packs, sheets, scenarios and settings, in N (300) ways each
	@$(PY) -m tools.fuzz --count $(N)

games: setup ## Play a game of every kind to its end over the API, and verify each offline
	@$(PY) -m tools.whole_games

golden: setup ## Rewrite the golden transcripts and counts with the current rules
	@$(PY) -m pytest tests/golden -q --rewrite

mutants: setup ## Make N (300) mutations in the rules of GAME, SEED (1); see which the tests miss
	@$(PY) -m tools.setup mutants
	@nice $(PY) -m tools.mutants $(if $(GAME),--game $(GAME)) --count $(N) --seed $(SEED) --workers $(WORKERS)

coverage: setup ## Run the tests of both games interpreted; every branch of the games must be covered
	@PIPYARD_MACHINE=interpreted $(PY) -m coverage run -m pytest -q $(COVERING)
	@$(PY) -m coverage report --include 'src/pipyard/games/*' --fail-under 100

wire: ## Regenerate the web client's copies from the server: message types, content, lessons
	$(SETUP) npm
	@$(PY) -m tools.wire_types
	@$(PY) -m tools.answers

compiled: ## Compile the rules and bots to WebAssembly, after changing either
	$(SETUP) compile
	@$(PY) -m tools.compiled

setup: ## Create .venv with the pinned packages (the other targets do this when needed)
	$(SETUP) python

client: ## Build the web client (the other targets do this when needed)
	$(SETUP) client

site: ## Build a static site, site/, to play without a server on any static host
	$(SETUP) npm
	@$(PY) -m tools.site

lock: setup ## Update the lock files
	@$(PY) -m tools.lock

wheel: client ## Build a wheel that includes the web client, into dist/
	@$(PY) -m build --wheel --no-isolation

clean: ## Remove everything that the targets have created
	rm -rf .venv .stamps dist htmlcov .coverage .hypothesis .import_linter_cache
	rm -rf .mypy_cache .pytest_cache .ruff_cache src/pipyard/server/static web/node_modules
	rm -rf bench/boardgameio/node_modules site
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
