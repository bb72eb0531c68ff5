// SPDX-License-Identifier: Apache-2.0
import type { CodeView } from "../components/codeView";
import { element } from "../components/dom";
import { findingsBadge } from "../components/exploration";
import { FindingsView } from "../components/findingsView";
import { GraphView } from "../components/graphView";
import { MemoryView } from "../components/memoryView";
import type { GoTo } from "../components/messages";
import { ProgramView } from "../components/programView";
import { type Tab, Tabs } from "../components/tabs";
import type { Report } from "../model";
import type { RunAnswer } from "./answers";
import type { RunForm } from "./runForm";
import { RunView } from "./runView";

/** What has become of the program, in tabs. */
export class Results {
  private readonly bar = element("nav", { class: "tabs", "aria-label": "Results" });
  private readonly panels = element("div", { class: "panels" });
  private readonly runs = element("div", { class: "run-body" });
  private gone = new AbortController();
  private report: Report | null = null;
  private tabs: Tabs | null = null;
  private program: ProgramView | null = null;
  /** The tab that somebody has chosen: it stays, whatever is shown next. */
  private chosen = "program";

  constructor(parent: HTMLElement, private readonly editor: CodeView, private readonly form: RunForm) {
    parent.append(this.bar, this.panels);
    this.bar.addEventListener("click", (event) => {
      const tab = event.target instanceof Element ? event.target.closest("[role=tab]") : null;
      if (tab) this.chosen = tab.id.replace("tab-", "");
    });
  }

  /** Shows what passes have made of the program, and what is known of it. */
  show(report: Report): void {
    this.clear();
    const { gone: { signal } } = this;
    const views: Tab[] = [
      { id: "program", title: "Program", fill: (panel) => this.program = new ProgramView(panel, report, { code: this.editor, gone: signal }) },
      { id: "flow", title: "Control flow", fill: (panel) => new GraphView(panel, report, this.goTo) },
      { id: "memory", title: "Memory", fill: (panel) => new MemoryView(panel, report, this.goTo) },
      { id: "check", title: "Check", count: findingsBadge(report.functions), fill: (panel) => new FindingsView(panel, report, this.goTo) },
      { id: "run", title: "Run", fill: (panel) => panel.append(element("div", { class: "run" }, this.form.element, this.runs)) },
    ];
    this.report = report;
    this.tabs = new Tabs(this.bar, this.panels, views, signal, this.chosen);
  }

  /** Shows what a function did. */
  showRun(answer: NonNullable<RunAnswer["content"]>): void {
    if (!this.report) return;
    this.runs.replaceChildren();
    new RunView(this.runs, this.report, answer, this.goTo);
  }

  private readonly goTo: GoTo = (side, line) => {
    if (side === "before") return this.editor.reveal(line);
    this.tabs?.select("program");
    this.program?.show(side, line);
  };

  /** Takes away what was shown. */
  clear(): void {
    this.gone.abort();
    this.gone = new AbortController();
    this.report = null;
    this.tabs = null;
    this.program = null;
    this.bar.replaceChildren();
    this.panels.replaceChildren();
    this.runs.replaceChildren();
    this.editor.mark(new Map());
    this.editor.extend(undefined, []);
  }
}
