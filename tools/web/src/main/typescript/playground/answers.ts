// SPDX-License-Identifier: Apache-2.0
import type { Message, Report, Run } from "../model";

/** What the server answers: the Java module `dev.freehold.playground` writes it (docs/playground.md). */
export interface Answer<T> {
  /** Null where something is too wrong. */
  content: T | null;
  diagnostics: Diagnosis[];
}

export interface Diagnosis extends Omit<Message, "severity"> {
  severity: "error" | "warning" | "remark" | "note";
}

export type ReportAnswer = Answer<Report>;

export type RunAnswer = Answer<{ before?: GivenRun; after: GivenRun }>;

/** A run with arguments that somebody has chosen. */
export interface GivenRun {
  function: string;
  /** What it was given, as it was at the end. */
  arguments: string[];
  results: string[];
  /** How many operations were executed. */
  steps: number;
  faults: Fault[];
  memory: Run;
}

export interface Fault extends Message {
  kind: string;
}

/** The passes that there are. */
export interface Passes {
  pipelines: PassInfo[];
  passes: PassInfo[];
}

export interface PassInfo {
  name: string;
  summary: string;
  options: PassOption[];
}

export interface PassOption {
  name: string;
  /** As help shows it: `<bool>`, for instance. */
  kind: string;
  default: string;
  help: string;
  choices: string[];
}

export interface Example {
  name: string;
  title: string;
  program: string;
  pipeline: string;
  args: string;
}
