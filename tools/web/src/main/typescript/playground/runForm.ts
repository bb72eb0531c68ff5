// SPDX-License-Identifier: Apache-2.0
import { element } from "../components/dom";

/** Which function is run, and with what. */
export class RunForm {
  readonly element: HTMLFormElement;
  private readonly entryField = element("input", { type: "text", spellcheck: "false", autocomplete: "off", placeholder: "main, or the only one" });
  private readonly argsField = element("input", {
    type: "text", class: "args", spellcheck: "false", autocomplete: "off", placeholder: "3, true, dense<1.0>, uninitialized : tensor<8xi32>, arg0",
  });

  constructor(onChange: () => void, onRun: () => void) {
    this.element = element("form", { class: "toolbar run-form" },
      element("label", {}, element("span", { class: "faint" }, "Function"), this.entryField),
      element("label", { class: "wide" }, element("span", { class: "faint" }, "Arguments"), this.argsField),
      element("button", { type: "submit" }, "Run the function"));
    this.element.addEventListener("input", onChange);
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      onRun();
    });
  }

  get entry(): string {
    return this.entryField.value;
  }

  get args(): string {
    return this.argsField.value;
  }

  fill(entry: string, args: string): void {
    this.entryField.value = entry;
    this.argsField.value = args;
  }
}
