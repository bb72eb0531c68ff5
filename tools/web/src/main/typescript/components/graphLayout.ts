// SPDX-License-Identifier: Apache-2.0
import * as dagre from "@dagrejs/dagre";
import type { Graph, GraphEdge, OwnedStatus } from "../model";

const MAX_CODE_LINES = 7;
const MAX_CODE_LENGTH = 52;
const MAX_LABELS = 6;

/** Sizes in pixels of what is written in the font of `graph.css`. */
export const SIZES = { character: 7, line: 17, padding: 8, lineNumber: 34 };

export interface Box {
  x: number;
  y: number;
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
  points: { x: number; y: number }[];
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
  layout.setGraph({ rankdir: "TB", nodesep: 36, ranksep: 34, edgesep: 20, marginx: 16, marginy: 16 });
  layout.setDefaultEdgeLabel(() => ({}));
  const blocks = graph.blocks.map((lines) => blockOf(lines, code));
  blocks.forEach((block, i) => layout.setNode(String(i), { width: block.width, height: block.height }));
  const texts = graph.edges.map(textsOf);
  graph.edges.forEach((edge, i) => layout.setEdge(String(edge.from), String(edge.to), { ...sizeOf(texts[i]!), labelpos: "c" }, String(i)));
  dagre.layout(layout);
  const { width = 0, height = 0 } = layout.graph() as { width?: number; height?: number };
  return {
    width,
    height,
    blocks: blocks.map((block, i) => ({ ...block, ...cornerOf(layout.node(String(i)) as Box) })),
    edges: graph.edges.map((edge, i) => {
      const made = layout.edge(String(edge.from), String(edge.to), String(i)) as unknown as Box & { points: LaidOutEdge["points"] };
      return { edge, points: made.points, texts: texts[i]!, label: cornerOf(made) };
    }),
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
