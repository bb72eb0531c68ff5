// SPDX-License-Identifier: Apache-2.0
import assert from "node:assert/strict";
import test from "node:test";
import { heapAfter, stepText } from "../../main/typescript/components/heap";
import type { Finding, RunBuffer } from "../../main/typescript/model";

const buffers: RunBuffer[] = ["%arg", "%a", "%b"].map((name, i) =>
  ({ id: i + 1, name, line: i + 1, bytes: 4, owner: "function", born: i, lastUse: i, died: 9 }));

const finding: Finding = {
  kind: "leak", side: "after", message: "buffer never freed", path: [], bufferCount: 3, buffers, omitted: 7, liveAtFirst: [1],
  steps: [{ what: "allocated", line: 2, buffer: 2 }, { what: "allocated", line: 3, buffer: 3 }, { what: "copied", line: 4, buffer: 3, other: 2 },
    { what: "freed", line: 5, buffer: 2 }, { what: "way", line: 6, to: 8 }],
};

test("the heap after a step has what was there at first and was made, without what has ended", () => {
  const names = (step: number) => heapAfter(finding, step).map((each) => each.name);
  assert.deepEqual(names(0), ["%arg", "%a"]);
  assert.deepEqual(names(2), ["%arg", "%a", "%b"]);
  assert.deepEqual(names(3), ["%arg", "%b"]);
  assert.deepEqual(names(99), ["%arg", "%b"]);
});

test("steps are said with the names of buffers", () => {
  assert.deepEqual(finding.steps.map((step) => stepText(step, buffers)),
    ["allocates %a", "allocates %b", "copies into %b from %a", "frees %a", "goes on at line 8"]);
  assert.equal(stepText({ what: "read", line: 1, buffer: 12 }, buffers), "reads buffer 12");
});
