// SPDX-License-Identifier: Apache-2.0
import { hoverTooltip } from "@codemirror/view";
import type { Explanation, Message, Report, Side } from "../model";
import { element } from "./dom";
import { explanationsByLine, explanationsByOrigin, remarksByLine, starts } from "./lines";
import { Messages } from "./messages";
import "./program.css";
import { RemarkLines } from "./remarks";
import { type GivenView, SideBySide } from "./sideBySide";

/** More entries of a list nobody reads. */
const MAX_LISTED = 300;

const KINDS: [Explanation["kind"], string][] = [["free", "Frees"], ["flag", "Flags"], ["copy", "Copies"], ["comparison", "Comparisons"],
  ["allocation", "Allocations"], ["argument", "Arguments"], ["result", "Results of calls"]];

/** The program before and after the passes; beside it, why what they inserted is there. */
export class ProgramView {
  private readonly code: SideBySide;
  private readonly details = element("div", { class: "details-body", "aria-live": "polite" });
  private readonly position = element("span", { class: "faint position" });
  private readonly explanations: Record<Side, Map<number, Explanation[]>>;
  private readonly messages: Messages;
  private readonly changes: number[];

  constructor(parent: HTMLElement, private readonly report: Report, given?: GivenView) {
    this.explanations = { before: explanationsByOrigin(report.explanations, report.before?.name), after: explanationsByLine(report.explanations) };
    this.messages = new Messages(report, (side, line) => this.show(side, line));
    this.changes = starts([...report.inserted, ...report.changed]);
    const code = element("div", { class: "view" });
    const back = element("button", { type: "button", class: "quiet back" }, "All explanations");
    back.addEventListener("click", () => this.showOverview());
    parent.append(element("div", { class: "program" }, code,
      element("aside", { class: "details", "aria-label": "Explanations" },
        element("div", { class: "details-head" }, element("h2", {}, "Why"), back), this.details)));
    const remarks = new Map((["before", "after"] as const).map((side) => [side, new RemarkLines(this.remarksOf(side))]));
    code.append(this.toolbar(remarks));
    this.code = new SideBySide(code, report, {
      given,
      onLine: (side, line) => this.explain(side, line),
      extensions: (side) => side === "after" ? [remarks.get(side)!.extension, this.tooltips()] : [remarks.get(side)!.extension],
    });
    this.showOverview();
    addEventListener("beforeprint", () => this.details.replaceChildren(...this.overview(true)));
    addEventListener("afterprint", () => this.showOverview());
  }

  /** Shows a line, and says why it is there. */
  show(side: Side, line: number): void {
    this.code.side(side).reveal(line);
    this.explain(side, line);
  }

  private remarksOf(side: Side): Map<number, Message[]> {
    return remarksByLine(this.report.remarks, this.report[side]?.name);
  }

  private toolbar(remarks: Map<Side, RemarkLines>): HTMLElement {
    const bar = element("div", { class: "toolbar" });
    if (this.report.before) bar.append(this.step("Previous change", "▲", -1), this.step("Next change", "▼", 1), this.position);
    this.position.textContent = this.changes.length === 1 ? "1 change" : `${this.changes.length} changes`;
    if (this.report.before) bar.append(element("span", { class: "signs faint" }, "+ made   ~ changed   − dropped"));
    if (this.report.remarks.length > 0) bar.append(this.remarkSwitch(remarks));
    return bar;
  }

  private step(label: string, sign: string, direction: 1 | -1): HTMLButtonElement {
    const button = element("button", { type: "button", "aria-label": label, title: label }, sign);
    button.disabled = this.changes.length === 0;
    button.addEventListener("click", () => this.goToChange(direction));
    return button;
  }

  private goToChange(direction: 1 | -1): void {
    const line = this.code.after.line;
    const next = direction === 1 ? this.changes.find((each) => each > line) : this.changes.findLast((each) => each < line);
    const change = next ?? (direction === 1 ? this.changes[0]! : this.changes.at(-1)!);
    this.position.textContent = `change ${this.changes.indexOf(change) + 1} of ${this.changes.length}`;
    this.show("after", change);
  }

  private remarkSwitch(remarks: Map<Side, RemarkLines>): HTMLElement {
    const box = element("input", { type: "checkbox" });
    box.checked = true;
    box.addEventListener("change", () => {
      for (const [side, lines] of remarks) lines.toggle(this.code.side(side).view, box.checked);
    });
    return element("label", { class: "switch" }, box, `Remarks (${this.report.remarks.length})`);
  }

  /** What is said of a line, beside the pointer. */
  private tooltips() {
    return hoverTooltip((view, position) => {
      const line = view.state.doc.lineAt(position);
      const found = this.explanations.after.get(line.number);
      if (!found) return null;
      const create = () => ({ dom: element("div", { class: "tooltip" }, ...found.map((each) => element("p", {}, each.message))) });
      return { pos: line.from + (line.text.length - line.text.trimStart().length), above: true, create };
    });
  }

  private explain(side: Side, line: number): void {
    const found = this.explanations[side].get(line) ?? [];
    const said = (this.remarksOf(side).get(line) ?? []);
    this.code.select(side, side === "after" ? [...new Set([line, ...found.flatMap((each) => each.lines)])] : [line]);
    if (found.length + said.length === 0) return this.showNothing(side, line);
    this.details.replaceChildren(...found.map((each) => this.messages.explanation(each)),
      ...said.map((each) => this.messages.card(each.severity ?? "remark", each)));
  }

  private showNothing(side: Side, line: number): void {
    const where = this.report.before ? `Line ${line} ${side} the passes` : `Line ${line}`;
    this.details.replaceChildren(element("p", { class: "faint" }, `${where}: nothing to explain here.`), ...this.overview());
  }

  private showOverview(): void {
    this.code.select("after", []);
    const hint = this.report.explanations.length === 0 ? "There are no buffers in this program."
      : "Choose a line of the program, or one of these:";
    this.details.replaceChildren(element("p", { class: "faint" }, hint), ...this.overview());
  }

  private overview(isOpen = false): HTMLElement[] {
    return KINDS.flatMap(([kind, title]) => {
      const all = this.report.explanations.filter((each) => each.kind === kind);
      return all.length === 0 ? [] : [this.list(title, all, isOpen)];
    });
  }

  private list(title: string, all: Explanation[], isOpen: boolean): HTMLElement {
    const list = element("ul", { class: "entries" });
    const group = element("details", { class: "group" }, element("summary", {}, title, element("span", { class: "count" }, String(all.length))), list);
    const fill = () => {
      if (list.childElementCount > 0) return;
      list.append(...all.slice(0, MAX_LISTED).map((each) => this.entry(each)));
      if (all.length > MAX_LISTED) list.append(element("li", { class: "faint" }, `and ${all.length - MAX_LISTED} more: choose their lines`));
    };
    group.addEventListener("toggle", fill);
    if (isOpen) {
      fill();
      group.open = true;
    }
    return group;
  }

  private entry(explanation: Explanation): HTMLElement {
    const button = element("button", { type: "button", class: "entry" }, element("span", { class: "line-number" }, String(explanation.line ?? "")),
      explanation.message);
    button.addEventListener("click", () => this.show("after", explanation.line ?? 1));
    return element("li", {}, button);
  }
}
