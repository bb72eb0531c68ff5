// SPDX-License-Identifier: Apache-2.0
import assert from "node:assert/strict";
import test from "node:test";
import { bytes, rowsOf, sizeOf } from "../../main/typescript/components/rows";
import type { RunBuffer } from "../../main/typescript/model";

function buffer(id: number, name: string, born: number, died: number, size = 4): RunBuffer {
  return { id, name, line: 1, bytes: size, owner: "function", born, lastUse: born, died };
}

test("buffers of one place share a row where one ends before the next begins", () => {
  const rows = rowsOf([buffer(1, "%a", 1, 4), buffer(2, "%b", 2, 3), buffer(3, "%a", 4, 6), buffer(4, "%a", 5, 7)]);
  assert.deepEqual(rows.map((row) => row.buffers.map((each) => each.id)), [[1, 3], [2], [4]]);
});

test("a row says how many buffers there are and how large", () => {
  assert.equal(sizeOf({ name: "%a", line: 1, buffers: [buffer(1, "%a", 1, 2), buffer(2, "%a", 2, 3, 16)] }), "2 × 4 B to 16 B");
  assert.equal(sizeOf({ name: "%a", line: 1, buffers: [buffer(1, "%a", 1, 2, 12_345)] }), "12.3 kB");
});

test("numbers of bytes are short", () => {
  assert.deepEqual([0, 9_999, 10_000, 999_499, 999_500, 1_024_000, 6_422_528, 10_000_000, 123_456_789_012].map(bytes),
    ["0 B", "9999 B", "10.0 kB", "999 kB", "1.00 MB", "1.02 MB", "6.42 MB", "10.0 MB", "123 GB"]);
});
