// SPDX-License-Identifier: Apache-2.0
import assert from "node:assert/strict";
import test from "node:test";
import { LineMap } from "../../main/typescript/components/lineMap";

test("lines of pairs are exact, those between are in proportion", () => {
  const map = new LineMap([[2, 3], [4, 9]], [6, 12]);
  assert.equal(map.map(2, "after"), 3);
  assert.equal(map.map(3, "after"), 6);
  assert.equal(map.map(9, "before"), 4);
  assert.equal(map.map(6, "before"), 3);
});

test("both ends belong together, with and without pairs", () => {
  assert.equal(new LineMap([], [4, 9]).map(5, "after"), 10);
  assert.equal(new LineMap([[2, 2]], [4, 9]).map(0, "after"), 0);
  assert.equal(new LineMap([[2, 2]], [4, 9]).map(10, "before"), 5);
});

test("a line of more than one pair goes to the last of them, and back to a line that is near", () => {
  const map = new LineMap([[2, 3], [2, 4], [3, 5]], [3, 5]);
  assert.equal(map.map(2, "after"), 4);
  assert.equal(map.map(3, "before"), 2);
});
