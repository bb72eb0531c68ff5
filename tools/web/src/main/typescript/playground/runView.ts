// SPDX-License-Identifier: Apache-2.0
import { element } from "../components/dom";
import { MemoryView } from "../components/memoryView";
import { type GoTo, Messages } from "../components/messages";
import type { Report } from "../model";
import type { GivenRun, RunAnswer } from "./answers";

/** What a function did with arguments that somebody has chosen, before the passes and after them. */
export class RunView {
  constructor(parent: HTMLElement, private readonly report: Report, answer: NonNullable<RunAnswer["content"]>, goTo: GoTo) {
    const { before, after } = answer;
    const messages = new Messages(report, goTo);
    parent.append(element("div", { class: "run-outcomes" },
      before ? this.outcome("Before the passes", before, messages) : null, this.outcome(before ? "After the passes" : "Outcome", after, messages)));
    const memory = element("div", { class: "run-memory" });
    parent.append(memory);
    const run = { path: [], after: after.memory, ...(before ? { before: before.memory } : {}) };
    const hasBuffers = after.memory.bufferCount + (before?.memory.bufferCount ?? 0) > 0;
    if (hasBuffers) new MemoryView(memory, this.alone(after.function, run), goTo);
  }

  private alone(name: string, run: Report["functions"][number]["runs"][number]): Report {
    const alone = { function: name, explored: "complete" as const, reasons: [], paths: 1, runs: [run], runsLeftOut: false, findings: [] };
    return { ...this.report, functions: [alone] };
  }

  private outcome(title: string, run: GivenRun, messages: Messages): HTMLElement {
    return element("section", { class: "outcome" },
      element("h3", {}, title, element("span", { class: "faint" }, ` @${run.function}, ${run.steps} ${run.steps === 1 ? "operation" : "operations"}`)),
      values("Results", run.results), values("Arguments at the end", run.arguments),
      ...run.faults.map((each) => messages.card(each.kind, each)),
      run.faults.length === 0 ? element("p", { class: "fine" }, "Nothing wrong with memory in this run.") : null);
  }
}

function values(title: string, all: string[]): HTMLElement | null {
  if (all.length === 0) return null;
  return element("div", { class: "values" }, element("h4", {}, title), ...all.map((each) => element("code", {}, each)));
}
