// SPDX-License-Identifier: Apache-2.0
import assert from "node:assert/strict";
import test from "node:test";
import { blocksWith, type Box, layOut, textsOf } from "../../main/typescript/components/graphLayout";
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

/** A loop of one block, as an example of the playground has. */
test("the edge of a block to itself is inside of the drawing", () => {
  const { blocks, edges, width, height } = layOut(graph, Array.from({ length: 8 }, (_, i) => `  line ${i + 1}`));
  const all = edges.flatMap((each) => each.points);
  assert.ok(all.every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height), JSON.stringify({ all, width, height }));
  const { points, label } = edges.find((each) => each.edge.from === each.edge.to)!;
  const side = blocks[1]!.x + blocks[1]!.width;
  assert.deepEqual([points[0]!.x, points.at(-1)!.x], [side, side]);
  assert.ok(points.every(({ x }) => x >= side && (label.width === 0 || x <= label.x)));
});

test("an edge passes no block", () => {
  const wide: Graph = {
    function: "f", line: 1, blockCount: 5, blocks: [[1], Array.from({ length: 7 }, (_, i) => i + 1), [2], Array.from({ length: 5 }, (_, i) => i + 1), [3]],
    edges: [edge(0, 1), edge(0, 4), edge(1, 2), edge(0, 2), edge(2, 3), edge(3, 4), edge(3, 1), edge(0, 3)],
  };
  const { blocks, edges, width, height } = layOut(wide, Array.from({ length: 8 }, () => "a line of more than a few characters"));
  assert.ok([width, height, ...edges.flatMap((each) => each.points.flatMap(({ x, y }) => [x, y]))].every(Number.isFinite), "edges without labels have places, too");
  for (const { edge: { from, to }, points } of edges) {
    for (let i = 0; i + 1 < points.length; i++) {
      for (let part = 0; part <= 20; part++) {
        const at = (field: "x" | "y") => points[i]![field] + (points[i + 1]![field] - points[i]![field]) * part / 20;
        const inside = blocks.findIndex((box, j) => j !== from && j !== to && at("x") > box.x && at("x") < box.x + box.width && at("y") > box.y && at("y") < box.y + box.height);
        assert.equal(inside, -1, `${from} → ${to} passes ${inside}`);
      }
    }
  }
});

test("blocks are found by their lines, also by those that are not drawn", () => {
  const code = Array.from({ length: 8 }, (_, i) => `op${i + 1}`);
  assert.deepEqual(blocksWith(graph.blocks, code, "op5"), [1]);
  assert.deepEqual(blocksWith(graph.blocks, code, "op"), [0, 1, 2]);
  assert.deepEqual(blocksWith(graph.blocks, code, "7"), [2]);
  assert.deepEqual(blocksWith(graph.blocks, code, ""), []);
});

test("a graph without blocks has no size", () => {
  assert.deepEqual(layOut({ ...graph, blocks: [], edges: [] }, []), { width: 0, height: 0, blocks: [], edges: [] });
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
