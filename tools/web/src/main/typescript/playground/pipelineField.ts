// SPDX-License-Identifier: Apache-2.0
import { element } from "../components/dom";
import type { PassInfo, PassOption, Passes } from "./answers";
import { parseSingle, printSingle, type SinglePass } from "./pipelineText";

/** Where passes are chosen: from a list, with their options; or written, as any pipeline can be. */
export class PipelineField {
  private readonly list = element("select", { "aria-label": "Passes" });
  private readonly input = element("input", {
    type: "text", class: "pipeline", list: "passes", spellcheck: "false", autocomplete: "off", "aria-label": "Pipeline", placeholder: "pass,pass{option=value}",
  });
  private readonly options = element("div", { class: "options" });
  private readonly known: Map<string, PassInfo>;

  constructor(parent: HTMLElement, passes: Passes, private readonly onChange: () => void) {
    this.known = new Map([...passes.pipelines, ...passes.passes].map((each) => [each.name, each]));
    this.list.append(element("option", { value: "" }, "no passes"), group("Pipelines", passes.pipelines), group("Passes", passes.passes),
      element("option", { value: "…", disabled: "" }, "as written"));
    this.list.addEventListener("change", () => this.change(this.list.value));
    this.input.addEventListener("input", () => this.change(this.input.value));
    const names = element("datalist", { id: "passes" }, ...[...this.known.values()].map((each) => element("option", { value: each.name }, each.summary)));
    parent.append(this.list, this.input, names, this.options);
    this.show();
  }

  get text(): string {
    return this.input.value;
  }

  set text(text: string) {
    this.input.value = text;
    this.show();
  }

  private change(text: string): void {
    this.text = text;
    this.onChange();
  }

  private show(): void {
    const single = parseSingle(this.input.value);
    const pass = single ? this.known.get(single.name) : undefined;
    this.list.value = pass ? pass.name : this.input.value.trim() === "" ? "" : "…";
    if (!single || !pass) return this.options.replaceChildren();
    if (this.options.contains(document.activeElement)) return;
    this.options.replaceChildren(element("p", { class: "faint" }, pass.summary), ...pass.options.map((each) => this.option(each, single)));
  }

  private option(option: PassOption, single: SinglePass): HTMLElement {
    const value = single.options.get(option.name) ?? option.default;
    const field = control(option, value);
    field.addEventListener("change", () => {
      const now = parseSingle(this.input.value);
      if (!now) return;
      const written = field instanceof HTMLInputElement && field.type === "checkbox" ? String(field.checked) : field.value.trim();
      if (written === option.default || written === "") now.options.delete(option.name);
      else now.options.set(option.name, written);
      this.change(printSingle(now));
    });
    return element("label", { class: "option", title: option.help }, field, element("code", {}, option.name), element("span", { class: "faint" }, option.help));
  }
}

function control(option: PassOption, value: string): HTMLInputElement | HTMLSelectElement {
  if (option.kind === "<bool>") {
    const box = element("input", { type: "checkbox" });
    box.checked = value === "true";
    return box;
  }
  if (option.choices.length === 0) return element("input", { type: "text", value, spellcheck: "false" });
  const list = element("select", {}, ...option.choices.map((each) => element("option", {}, each)));
  list.value = value;
  return list;
}

function group(title: string, passes: PassInfo[]): HTMLElement {
  return element("optgroup", { label: title }, ...passes.map((each) => element("option", { value: each.name, title: each.summary }, each.name)));
}
