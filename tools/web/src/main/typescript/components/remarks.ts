// SPDX-License-Identifier: Apache-2.0
import { type Extension, RangeSetBuilder, StateEffect, StateField, type EditorState } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
import type { Message } from "../model";
import { element } from "./dom";

/** What has been said of a line, below it. */
class Remark extends WidgetType {
  constructor(private readonly messages: Message[]) {
    super();
  }

  override eq(other: Remark): boolean {
    return this.messages === other.messages;
  }

  override toDOM(): HTMLElement {
    return element("div", { class: "cm-remarks" }, ...this.messages.map((each) =>
      element("div", { class: `remark remark-${each.severity ?? "remark"}` }, element("span", { class: "label" }, each.severity ?? "remark"), each.message)));
  }

  override get estimatedHeight(): number {
    return 20 * this.messages.length;
  }
}

const show = StateEffect.define<boolean>();

/** Remarks below the lines of a program, which can be hidden. */
export class RemarkLines {
  private readonly field: StateField<DecorationSet>;

  constructor(private readonly byLine: Map<number, Message[]>) {
    this.field = StateField.define<DecorationSet>({
      create: (state) => this.decorations(state),
      update: (value, transaction) => {
        for (const effect of transaction.effects) {
          if (effect.is(show)) return effect.value ? this.decorations(transaction.state) : Decoration.none;
        }
        return value.map(transaction.changes);
      },
      provide: (field) => EditorView.decorations.from(field),
    });
  }

  get extension(): Extension {
    return this.field;
  }

  toggle(view: EditorView, isShown: boolean): void {
    view.dispatch({ effects: show.of(isShown) });
  }

  private decorations(state: EditorState): DecorationSet {
    const builder = new RangeSetBuilder<Decoration>();
    for (const line of [...this.byLine.keys()].sort((a, b) => a - b)) {
      if (line < 1 || line > state.doc.lines) continue;
      const { to } = state.doc.line(line);
      builder.add(to, to, Decoration.widget({ widget: new Remark(this.byLine.get(line)!), block: true, side: 1 }));
    }
    return builder.finish();
  }
}
