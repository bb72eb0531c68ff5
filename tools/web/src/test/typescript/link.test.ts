// SPDX-License-Identifier: Apache-2.0
import assert from "node:assert/strict";
import test from "node:test";
import { pack, unpack, type Sketch } from "../../main/typescript/playground/link";

const SKETCH: Sketch = { program: "func.func @f() { return } // <b>é 🙂\n", pipeline: "cse", entry: "f", args: "1, true" };

test("a link holds a sketch", async () => {
  const text = await pack(SKETCH);
  assert.match(text, /^[\w-]+$/);
  assert.deepEqual(await unpack(text), SKETCH);
});

test("a long program makes a short link, if it repeats itself", async () => {
  const long = { ...SKETCH, program: "  %0 = arith.constant 1 : i32\n".repeat(10_000) };
  const text = await pack(long);
  assert.ok(text.length < 2000, String(text.length));
  assert.deepEqual(await unpack(text), long);
});

test("what is no link is nothing", async () => {
  const whole = await pack(SKETCH);
  for (const text of ["", "x", "%", "<script>", whole.slice(0, 20), await pack({} as Sketch), await pack("program" as unknown as Sketch)]) {
    assert.equal(await unpack(text), null, text);
  }
});

test("a link does not unpack to more than is bearable", async () => {
  assert.equal(await unpack(await pack({ ...SKETCH, program: " ".repeat(5 << 20) })), null);
});
