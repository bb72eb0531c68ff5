// SPDX-License-Identifier: Apache-2.0
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState, Prec, type Text } from "@codemirror/state";
import { EditorView, keymap, placeholder } from "@codemirror/view";
import { CodeView } from "../components/codeView";
import type { Diagnosis } from "./answers";

const SEVERITIES: Record<Diagnosis["severity"], Diagnostic["severity"]> = { error: "error", warning: "warning", remark: "info", note: "info" };

/** The program that somebody writes. */
export class Editor {
  readonly code: CodeView;

  constructor(parent: HTMLElement, text: string, onChange: () => void, onRun: () => void) {
    const run = () => {
      onRun();
      return true;
    };
    this.code = new CodeView(parent, {
      text,
      label: "Program",
      isEditable: true,
      extensions: [
        Prec.highest(keymap.of([{ key: "Mod-Enter", run }])),
        history(),
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorState.tabSize.of(2),
        lintGutter(),
        placeholder("A program in MLIR"),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange();
        }),
      ],
    });
  }

  get text(): string {
    return this.code.view.state.doc.toString();
  }

  set text(text: string) {
    const { view } = this.code;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
  }

  /** Underlines what is wrong. */
  show(diagnoses: Diagnosis[]): void {
    const { state } = this.code.view;
    const found = diagnoses.flatMap((each) => {
      if (each.line === undefined || each.line < 1 || each.line > state.doc.lines) return [];
      const from = position(state.doc, each.line, each.column ?? 1);
      const word = state.wordAt(from);
      return [{ from, to: Math.max(word?.to ?? 0, from), severity: SEVERITIES[each.severity], message: each.message }];
    });
    this.code.view.dispatch(setDiagnostics(state, found));
  }
}

/** Where a column is that counts bytes of UTF-8, as those of diagnostics do. */
function position(doc: Text, line: number, column: number): number {
  const { from, text } = doc.line(line);
  let bytes = 1;
  let at = 0;
  for (const character of text) {
    if (bytes >= column) break;
    bytes += new TextEncoder().encode(character).length;
    at += character.length;
  }
  return from + at;
}
