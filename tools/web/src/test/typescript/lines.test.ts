// SPDX-License-Identifier: Apache-2.0
import assert from "node:assert/strict";
import test from "node:test";
import { explanationsByLine, remarksByLine, starts } from "../../main/typescript/components/lines";
import type { Explanation } from "../../main/typescript/model";

test("lines that follow one another begin once", () => {
  assert.deepEqual(starts([9, 3, 4, 5, 9, 10, 1]), [1, 3, 9]);
  assert.deepEqual(starts([]), []);
});

test("an explanation is found on its own line and on those of its operations, once", () => {
  const explanation: Explanation = { kind: "free", message: "frees it", file: "after", line: 4, lines: [3, 4] };
  const found = explanationsByLine([explanation]);
  assert.deepEqual([...found.keys()].sort(), [3, 4]);
  assert.equal(found.get(4)!.length, 1);
});

test("remarks of another file are not there", () => {
  const remarks = [{ message: "one", file: "a.mlir", line: 2, column: 1 }, { message: "two", file: "b.mlir", line: 2, column: 1 }];
  assert.deepEqual([...remarksByLine(remarks, "a.mlir").values()].flat().map((each) => each.message), ["one"]);
  assert.equal(remarksByLine(remarks, undefined).size, 0);
});
