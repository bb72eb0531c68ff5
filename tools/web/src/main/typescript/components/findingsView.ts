// SPDX-License-Identifier: Apache-2.0
import type { CheckedFunction, Finding, Report } from "../model";
import { CodeView } from "./codeView";
import { element } from "./dom";
import { count, nothingFound, unexplored } from "./exploration";
import "./findings.css";
import { heapAfter, stepText } from "./heap";
import { pathText } from "./memoryView";
import { type GoTo, Messages } from "./messages";
import { OWNERS } from "./memoryChart";
import { bytes } from "./rows";

/** What a check has found: each fault with the way that leads to it, step by step, and the heap at each step. */
export class FindingsView {
  private readonly body = element("div", { class: "finding-body" });
  private readonly messages: Messages;

  constructor(parent: HTMLElement, private readonly report: Report, goTo: GoTo) {
    this.messages = new Messages(report, goTo);
    const findings = report.functions.flatMap((each) => each.findings.map((finding) => ({ finding, function: each.function })));
    const list = element("nav", { class: "finding-list", "aria-label": "Findings" }, element("h2", {}, "Findings"));
    parent.append(element("div", { class: "findings" }, list, this.body));
    for (const { finding, function: name } of findings) {
      const button = element("button", { type: "button", class: "finding-entry" }, element("span", { class: "label" }, finding.kind),
        element("span", {}, finding.message), element("span", { class: "faint" }, `@${name}${this.where(finding)}`));
      button.addEventListener("click", () => this.choose(finding, button));
      list.append(element("div", {}, button));
    }
    if (findings.length === 0) list.append(element("p", { class: "faint" }, nothingFound(report.functions)));
    list.append(...explored(report.functions));
    list.querySelector("button")?.click();
  }

  private where(finding: Finding): string {
    return this.report.before ? `, ${finding.side} the passes` : "";
  }

  private choose(finding: Finding, button: HTMLButtonElement): void {
    for (const each of button.closest("nav")!.querySelectorAll("button")) each.toggleAttribute("aria-current", each === button);
    const code = element("div", { class: "finding-code" });
    const steps = element("div", { class: "finding-steps" });
    this.body.replaceChildren(element("div", { class: "finding-head" }, this.messages.card(finding.kind, finding),
      element("p", { class: "faint" }, `Path: ${pathText(finding.path)}`)), code, steps);
    const program = this.report[finding.side] ?? this.report.after;
    new Walk(finding, steps, new CodeView(code, { text: program.text, label: "Program text" }));
  }
}

/** How much was followed of the functions, and why not all. */
function explored(functions: CheckedFunction[]): HTMLElement[] {
  const others = unexplored(functions);
  const paths = functions.reduce((sum, each) => sum + each.paths, 0);
  const whole = functions.length - others.length;
  const summary = element("p", { class: "faint" }, `Fully explored: ${whole} of ${count(functions.length, "function")}, on ${count(paths, "path")} in all.`);
  if (others.length === 0) return [summary];
  return [summary, element("h3", {}, "Not fully explored"), element("ul", { class: "unexplored" }, ...others.slice(0, 50).map((each) =>
    element("li", {}, element("strong", {}, `@${each.function}`), ` ${each.reasons.join(", ")}`)))];
}

/** The way to a fault. Arrow keys go from step to step. */
class Walk {
  private readonly list = element("ol", { class: "steps", role: "listbox", tabindex: "0", "aria-label": "Steps to the fault; arrow keys go from one to the next" });
  private readonly heap = element("div", { class: "heap", "aria-live": "polite" });
  private readonly lines: number[];
  private at = 0;

  constructor(private readonly finding: Finding, parent: HTMLElement, private readonly code: CodeView) {
    this.lines = [...finding.steps.map((step) => step.line), finding.line ?? 0];
    const texts = [...finding.steps.map((step) => stepText(step, finding.buffers)), finding.message];
    if (finding.omitted > 0) parent.append(element("p", { class: "faint" }, `${finding.omitted} earlier steps are left out.`));
    parent.append(element("h3", {}, "Steps"), this.list, element("h3", {}, "Heap after this step"), this.heap);
    texts.forEach((text, i) => {
      const isFault = i === texts.length - 1;
      const item = element("li", { role: "option", id: `step-${i}`, class: isFault ? "fault" : "" },
        element("span", { class: "line-number" }, this.lines[i] ? String(this.lines[i]) : ""), text);
      item.addEventListener("click", () => this.go(i));
      this.list.append(item);
    });
    this.list.addEventListener("keydown", (event) => this.press(event));
    this.go(this.lines.length - 1);
  }

  private press(event: KeyboardEvent): void {
    const last = this.lines.length - 1;
    const to = { ArrowDown: this.at + 1, ArrowUp: this.at - 1, PageDown: this.at + 10, PageUp: this.at - 10, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(Math.max(0, Math.min(to, last)));
  }

  private go(step: number): void {
    this.list.children[this.at]!.setAttribute("aria-selected", "false");
    const item = this.list.children[step] as HTMLElement;
    item.setAttribute("aria-selected", "true");
    this.at = step;
    this.list.setAttribute("aria-activedescendant", item.id);
    this.list.scrollTop = item.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
    const line = this.lines[step]!;
    this.code.mark(new Map(line > 0 ? [[line, ["selected"]]] : []));
    if (line > 0) this.code.reveal(line);
    this.showHeap(step);
  }

  private showHeap(step: number): void {
    const live = heapAfter(this.finding, step);
    const touched = new Set([this.finding.steps[step]?.buffer, this.finding.steps[step]?.other]);
    const total = live.filter((each) => each.owner !== "caller" && each.owner !== "outside").reduce((sum, each) => sum + each.bytes, 0);
    const rows = live.map((each) => element("tr", { class: touched.has(each.id) ? "touched" : "" },
      element("td", {}, element("code", {}, each.name), each.line > 0 ? element("span", { class: "faint" }, ` :${each.line}`) : null),
      element("td", { class: "number" }, bytes(each.bytes)), element("td", {}, OWNERS[each.owner])));
    this.heap.replaceChildren(
      element("table", {}, element("thead", {}, element("tr", {}, ...["Buffer", "Size", "Owner, in the end"].map((name) => element("th", { scope: "col" }, name)))),
        element("tbody", {}, ...rows)),
      element("p", { class: "faint" }, live.length === 0 ? "Nothing lives." : `${live.length} live; ${bytes(total)} the program's own`));
  }
}
