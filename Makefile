# Everything needed beyond Python 3.11+, make and git is fetched by the targets themselves.

PY := .venv/bin/python
SETUP := @sh tools/with-python.sh -m tools.setup
# One test more at once than there are cores; each worker has a server and a browser of its own.
PYTEST := $(PY) -m pytest --numprocesses auto --dist loadgroup --no-loadscope-reorder
# Some machines forbid it, and every process would compile every module again: half of a start.
unexport PYTHONDONTWRITEBYTECODE
CODE := $(wildcard src tests tools bench examples hatch_build.py)

# For `make coverage`.
COVERING := tests/games/spots tests/games/spotted tests/games/test_purposes.py tests/i18n tests/contract
# For `make mutants`: spots or spotted, else both; 0 workers are as many as there are cores.
GAME :=
N := 300
SEED := 1
WORKERS := 0
# For `make screenshots`: names of screens, such as home or spots-mid; none is all of them.
SCREENS :=
# For `make crash`.
GAMES := 100
# For `make faults`: how many seeds, the first of them, and after how many minutes to end at the latest.
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

quick: ## Run every test that needs no browser and is no long proof: for between two edits
	$(SETUP) quick
	@$(PYTEST) -m "not browser and not long"

shaken: ## Run the browser tests over a slow network and with slow pages, by SEED (1): shows luck
	$(SETUP) test
	@PIPYARD_SHAKEN=$(SEED) $(PYTEST) -m browser

check: ## Check formatting, style, types and the import rules, Python and web
	$(SETUP) npm
	$(PY) -m ruff format --check $(CODE)
	$(PY) -m ruff check $(CODE)
	$(PY) -m mypy $(CODE)
	.venv/bin/lint-imports --no-logo
	@$(PY) -m tools.client check

docs: ## Write the pages of docs/ and the interface for programs as a site, docs-site/
	$(SETUP) docs
	@NO_MKDOCS_2_WARNING=1 PYTHONPATH=. $(PY) -m mkdocs build --quiet
	@echo "The pages are in docs-site/; open docs-site/python.html."

screenshots: ## Take a picture of every main screen: three sizes, light and dark
	$(SETUP) screenshots
	@$(PY) -m tools.screenshots $(SCREENS)
	@$(if $(SCREENS),true,$(PY) -m tools.language_pictures)

bench: setup ## Measure the rules beside OpenSpiel, and a server with many tables beside boardgame.io
	@$(PY) -m tools.setup bench || echo "Going on without OpenSpiel: the comparison is left out."
	@$(PY) -m bench

soak: setup ## Keep a server as busy as it can be for MINUTES (15), with restarts; writes a page with charts
	@$(PY) -m tools.setup bench
	@$(PY) -m bench.soak $(if $(filter-out file,$(origin MINUTES)),--minutes $(MINUTES))

crash: setup ## Kill the server in the middle of GAMES games (100) and see that nothing is lost
	@$(PY) -m tools.crash --games $(GAMES)

faults: setup ## Simulate the whole service with faults, SEEDS worlds (1000) from seed FIRST (1), MINUTES (10)
	@$(PY) -m tools.faults --first $(FIRST) --seeds $(SEEDS) --minutes $(MINUTES)

fuzz: setup ## Change logs, messages, packs, sheets, scenarios and settings in N wrong ways each (300)
	@$(PY) -m tools.fuzz --count $(N)

games: setup ## Play a game of every kind to its end over the API and verify each offline
	@$(PY) -m tools.whole_games

golden: setup ## Rewrite the golden transcripts and counts from today's rules
	@$(PY) -m pytest tests/golden -q --rewrite

mutants: setup ## Make N mistakes (300) in the rules of GAME, sample SEED (1); see which the tests miss
	@$(PY) -m tools.setup mutants
	@nice $(PY) -m tools.mutants $(if $(GAME),--game $(GAME)) --count $(N) --seed $(SEED) --workers $(WORKERS)

coverage: setup ## Run the tests of both games interpreted; every branch of the games must be taken
	@PIPYARD_MACHINE=interpreted $(PY) -m coverage run -m pytest -q $(COVERING)
	@$(PY) -m coverage report --include 'src/pipyard/games/*' --fail-under 100

wire: ## Rewrite what the web client has from the server: types of messages, contents, lessons
	$(SETUP) npm
	@$(PY) -m tools.wire_types
	@$(PY) -m tools.answers

compiled: ## Compile the rules and bots to WebAssembly, after a change of either
	$(SETUP) compile
	@$(PY) -m tools.compiled

setup: ## Create .venv with the pinned packages (the other targets do it by themselves)
	$(SETUP) python

client: ## Build the web client (the other targets do it by themselves)
	$(SETUP) client

site: ## Write a folder of files, site/, that plays without a server on any host of files
	$(SETUP) npm
	@$(PY) -m tools.site

lock: setup ## Resolve the lock files again
	@$(PY) -m tools.lock

wheel: client ## Build a wheel that carries the web client, into dist/
	@$(PY) -m build --wheel --no-isolation

clean: ## Remove everything the targets have made
	rm -rf .venv .stamps dist htmlcov .coverage .hypothesis .import_linter_cache
	rm -rf .mypy_cache .pytest_cache .ruff_cache src/pipyard/server/static web/node_modules
	rm -rf bench/boardgameio/node_modules site
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
