// SPDX-License-Identifier: Apache-2.0
import assert from "node:assert/strict";
import test from "node:test";
import { type Box, layOut, textsOf } from "../../main/typescript/components/graphLayout";
import type { Graph, GraphEdge } from "../../main/typescript/model";

function edge(from: number, to: number, more: Partial<GraphEdge> = {}): GraphEdge {
  return { from, to, owned: [], ownedCount: 0, passed: [], ...more };
}

const graph: Graph = {
  function: "f", line: 1, blockCount: 3, blocks: [[2, 3], [5], [7]],
  edges: [edge(0, 1, { label: "true" }), edge(0, 2, { label: "false" }), edge(1, 1), edge(1, 2, { owned: [{ buffer: "%a", line: 2, status: "owned" }], ownedCount: 1 })],
};

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test("blocks lie below those that control comes from, and on no other block or label", () => {
  const { blocks, edges, width, height } = layOut(graph, Array.from({ length: 8 }, (_, i) => `  line ${i + 1}`));
  assert.ok(blocks[0]!.y < blocks[1]!.y && blocks[1]!.y < blocks[2]!.y);
  const boxes: Box[] = [...blocks, ...edges.filter((each) => each.texts.length > 0).map((each) => each.label)];
  boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => assert.ok(!overlap(a, b), `${JSON.stringify(a)} ${JSON.stringify(b)}`)));
  boxes.forEach((box) => assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height));
  assert.deepEqual(blocks[0]!.lines, [{ number: 2, text: "line 2" }, { number: 3, text: "line 3" }]);
});

test("a long block shows its first lines and says how many more there are", () => {
  const long: Graph = { ...graph, blocks: [Array.from({ length: 20 }, (_, i) => i + 1)], edges: [] };
  const [block] = layOut(long, ["x".repeat(200)]).blocks;
  assert.equal(block!.lines.length + block!.more, 20);
  assert.ok(block!.lines[0]!.text.length < 60 && block!.lines[0]!.text.endsWith("…"));
});

test("an edge says the answer, what is owned, and what is passed", () => {
  const texts = textsOf(edge(0, 1, {
    label: "true",
    owned: [{ buffer: "%a", line: 1, status: "owned-if" }, { buffer: "%b", line: 2, status: "not-freed" }], ownedCount: 2,
    passed: [{ value: "%a", parameter: "%0", isFlag: false }, { value: "%true", parameter: "%1", isFlag: true }],
  }));
  assert.deepEqual(texts.map((each) => each.text), ["true", "may own %a", "%b is never freed", "%a → %0", "flag %1 = %true"]);
});

test("an edge with too much to say counts the rest", () => {
  const owned = Array.from({ length: 24 }, (_, i) => ({ buffer: `%${i}`, line: i, status: "owned" as const }));
  assert.equal(textsOf(edge(0, 1, { owned, ownedCount: 100 })).at(-1)!.text, "and 95 more");
});
