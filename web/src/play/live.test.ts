import { beforeEach, describe, expect, it } from "vitest";
import { Hosted, settled, sitDown, type Heard } from "../fixtures/hosted";
import type { TableAction, TableState } from "../wire";
import { crc32 } from "./crc";

let hosted: Hosted;
let ann: Heard;

/** The action for a number in the current position. */
const action = (number: number): TableAction => hosted.rules.engine.fromDense(hosted.position, number) as TableAction;
const quiet = (): number => hosted.quiet(0) ?? -1;
const shown = (): TableState | undefined => ann.steps.at(-1)?.state ?? ann.states.at(-1);
const views = (): unknown => hosted.rules.engine.view(hosted.position);

describe.each(["spots", "spotted"])("a table of %s", (game) => {
  beforeEach(async () => {
    hosted = await Hosted.of(game);
    hosted.reach(0, "quiet");
    ann = await sitDown(hosted);
  });

  it("is shown as the events lead to it", () => {
    const [state] = ann.states;
    expect(state).toMatchObject({ version: hosted.version, status: "playing", view: views() });
    expect(state?.legal["0"]).toEqual(hosted.rules.engine.legal(hosted.position, 0));
    expect(Object.keys(state?.legal ?? {})).toEqual(["0"]);
    expect(state?.log?.at(-1)?.version).toBe(hosted.version);
  });

  it("shows an own action at once, and once", () => {
    const before = hosted.version;
    ann.live.act(0, [action(quiet())], before);
    expect(hosted.sent).toEqual([{ type: "act", version: before, data: { request: "request-1", seat: 0, actions: [quiet()] } }]);
    expect(ann.steps).toHaveLength(1);
    expect(ann.steps[0]).toMatchObject({ own: true, state: { version: before + 1 } });
    expect(ann.pending.at(-1)).toBe(1);
    hosted.tell(hosted.answer());
    expect(ann.pending.at(-1)).toBe(0);
    expect(ann.steps).toHaveLength(1);
    expect(shown()).toMatchObject({ version: hosted.version, view: views() });
  });

  it("asks for what is done meanwhile when the first is answered", () => {
    const first = quiet();
    ann.live.act(0, [action(first)], hosted.version);
    ann.live.undo(0, hosted.version + 1);
    expect(hosted.sent).toHaveLength(1);
    expect(shown()).toMatchObject({ version: hosted.version + 2, view: views() });
    hosted.tell(hosted.answer());
    expect(hosted.sent.at(-1)).toEqual({ type: "undo", version: hosted.version, data: { request: "request-2", seat: 0 } });
    hosted.tell(hosted.answer());
    expect(ann.pending.at(-1)).toBe(0);
    expect(shown()).toMatchObject({ version: hosted.version, view: views() });
    expect(ann.steps.at(-1)?.facts).toEqual([{ type: "action_taken_back", seat: 0 }]);
  });

  it("takes back what is refused, with a word", () => {
    const before = views();
    ann.live.act(0, [action(quiet())], hosted.version);
    const data = { request: "request-1", code: "move/stale", sentence: "" };
    hosted.tell({ type: "action_refused", version: hosted.version, data });
    expect(ann.refusals).toEqual(["move/stale"]);
    expect(ann.states.at(-1)).toMatchObject({ version: hosted.version, view: before });
    expect(ann.pending.at(-1)).toBe(0);
  });

  it("refuses what cannot be done here", () => {
    ann.live.act(1, [action(quiet())], hosted.version);
    expect(ann.refusals).toEqual(["move/stale"]);
    expect(hosted.sent).toEqual([]);
  });

  it("lets chance wait for the server", async () => {
    hosted.reach(0, "risky");
    ann = await sitDown(hosted);
    ann.live.act(0, [action(hosted.risky(0) ?? -1)], hosted.version);
    expect(shown()).toMatchObject({ legal: {}, view: { chance: true } });
    hosted.tell(hosted.answer());
    expect(ann.steps).toHaveLength(2);
    expect(ann.steps[1]).toMatchObject({ own: true, state: { version: hosted.version, view: views() } });
  });

  it("finds what it asked for among what happened while the line was down", () => {
    const before = hosted.version;
    ann.live.act(0, [action(quiet())], before);
    const [asked] = hosted.sent;
    hosted.answer();
    ann.live.lose();
    ann.live.wake();
    expect(hosted.since).toBe(before);
    hosted.tell(hosted.continued(before));
    expect(hosted.sent).toEqual([asked]);
    expect(ann.pending.at(-1)).toBe(0);
    expect(ann.states.at(-1)).toMatchObject({ version: hosted.version, view: views() });
  });

  it("asks again for what has not happened while the line was down", () => {
    ann.live.act(0, [action(quiet())], hosted.version);
    const [asked] = hosted.sent;
    ann.live.lose();
    ann.live.wake();
    hosted.tell(hosted.continued(hosted.version));
    expect(hosted.sent).toEqual([asked, asked]);
    expect(ann.states.at(-1)?.version).toBe(hosted.version + 1);
    hosted.tell(hosted.answer());
    expect(ann.states.at(-1)).toMatchObject({ version: hosted.version, view: views() });
  });

  it("knows the past also where it was opened late in the game", async () => {
    const whole = ann.states[0]?.log;
    const late = await sitDown(hosted, hosted.version);
    await settled();
    expect(late.states[0]).toMatchObject({ version: hosted.version, view: views() });
    expect(late.refreshed.at(-1)?.log).toEqual(whole);
  });

  it("tells bots' steps one by one, and a person's move with its dice", () => {
    const acting = (): number => hosted.rules.engine.acting(hosted.position).seats[0] ?? 0;
    const bots = hosted.move(acting(), 0, { by: "greedy" });
    hosted.tell(hosted.happened(bots));
    expect(ann.steps).toHaveLength(bots.length);
    const persons = hosted.move(acting());
    hosted.tell(hosted.happened(persons));
    expect(ann.steps).toHaveLength(bots.length + 1);
    expect(shown()).toMatchObject({ version: hosted.version, view: views() });
  });

  it("says when positions differ, takes the server's, and trusts itself only once more", async () => {
    const asked: TableState[] = [];
    const state = { ...ann.states[0], version: 1000 } as TableState;
    const table = (): Promise<TableState> => {
      asked.push(state);
      return Promise.resolve(state);
    };
    ann = await sitDown(hosted, 0, { table });
    const wrong = crc32(hosted.position) ^ 1;
    const check = (): void => hosted.tell(hosted.happened(hosted.move(hosted.rules.engine.acting(hosted.position).seats[0] ?? 0), { check: wrong }));
    check();
    expect(hosted.sent.at(-1)).toMatchObject({ type: "disagree", data: { version: hosted.version, check: crc32(hosted.position) } });
    hosted.tell(hosted.opened());
    expect(ann.states).toHaveLength(2);
    expect(asked).toEqual([]);
    check();
    await settled();
    expect(ann.states.at(-1)).toBe(state);
  });
});

describe("several at once", () => {
  it("are sent together and stop where chance has to come", async () => {
    hosted = await Hosted.of("spots");
    hosted.reach(0, "quiet");
    ann = await sitDown(hosted);
    const { engine } = hosted.rules;
    let { position } = hosted;
    const actions: TableAction[] = [];
    const numbers: number[] = [];
    while (engine.acting(position).seats.includes(0)) {
      const number = numbers.length === 0 ? quiet() : (engine.legalDense(position, 0)[0] ?? -1);
      actions.push(engine.fromDense(position, number) as TableAction);
      numbers.push(number);
      position = engine.applyDense(position, 0, number).position;
    }
    expect(numbers.length).toBeGreaterThan(1);
    ann.live.act(0, [...actions, { type: "stop" }], hosted.version);
    expect(hosted.sent).toMatchObject([{ type: "act", data: { actions: numbers } }]);
    hosted.tell(hosted.answer());
    expect(shown()).toMatchObject({ version: hosted.version, view: views() });
  });
});

describe("while all write at once", () => {
  it("what others do goes below what was done here", async () => {
    hosted = await Hosted.of("spotted");
    for (;;) {
      hosted.reach(0, "quiet");
      if (hosted.quiet(1) !== undefined) break;
      hosted.move(0, 0);
    }
    ann = await sitDown(hosted);
    const own = quiet();
    const before = hosted.version;
    ann.live.act(0, [action(own)], before);
    hosted.tell(hosted.happened(hosted.happen({ seat: 1, action: hosted.quiet(1) ?? -1 })));
    expect(shown()).toMatchObject({ version: before + 2 });
    hosted.tell(hosted.answer());
    expect(shown()).toMatchObject({ version: before + 2, view: views() });
    expect(ann.steps).toHaveLength(2);
    // What the other player wrote stays when the own action is undone.
    expect(shown()?.undo).toEqual([0]);
    ann.live.undo(0, hosted.version);
    hosted.tell(hosted.answer());
    expect(shown()).toMatchObject({ version: before + 3, view: views() });
  });
});

it("counts the CRC-32 as zlib does", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});
