// SPDX-License-Identifier: Apache-2.0
import type { Extension } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { Comparison, Side } from "../model";
import { CodeView, type LineMark, type LineMarks } from "./codeView";
import { element } from "./dom";
import { LineMap } from "./lineMap";

/** A view of the program before the passes that is somewhere else on the page, and stays when this comparison is gone. */
export interface GivenView {
  code: CodeView;
  gone: AbortSignal;
}

export interface SideBySideOptions {
  /** Called with the line that the cursor comes to. */
  onLine?: (side: Side, line: number) => void;
  extensions?: (side: Side) => Extension[];
  given?: GivenView | undefined;
}

/** A program before and after passes: who scrolls one side sees on the other what belongs there. Without passes there is one side, `after`. */
export class SideBySide {
  readonly before: CodeView | null;
  readonly after: CodeView;
  private selected: { side: Side; lines: number[] } = { side: "after", lines: [] };

  constructor(parent: HTMLElement, private readonly comparison: Comparison, options: SideBySideOptions = {}) {
    const root = element("div", { class: "side-by-side" });
    parent.append(root);
    const { before, after } = comparison;
    const given = options.given?.code;
    given?.extend((line) => options.onLine?.("before", line), options.extensions?.("before") ?? []);
    this.before = before ? given ?? pane(root, "before", "Before", before.name, before.text, options) : null;
    root.classList.toggle("is-single", !this.before || this.before === given);
    this.after = pane(root, "after", before ? "After" : "Program", before ? "" : after.name, after.text, options);
    this.showMarks();
    if (this.before) follow(this.before.view, this.after.view, comparison, options.given?.gone);
  }

  side(side: Side): CodeView {
    return side === "before" && this.before ? this.before : this.after;
  }

  /** Marks lines as selected. */
  select(side: Side, lines: number[]): void {
    this.selected = { side, lines };
    this.showMarks();
  }

  private showMarks(): void {
    const { removed, inserted, changed } = this.comparison;
    const selected = (side: Side) => this.selected.side === side ? this.selected.lines : [];
    this.before?.mark(marksOf([["removed", removed], ["selected", selected("before")]]));
    this.after.mark(marksOf([["inserted", inserted], ["changed", changed], ["selected", selected("after")]]));
  }
}

function pane(root: HTMLElement, side: Side, title: string, name: string, text: string, options: SideBySideOptions): CodeView {
  const section = element("section", { class: "pane", "aria-label": title },
    element("h3", { class: "pane-title" }, title, element("span", { class: "faint" }, name)));
  root.append(section);
  return new CodeView(section, {
    text,
    label: `${title}: program text`,
    onLine: (line) => options.onLine?.(side, line),
    extensions: options.extensions?.(side) ?? [],
  });
}

/** Lets each side scroll with the other. Scrolling that follows does not lead. */
function follow(before: EditorView, after: EditorView, comparison: Comparison, gone: AbortSignal | undefined): void {
  const lines = new LineMap(comparison.links, [before.state.doc.lines, after.state.doc.lines]);
  const expected = new Map<EditorView, number>();
  const lead = (from: EditorView, to: EditorView, side: Side) => () => {
    if (Math.abs(from.scrollDOM.scrollTop - (expected.get(from) ?? -2)) <= 1) return;
    expected.set(from, from.scrollDOM.scrollTop);
    to.scrollDOM.scrollTop = counterpart(from, to, (line) => lines.map(line, side));
    expected.set(to, to.scrollDOM.scrollTop);
  };
  before.scrollDOM.addEventListener("scroll", lead(before, after, "after"), gone ? { signal: gone } : {});
  after.scrollDOM.addEventListener("scroll", lead(after, before, "before"));
}

/** Where to scroll `to` so that it shows at the same height what `from` shows: at the top of the view for the first lines, at its end for the last. */
function counterpart(from: EditorView, to: EditorView, map: (line: number) => number): number {
  const { scrollTop, scrollHeight, clientHeight } = from.scrollDOM;
  const part = scrollTop / Math.max(1, scrollHeight - clientHeight);
  const height = scrollTop + part * clientHeight;
  const block = from.lineBlockAtHeight(height);
  const line = map(from.state.doc.lineAt(block.from).number + (height - block.top) / Math.max(1, block.height));
  const whole = Math.max(1, Math.min(Math.floor(line), to.state.doc.lines));
  const target = to.lineBlockAt(to.state.doc.line(whole).from);
  return target.top + (line - whole) * target.height - part * to.scrollDOM.clientHeight;
}

function marksOf(kinds: [LineMark, number[]][]): LineMarks {
  const marks: LineMarks = new Map();
  for (const [mark, lines] of kinds) {
    for (const line of lines) marks.set(line, [...(marks.get(line) ?? []), mark]);
  }
  return marks;
}
