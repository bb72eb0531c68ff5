// SPDX-License-Identifier: Apache-2.0
import * as dagre from "@dagrejs/dagre";
import type { Graph, GraphEdge, OwnedStatus } from "../model";

const MAX_CODE_LINES = 7;
const MAX_CODE_LENGTH = 52;
const MAX_LABELS = 6;
const MARGIN = 16;

/** Sizes in pixels of what is written in the font of `graph.css`. */
export const SIZES = { character: 7, line: 17, padding: 8, lineNumber: 34 };

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface LaidOutBlock extends Box {
  lines: { number: number; text: string }[];
  /** How many lines are left out. */
  more: number;
}

/** What an edge says: an answer, a buffer that has to be freed, or what is passed. */
export interface EdgeText {
  kind: OwnedStatus | "answer" | "passed" | "flag" | "more";
  text: string;
}

export interface LaidOutEdge {
  edge: GraphEdge;
  points: Point[];
  label: Box;
  texts: EdgeText[];
}

export interface GraphLayout {
  width: number;
  height: number;
  blocks: LaidOutBlock[];
  edges: LaidOutEdge[];
}

/** Lays out a graph from top to bottom, by the method of dagre. `code` are the lines of the program. */
export function layOut(graph: Graph, code: string[]): GraphLayout {
  const layout = new dagre.graphlib.Graph({ multigraph: true });
  layout.setGraph({ rankdir: "TB", nodesep: 36, ranksep: 34, edgesep: 20, marginx: MARGIN, marginy: MARGIN });
  layout.setDefaultEdgeLabel(() => ({}));
  const blocks = graph.blocks.map((lines) => blockOf(lines, code));
  blocks.forEach((block, i) => layout.setNode(String(i), { width: block.width, height: block.height }));
  const texts = graph.edges.map(textsOf);
  graph.edges.forEach((edge, i) => layout.setEdge(String(edge.from), String(edge.to), { ...sizeOf(texts[i]!), labelpos: "c" }, String(i)));
  dagre.layout(layout);
  const placed = blocks.map((block, i) => ({ ...block, ...cornerOf(layout.node(String(i)) as Box) }));
  const rowHeights = heightsOfRows(placed);
  const edges = graph.edges.map((edge, i) => {
    const made = layout.edge(String(edge.from), String(edge.to), String(i)) as unknown as Box & { points: Point[] };
    // An edge without texts has a place for a label only if dagre needed one.
    const label = texts[i]!.length === 0 ? { ...made.points[0]!, width: 0, height: 0 } : cornerOf(made);
    const points = edge.from === edge.to ? loopOf(placed[edge.from]!, label) : besideBlocks(made.points, rowHeights);
    return { edge, points, texts: texts[i]!, label };
  });
  return fitted(placed, edges);
}

/** By the middle of a row the height of its highest block. */
function heightsOfRows(blocks: Box[]): Map<number, number> {
  const heights = new Map<number, number>();
  for (const { y, height } of blocks) {
    const middle = Math.round(y + height / 2);
    heights.set(middle, Math.max(heights.get(middle) ?? 0, height));
  }
  return heights;
}

/** The points of an edge from a block to itself: from its right side and back, with the label to the right. */
function loopOf(block: Box, label: Box): Point[] {
  const [right, middle, reach] = [block.x + block.width, block.y + block.height / 2, block.height * 0.3];
  const out = Math.max(label.x - 6, right + 16);
  return [{ x: right, y: middle + reach }, { x: out, y: middle + reach }, { x: out, y: middle - reach }, { x: right, y: middle - reach }];
}

/** The points of an edge that passes rows without touching their blocks: dagre has one point in each row, and the straight line to the next cuts corners. */
function besideBlocks(points: Point[], rowHeights: Map<number, number>): Point[] {
  return points.flatMap((point, i) => {
    const height = rowHeights.get(Math.round(point.y));
    if (i === 0 || i === points.length - 1 || height === undefined) return [point];
    const step = Math.sign(points[i + 1]!.y - points[i - 1]!.y) * height / 2;
    return step === 0 ? [point] : [{ x: point.x, y: point.y - step }, { x: point.x, y: point.y + step }];
  });
}

/** Moves everything so that it begins at the margin: a block's edge to itself may leave the size that dagre gives. */
function fitted(blocks: LaidOutBlock[], edges: LaidOutEdge[]): GraphLayout {
  const boxes: Box[] = [...blocks, ...edges.map((edge) => edge.label), ...edges.flatMap((edge) => edge.points.map(({ x, y }) => ({ x, y, width: 0, height: 0 })))];
  const least = (of: (box: Box) => number) => boxes.reduce((found, box) => Math.min(found, of(box)), Infinity);
  const [left, top] = [least((box) => box.x) - MARGIN, least((box) => box.y) - MARGIN];
  const moved = <P extends Point>(point: P): P => ({ ...point, x: point.x - left, y: point.y - top });
  return {
    width: boxes.length === 0 ? 0 : MARGIN - left - least((box) => -box.x - box.width),
    height: boxes.length === 0 ? 0 : MARGIN - top - least((box) => -box.y - box.height),
    blocks: blocks.map(moved),
    edges: edges.map((edge) => ({ ...edge, points: edge.points.map(moved), label: moved(edge.label) })),
  };
}

function cornerOf(centred: Box): Box {
  const { width, height } = centred;
  return { x: centred.x - width / 2, y: centred.y - height / 2, width, height };
}

function blockOf(lines: number[], code: string[]): Omit<LaidOutBlock, "x" | "y"> {
  const shown = lines.length > MAX_CODE_LINES ? lines.slice(0, MAX_CODE_LINES - 1) : lines;
  const texts = shown.map((number) => ({ number, text: shortened(code[number - 1] ?? "") }));
  const more = lines.length - shown.length;
  const longest = Math.max(12, ...texts.map((each) => each.text.length));
  const rows = Math.max(1, texts.length + (more > 0 ? 1 : 0));
  return {
    lines: texts,
    more,
    width: longest * SIZES.character + SIZES.lineNumber + 2 * SIZES.padding,
    height: rows * SIZES.line + 2 * SIZES.padding,
  };
}

/** The numbers of the blocks that have a line with a text, or the line with that number. */
export function blocksWith(blocks: number[][], code: string[], text: string): number[] {
  if (text === "") return [];
  return blocks.flatMap((lines, i) => lines.some((line) => String(line) === text || (code[line - 1] ?? "").includes(text)) ? [i] : []);
}

function shortened(line: string): string {
  const text = line.trim();
  return text.length > MAX_CODE_LENGTH ? `${text.slice(0, MAX_CODE_LENGTH - 1)}…` : text;
}

const STATUS_TEXTS: Record<OwnedStatus, (buffer: string) => string> = {
  "owned": (buffer) => `owns ${buffer}`,
  "owned-if": (buffer) => `may own ${buffer}`,
  "not-freed": (buffer) => `${buffer} is never freed`,
};

/** What stands on an edge; the first of it, where that is too much. */
export function textsOf(edge: GraphEdge): EdgeText[] {
  const texts: EdgeText[] = [
    ...(edge.label === undefined ? [] : [{ kind: "answer" as const, text: edge.label }]),
    ...edge.owned.map(({ buffer, status }) => ({ kind: status, text: STATUS_TEXTS[status](buffer) })),
    ...edge.passed.map(({ value, parameter, isFlag }) => ({
      kind: isFlag ? "flag" as const : "passed" as const,
      text: isFlag ? `flag ${parameter} = ${value}` : `${value} → ${parameter}`,
    })),
  ];
  const all = texts.length + edge.ownedCount - edge.owned.length;
  if (all <= MAX_LABELS) return texts;
  const shown = texts.slice(0, MAX_LABELS - 1);
  return [...shown, { kind: "more", text: `and ${all - shown.length} more` }];
}

function sizeOf(texts: EdgeText[]): { width: number; height: number } {
  if (texts.length === 0) return { width: 0, height: 0 };
  const longest = Math.max(...texts.map((each) => each.text.length));
  return { width: (longest + 2) * SIZES.character + SIZES.padding, height: texts.length * SIZES.line + SIZES.padding / 2 };
}
