// SPDX-License-Identifier: Apache-2.0
import { element } from "../components/dom";
import type { Diagnosis } from "./answers";

/** What goes on, and what is wrong. */
export class Status {
  private readonly line = element("p", { class: "status", role: "status" });
  private readonly problems = element("ul", { class: "problems", "aria-label": "Problems" });

  constructor(parent: HTMLElement, private readonly goTo: (line: number) => void) {
    parent.append(this.problems, this.line);
  }

  say(text: string, kind: "plain" | "busy" | "bad" = "plain"): void {
    this.line.className = `status status-${kind}`;
    this.line.textContent = text;
  }

  show(diagnoses: Diagnosis[]): void {
    this.problems.replaceChildren(...diagnoses.map((each) => this.problem(each)));
  }

  private problem(diagnosis: Diagnosis): HTMLElement {
    const notes = (diagnosis.notes ?? []).map((each) => element("li", {}, this.place(each.line), each.message));
    return element("li", { class: `problem problem-${diagnosis.severity}` },
      element("span", { class: "label" }, diagnosis.severity), this.place(diagnosis.line), element("span", { class: "problem-text" }, diagnosis.message),
      notes.length === 0 ? null : element("ul", {}, ...notes));
  }

  private place(line: number | undefined): HTMLElement | null {
    if (line === undefined) return null;
    const button = element("button", { type: "button", class: "place" }, `line ${line}`);
    button.addEventListener("click", () => this.goTo(line));
    return button;
  }
}
