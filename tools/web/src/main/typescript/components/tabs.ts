// SPDX-License-Identifier: Apache-2.0
import { element } from "./dom";
import "./tabs.css";

export interface Tab {
  id: string;
  title: string;
  /** Beside the title: how much there is to look at. */
  count?: string;
  /** Fills the panel, when it is first seen. */
  fill: (panel: HTMLElement) => void;
}

/** Panels of which one is seen. Arrow keys go from tab to tab, as ARIA's pattern for tabs has it; on paper, all panels come one after the other. */
export class Tabs {
  private readonly buttons: HTMLButtonElement[] = [];
  private readonly panels: HTMLElement[] = [];
  private readonly filled = new Set<number>();

  /**
   * @param gone when these tabs are of no use any longer
   * @param first the tab that is seen at first
   */
  constructor(bar: HTMLElement, main: HTMLElement, private readonly tabs: Tab[], gone?: AbortSignal, first = tabs[0]!.id) {
    bar.setAttribute("role", "tablist");
    tabs.forEach((tab, i) => {
      const button = element("button", { type: "button", role: "tab", id: `tab-${tab.id}`, "aria-controls": `panel-${tab.id}`, class: "tab" }, tab.title,
        tab.count === undefined ? null : element("span", { class: "count" }, tab.count));
      button.addEventListener("click", () => this.select(tab.id));
      button.addEventListener("keydown", (event) => this.move(event, i));
      this.buttons.push(button);
      const panel = element("section", { role: "tabpanel", id: `panel-${tab.id}`, "aria-labelledby": `tab-${tab.id}`, class: "panel" });
      this.panels.push(panel);
    });
    bar.append(...this.buttons);
    main.append(...this.panels);
    this.select(first);
    addEventListener("beforeprint", () => tabs.forEach((_, i) => this.fill(i)), gone ? { signal: gone } : {});
  }

  select(id: string): void {
    this.tabs.forEach((tab, i) => {
      const isSelected = tab.id === id;
      this.buttons[i]!.setAttribute("aria-selected", String(isSelected));
      this.buttons[i]!.tabIndex = isSelected ? 0 : -1;
      this.panels[i]!.classList.toggle("is-selected", isSelected);
      if (isSelected) this.fill(i);
    });
  }

  private fill(i: number): void {
    if (this.filled.has(i)) return;
    this.filled.add(i);
    this.tabs[i]!.fill(this.panels[i]!);
  }

  private move(event: KeyboardEvent, from: number): void {
    const last = this.tabs.length - 1;
    const to = { ArrowRight: from === last ? 0 : from + 1, ArrowLeft: from === 0 ? last : from - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.select(this.tabs[to]!.id);
    this.buttons[to]!.focus();
  }
}
