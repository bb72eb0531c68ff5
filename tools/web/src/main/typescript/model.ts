// SPDX-License-Identifier: Apache-2.0

/** What a page is given: the JSON that the Java module `dev.freehold.report` writes (docs/report.md). Lines and columns count from 1. */
export interface Report extends Comparison {
  title: string;
  /** The passes, as on a command line; none where the program is shown as it is. */
  passes: string[];
  explanations: Explanation[];
  graphs: Partial<Record<Side, Graphs>>;
  functions: CheckedFunction[];
}

/** A program before and after passes. */
export interface Comparison {
  /** Missing where there are no passes. */
  before?: Program;
  after: Program;
  /** Lines of both with the same operation, ascending on both sides. */
  links: LinePair[];
  /** Lines of `before` of which no operation is left. */
  removed: number[];
  /** Lines of `after` that have nothing which was there before. */
  inserted: number[];
  /** Lines of `after` with an operation or block that has more or less operands, results or arguments than before. */
  changed: number[];
  remarks: Message[];
}

export type LinePair = [before: number, after: number];

export interface Program {
  name: string;
  text: string;
}

export type Side = "before" | "after";

/** A place in the file of that name: that of one of the programs. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

export interface Message extends Partial<Place> {
  severity?: "warning" | "remark" | "note";
  message: string;
  notes?: Message[];
}

export interface Explanation extends Message {
  kind: "argument" | "allocation" | "result" | "free" | "flag" | "comparison" | "copy";
  function?: string;
  /** Where it has come from. */
  origin?: Place;
  /** Lines of `after` with operations that are there for what is explained. */
  lines: number[];
  /** What change of the program would make it unnecessary. */
  remedy?: string;
}

export interface Graphs {
  functions: Graph[];
  /** How many functions behind these have no graph here. */
  leftOut: number;
}

/** The control flow of a function. */
export interface Graph {
  function: string;
  line: number;
  /** There are no blocks where there are too many to show. */
  blockCount: number;
  /** The lines of each block; the entry is the first. */
  blocks: number[][];
  edges: GraphEdge[];
}

export interface GraphEdge {
  from: number;
  to: number;
  label?: string;
  /** Buffers that the function has to free, or does not free, when control has taken the edge; the first of `ownedCount`. */
  owned: { buffer: string; line: number; status: OwnedStatus }[];
  ownedCount: number;
  passed: { value: string; parameter: string; isFlag: boolean }[];
}

export type OwnedStatus = "owned" | "owned-if" | "not-freed";

/** What a check has found out about a function. */
export interface CheckedFunction {
  function: string;
  explored: "complete" | "partial" | "skipped";
  /** Why it was not explored whole. */
  reasons: string[];
  paths: number;
  /** On chosen paths, that with the highest peak first. */
  runs: PathRun[];
  /** Whether there would be runs, were there not so many functions. */
  runsLeftOut: boolean;
  findings: Finding[];
}

export interface Choice {
  question: string;
  answer: string;
}

export interface PathRun extends Partial<Record<Side, Run>> {
  path: Choice[];
  after: Run;
}

/** What a run did with memory. Time counts uses of memory. */
export interface Run {
  peak: number;
  pathOptimalPeak: number;
  end: number;
  /** So many bytes live from a time on. */
  live: [time: number, bytes: number][];
  /** The same, had every buffer ended as soon as the past tells that it is not needed any more. */
  needed: [time: number, bytes: number][];
  bufferCount: number;
  buffers: RunBuffer[];
  /** What line was at work at a time. */
  points: [time: number, line: number][];
}

export type Owner = "function" | "caller" | "scope" | "outside" | "nobody";

export interface RunBuffer {
  id: number;
  name: string;
  /** 0 where it is not in the text. */
  line: number;
  bytes: number;
  owner: Owner;
  born: number;
  lastUse: number;
  died: number;
}

/** Something wrong, with the way that leads there. */
export interface Finding extends Message {
  kind: string;
  side: Side;
  path: Choice[];
  bufferCount: number;
  buffers: RunBuffer[];
  /** How many steps are left out at the start. */
  omitted: number;
  /** The buffers that there were in front of the first step. */
  liveAtFirst: number[];
  steps: Step[];
}

export interface Step {
  /** Something that happened to memory, or `way`: control went elsewhere than to the next operation. */
  what: "allocated" | "stacked" | "given" | "freed" | "vanished" | "cloned" | "copied" | "read" | "written" | "returned" | "way";
  line: number;
  buffer?: number;
  /** The buffer that was copied from. */
  other?: number;
  bytes?: number;
  /** Where control went; 0 where the run ended. */
  to?: number;
}
