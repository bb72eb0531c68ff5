// SPDX-License-Identifier: Apache-2.0

type Child = Node | string | null;

/** An HTML element. Text is text, whatever is in it: nothing that a program says is ever read as HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(name: K, attributes: Record<string, string> = {},
  ...children: Child[]): HTMLElementTagNameMap[K] {
  return fill(document.createElement(name), attributes, children);
}

/** An SVG element. */
export function svg<K extends keyof SVGElementTagNameMap>(name: K, attributes: Record<string, string | number> = {},
  ...children: Child[]): SVGElementTagNameMap[K] {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

function fill<E extends Element>(made: E, attributes: Record<string, string | number>, children: Child[]): E {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** A labelled list of things of which one is chosen; tells the number of the one that is. */
export function choice(label: string, options: string[], onChoice: (index: number) => void): HTMLLabelElement {
  const select = element("select", {}, ...options.map((option, i) => element("option", { value: String(i) }, option)));
  select.addEventListener("change", () => onChoice(select.selectedIndex));
  return element("label", { class: "choice" }, element("span", { class: "faint" }, label), select);
}

/** What a toolbar says about things that there are too many of. */
export function leftOutNote(text: string): HTMLElement {
  return element("span", { class: "faint left-out" }, text);
}

/** What a page was given, which stands in it as JSON. */
export function embedded<T>(): T {
  return JSON.parse(document.getElementById("data")!.textContent!) as T;
}
