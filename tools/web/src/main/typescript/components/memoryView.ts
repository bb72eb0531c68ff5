// SPDX-License-Identifier: Apache-2.0
import type { CheckedFunction, Choice, PathRun, Report, Run, Side } from "../model";
import { choice, element, leftOutNote } from "./dom";
import { nothingRun } from "./exploration";
import { type Extent, memoryChart, memoryLegend } from "./memoryChart";
import "./memory.css";
import type { GoTo } from "./messages";
import { bytes } from "./rows";

/** What a chart needs to be read. */
const MIN_WIDTH = 480;
/** A panel that is only seen on paper has no width of its own. */
const PAPER_WIDTH = 960;

/** A path in words. */
export function pathText(path: Choice[]): string {
  return path.length === 0 ? "the only path" : path.map(({ question, answer }) => `${question}: ${answer}`).join("; ");
}

/** What runs of a function do with memory, before and after the passes. */
export class MemoryView {
  private readonly charts = element("div", { class: "charts" });
  private readonly paths = element("span", { class: "paths" });
  private readonly functions: CheckedFunction[];
  private run: PathRun | undefined;
  private width = 0;

  constructor(parent: HTMLElement, report: Report, private readonly goTo: GoTo) {
    this.functions = report.functions.filter((each) => each.runs.length > 0);
    const bar = element("div", { class: "toolbar" }, choice("Function", this.functions.map((each) => `@${each.function}`), (i) => this.choose(i)),
      this.paths);
    const leftOut = report.functions.filter((each) => each.runsLeftOut).length;
    if (leftOut > 0) bar.append(leftOutNote(`runs of ${leftOut} more functions are not shown`));
    parent.append(element("div", { class: "view memory" }, bar, element("div", { class: "memory-body" }, memoryLegend(), this.charts)));
    if (this.functions.length === 0) {
      this.charts.append(element("p", { class: "faint empty" }, nothingRun(report.functions)));
      return;
    }
    this.choose(0);
    new ResizeObserver(() => {
      if (this.charts.clientWidth !== this.width) this.draw();
    }).observe(this.charts);
  }

  private choose(index: number): void {
    const { runs } = this.functions[index]!;
    this.paths.replaceChildren(choice("Path", runs.map((run) => pathText(run.path)), (i) => {
      this.run = runs[i];
      this.draw();
    }));
    this.run = runs[0];
    this.draw();
  }

  private draw(): void {
    const { run } = this;
    if (!run) return;
    this.width = this.charts.clientWidth;
    const shown = (["before", "after"] as const).flatMap((side) => run[side] ? [[side, run[side]] as const] : []);
    const extent = { end: Math.max(...shown.map(([, each]) => each.end)), peak: Math.max(...shown.map(([, each]) => each.peak)) };
    this.charts.replaceChildren(...shown.map(([side, each]) => this.figure(side, each, extent, shown.length === 1)));
  }

  private figure(side: Side, run: Run, extent: Extent, isAlone: boolean): HTMLElement {
    const title = isAlone ? "Memory" : side === "before" ? "Before" : "After";
    const numbers = element("dl", { class: "numbers" }, ...[["Peak", run.peak], ["Path-optimal", run.pathOptimalPeak]].flatMap(([name, value]) =>
      [element("dt", {}, String(name)), element("dd", {}, bytes(Number(value)))]));
    const width = this.width === 0 ? PAPER_WIDTH : Math.max(MIN_WIDTH, this.width);
    const figure = element("figure", { class: "chart" }, element("figcaption", {}, element("h3", {}, title), numbers));
    const scroll = element("div", { class: "chart-scroll" });
    scroll.append(memoryChart(run, extent, width, (line) => this.goTo(side, line)));
    figure.append(scroll);
    const left = run.bufferCount - run.buffers.length;
    if (left > 0) figure.append(element("p", { class: "faint" }, `The ${run.buffers.length} largest buffers; ${left} more are not drawn.`));
    return figure;
  }
}
