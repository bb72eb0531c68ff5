// SPDX-License-Identifier: Apache-2.0
import { choice, element } from "../components/dom";
import { themeButton } from "../components/theme";
import type { Answer, Example, Passes, ReportAnswer, RunAnswer } from "./answers";
import { Editor } from "./editor";
import { pack, type Sketch, unpack } from "./link";
import { PipelineField } from "./pipelineField";
import { keep, kept } from "./keep";
import "./playground.css";
import { Results } from "./results";
import { RunForm } from "./runForm";
import { ask, Refusal } from "./server";
import { Status } from "./status";

/** Where the outcome is below the program: as in playground.css. */
const NARROW = matchMedia("(max-width: 860px)");

/** The page: a program, passes, and what becomes of it. */
export class Playground {
  private readonly editor: Editor;
  private readonly pipeline: PipelineField;
  private readonly form = new RunForm(() => this.changed(), () => void this.execute());
  private readonly results: Results;
  private readonly status: Status;
  private readonly outcome = element("section", { class: "outcome-pane", "aria-label": "What becomes of it" });
  private readonly runButton = element("button", { type: "button", class: "primary", title: "Ctrl-Enter" }, "Run passes");
  private readonly stopButton = element("button", { type: "button" }, "Stop");
  /** Stops what is under way. */
  private work = new AbortController();
  /** Whether what is shown is of the program that is there. */
  private isFresh = false;

  constructor(passes: Passes, private readonly examples: Example[]) {
    const passesBar = element("div", { class: "passes-bar" });
    const source = element("section", { class: "source", "aria-label": "Program" }, passesBar);
    document.body.append(element("div", { class: "playground" }, this.header(), source, this.outcome));
    const text = element("div", { class: "source-text" });
    source.append(text);
    this.editor = new Editor(text, "", () => this.changed(), () => void this.run());
    this.pipeline = new PipelineField(passesBar, passes, () => this.changed());
    passesBar.append(element("div", { class: "actions" }, this.runButton, this.stopButton));
    this.status = new Status(source, (line) => this.editor.code.reveal(line));
    this.results = new Results(this.outcome, this.editor.code, this.form);
    this.stopButton.hidden = true;
    this.runButton.addEventListener("click", () => void this.run());
    this.stopButton.addEventListener("click", () => this.work.abort());
    addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      void this.run();
    });
    addEventListener("hashchange", () => void this.begin());
  }

  /** Begins with what this page was left with, if it is loaded once more; with what the URL holds; or with the first example. */
  async begin(): Promise<void> {
    const fragment = location.hash.slice(1);
    const sketch = kept(fragment) ?? (fragment === "" ? null : await unpack(fragment));
    this.open(sketch ?? { ...this.examples[0]!, entry: "" });
    if (fragment !== "" && !sketch) this.status.say("This link does not hold a program.", "bad");
    else await this.transform();
  }

  private header(): HTMLElement {
    const copy = element("button", { type: "button" }, "Copy link");
    copy.addEventListener("click", () => void this.copyLink());
    const examples = choice("Example", this.examples.map((each) => each.title), (i) => {
      this.open({ ...this.examples[i]!, entry: "" });
      void this.transform();
    });
    return element("header", {}, element("h1", {}, "Freehold ", element("span", {}, "playground")), examples, element("span", { class: "space" }), copy, themeButton());
  }

  private get sketch(): Sketch {
    return { program: this.editor.text, pipeline: this.pipeline.text, entry: this.form.entry, args: this.form.args };
  }

  private open(sketch: Sketch): void {
    this.editor.text = sketch.program.replace(/\n$/, "");
    this.pipeline.text = sketch.pipeline;
    this.form.fill(sketch.entry, sketch.args);
    this.changed();
  }

  private changed(): void {
    keep(location.hash.slice(1), this.sketch);
    if (this.isFresh) this.status.say("Changed since: Ctrl-Enter runs it again.");
    this.setFresh(false);
  }

  private setFresh(isFresh: boolean): void {
    this.isFresh = isFresh;
    this.outcome.classList.toggle("is-stale", !isFresh);
  }

  private async copyLink(): Promise<void> {
    const url = new URL(location.href);
    url.hash = await pack(this.sketch);
    history.replaceState(null, "", url);
    keep(url.hash.slice(1), this.sketch);
    try {
      await navigator.clipboard.writeText(url.href);
      this.status.say("The link is in the clipboard. It holds the program itself: no server gets it.");
    } catch {
      this.status.say("The link is in the address bar. It holds the program itself: no server gets it.");
    }
  }

  /** Does what the button says; where there is room for one thing only, it is the outcome that is seen then. */
  private async run(): Promise<void> {
    if (await this.transform() && NARROW.matches) this.outcome.scrollIntoView({ behavior: "smooth" });
  }

  /** Runs the passes, and shows what they make of the program; returns whether there is something to show. */
  private async transform(): Promise<boolean> {
    const { program, pipeline } = this.sketch;
    const report = await this.answer<ReportAnswer>("report", { program, pipeline });
    if (!report) return false;
    this.results.show(report);
    this.setFresh(true);
    return true;
  }

  /** Runs a function; the passes first, if that is not done. */
  private async execute(): Promise<void> {
    if (!this.isFresh && !await this.transform()) return;
    const run = await this.answer<RunAnswer>("run", this.sketch);
    if (run) this.results.showRun(run);
  }

  /** Asks the server; null if there is no content, for which the reason is shown. */
  private async answer<A extends Answer<unknown>>(endpoint: string, request: object): Promise<A["content"]> {
    this.work.abort();
    const work = new AbortController();
    this.work = work;
    this.setBusy(true);
    const begun = performance.now();
    try {
      this.status.say("Running…", "busy");
      const { content, diagnostics } = await ask<A>(endpoint, request, work.signal, (state) => {
        const seconds = Math.round((performance.now() - begun) / 1000);
        this.status.say(state === "waiting" ? `Waiting for a turn… ${seconds} s` : `Running… ${seconds} s`, "busy");
      });
      this.editor.show(diagnostics);
      this.status.show(diagnostics);
      if (content) this.status.say(`Done in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
      else this.status.say("There is an error.", "bad");
      return content;
    } catch (problem) {
      if (work === this.work) this.status.say(reason(problem), "bad");
      return null;
    } finally {
      if (work === this.work) this.setBusy(false);
    }
  }

  private setBusy(isBusy: boolean): void {
    this.stopButton.hidden = !isBusy;
  }
}

function reason(problem: unknown): string {
  if (problem instanceof Refusal) return `No result: ${problem.message}.`;
  return problem instanceof DOMException && problem.name === "AbortError" ? "Stopped." : "The server does not answer.";
}
