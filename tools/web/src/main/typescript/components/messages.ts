// SPDX-License-Identifier: Apache-2.0
import type { Comparison, Explanation, Message, Side } from "../model";
import { element } from "./dom";
import "./messages.css";

/** Shows a line of a program. */
export type GoTo = (side: Side, line: number) => void;

/** The program that a file is; undefined for others. */
export function sideOf(file: string | undefined, comparison: Comparison): Side | undefined {
  return file === comparison.after.name ? "after" : file !== undefined && file === comparison.before?.name ? "before" : undefined;
}

/** Explanations and remarks as cards, whose places lead to the program. */
export class Messages {
  constructor(private readonly comparison: Comparison, private readonly goTo: GoTo) {}

  explanation(explanation: Explanation): HTMLElement {
    const card = this.card(explanation.kind, explanation);
    if (explanation.remedy) card.append(element("p", { class: "remedy" }, element("strong", {}, "To avoid it: "), explanation.remedy));
    return card;
  }

  /** A card with a label, the message, and its notes. */
  card(label: string, message: Message): HTMLElement {
    const card = element("article", { class: `card card-${label}` },
      element("header", {}, element("span", { class: "label" }, label), this.place(message)),
      element("p", {}, message.message));
    if (message.notes?.length) card.append(element("ul", { class: "notes" }, ...message.notes.map((note) => this.note(note))));
    return card;
  }

  private note(note: Message): HTMLElement {
    return element("li", {}, this.place(note), element("span", {}, note.message));
  }

  /** A button that leads to the place of a message; null where it is in neither program. */
  place(message: Message): HTMLElement | null {
    const side = sideOf(message.file, this.comparison);
    const line = message.line ?? 0;
    if (side === undefined || line === 0) return null;
    const isOther = side === "before";
    const button = element("button", { type: "button", class: "place" }, `${isOther ? "before, " : ""}line ${line}`);
    button.addEventListener("click", () => this.goTo(side, line));
    return button;
  }
}
