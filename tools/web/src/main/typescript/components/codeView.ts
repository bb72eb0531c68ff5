// SPDX-License-Identifier: Apache-2.0
import { Compartment, type Extension, RangeSetBuilder, StateEffect, StateField, EditorState } from "@codemirror/state";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import {
  Decoration, type DecorationSet, drawSelection, EditorView, gutter, GutterMarker, highlightActiveLine, keymap, lineNumbers,
} from "@codemirror/view";
import "./code.css";
import { mlir } from "./mlir";

/** How a line is marked: an operation that passes made or dropped, or what is selected on the page. */
export type LineMark = "inserted" | "changed" | "removed" | "selected";

export type LineMarks = Map<number, LineMark[]>;

const setMarks = StateEffect.define<LineMarks>();

/** The marks of lines, as decorations and in the gutter. */
const marks = StateField.define<{ lines: LineMarks; decorations: DecorationSet }>({
  create: () => ({ lines: new Map(), decorations: Decoration.none }),
  update(value, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setMarks)) return { lines: effect.value, decorations: decorate(effect.value, transaction.state) };
    }
    return transaction.docChanged ? { lines: value.lines, decorations: value.decorations.map(transaction.changes) } : value;
  },
  provide: (field) => EditorView.decorations.from(field, (value) => value.decorations),
});

function decorate(lines: LineMarks, state: EditorState): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const line of [...lines.keys()].sort((a, b) => a - b)) {
    if (line < 1 || line > state.doc.lines) continue;
    const from = state.doc.line(line).from;
    builder.add(from, from, Decoration.line({ class: lines.get(line)!.map((mark) => `line-${mark}`).join(" ") }));
  }
  return builder.finish();
}

/** Says by a sign what the colour of a line says, for those who do not see it. */
class Sign extends GutterMarker {
  constructor(private readonly sign: string, private readonly label: string) {
    super();
  }

  override toDOM(): Node {
    const element = document.createElement("span");
    element.textContent = this.sign;
    element.title = this.label;
    return element;
  }
}

const SIGNS: Partial<Record<LineMark, Sign>> = {
  inserted: new Sign("+", "made by the passes"),
  changed: new Sign("~", "changed by the passes"),
  removed: new Sign("−", "dropped by the passes"),
};

const signs = gutter({
  class: "cm-signs",
  lineMarker(view, block) {
    const line = view.state.doc.lineAt(block.from).number;
    const mark = view.state.field(marks).lines.get(line)?.find((each) => SIGNS[each]);
    return mark ? SIGNS[mark]! : null;
  },
  lineMarkerChange: (update) => update.startState.field(marks) !== update.state.field(marks),
});

/** What every view of a program has: numbers of lines, colours, marks, search. */
export function codeExtensions(): Extension[] {
  return [lineNumbers(), marks, signs, mlir, drawSelection(), highlightActiveLine(), highlightSelectionMatches(), search({ top: true }),
    keymap.of(searchKeymap)];
}

/** A page whose policy allows only styles with its nonce says that in its head. */
function nonce(): Extension {
  const content = document.querySelector<HTMLMetaElement>("meta[name=style-nonce]")?.content;
  return content ? EditorView.cspNonce.of(content) : [];
}

export interface CodeViewOptions {
  text: string;
  /** What screen readers call it. */
  label: string;
  /** Called with the line that the cursor comes to. */
  onLine?: (line: number) => void;
  extensions?: Extension[];
  isEditable?: boolean;
}

/** A program. Only the lines that are seen are in the document, however many it has. */
export class CodeView {
  readonly view: EditorView;
  private readonly more = new Compartment();

  constructor(parent: HTMLElement, options: CodeViewOptions) {
    this.view = new EditorView({
      parent,
      doc: options.text.replace(/\n$/, ""),
      extensions: [
        codeExtensions(),
        options.isEditable ? EditorView.contentAttributes.of({ "aria-label": options.label }) : [
          EditorState.readOnly.of(true),
          EditorView.contentAttributes.of({ "aria-label": options.label, "aria-readonly": "true", inputmode: "none" }),
        ],
        nonce(),
        this.more.of([]),
        options.extensions ?? [],
      ],
    });
    this.extend(options.onLine, []);
  }

  /** Gives it other extensions, and another function that is called with the line that the cursor comes to, in place of those it got here before. */
  extend(onLine: CodeViewOptions["onLine"], extensions: Extension[]): void {
    const listener = EditorView.updateListener.of((update) => {
      if (update.selectionSet && !update.docChanged) onLine?.(this.line);
    });
    this.view.dispatch({ effects: this.more.reconfigure([listener, extensions]) });
  }

  /** The line of the cursor. */
  get line(): number {
    return this.view.state.doc.lineAt(this.view.state.selection.main.head).number;
  }

  mark(lines: LineMarks): void {
    this.view.dispatch({ effects: setMarks.of(lines) });
  }

  /** Puts the cursor on a line and shows it. */
  reveal(line: number): void {
    const { doc } = this.view.state;
    const { from } = doc.line(Math.max(1, Math.min(line, doc.lines)));
    this.view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
  }
}
