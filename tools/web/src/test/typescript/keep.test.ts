// SPDX-License-Identifier: Apache-2.0
import assert from "node:assert/strict";
import test from "node:test";
import { keep, kept } from "../../main/typescript/playground/keep";

const SKETCH = { program: "func.func private @f()", pipeline: "cse", entry: "f", args: "" };

function storage(): () => Storage {
  const items = new Map<string, string>();
  const made = { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) };
  return () => made as unknown as Storage;
}

test("what is kept comes back, for the same link only", () => {
  const there = storage();
  assert.equal(kept("", there), null);
  keep("", SKETCH, there);
  assert.deepEqual(kept("", there), SKETCH);
  assert.equal(kept("another", there), null);
});

test("storage that is full, refused or of something else keeps nothing", () => {
  const refused = () => { throw new DOMException("no", "SecurityError"); };
  keep("", SKETCH, refused);
  assert.equal(kept("", refused), null);
  for (const text of ["no JSON", "1", "null", '{"fragment":"","sketch":{"program":1}}']) {
    assert.equal(kept("", () => ({ getItem: () => text }) as unknown as Storage), null, text);
  }
});
