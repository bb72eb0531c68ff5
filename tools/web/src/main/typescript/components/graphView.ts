// SPDX-License-Identifier: Apache-2.0
import { line as path, curveBasis, curveMonotoneY } from "d3-shape";
import type { Graph, Report, Side } from "../model";
import { choice, element, leftOutNote, svg } from "./dom";
import "./graph.css";
import { blocksWith, type EdgeText, type GraphLayout, type LaidOutBlock, type LaidOutEdge, layOut, type Point, SIZES } from "./graphLayout";
import type { GoTo } from "./messages";

const MIN_ZOOM = 0.2;

const SIGNS: Record<EdgeText["kind"], string> = {
  "answer": "", "owned": "●", "owned-if": "◐", "not-freed": "○", "passed": "", "flag": "⚑", "more": "",
};

const LEGEND: [EdgeText["kind"], string][] = [["owned", "to be freed by the function"], ["owned-if", "the same, on some paths"],
  ["not-freed", "never freed"], ["flag", "tells whether to free"]];

/** The control flow of the functions, and what they own on each edge. */
export class GraphView {
  private readonly canvas = element("div", { class: "graph-canvas", tabindex: "0", "aria-label": "Control-flow graph", role: "group" });
  private side: Side = "after";
  private index = 0;
  private zoom = 1;
  private entry: LaidOutBlock | undefined;
  /** Whether the entry block has been scrolled to. */
  private placed = false;

  constructor(parent: HTMLElement, private readonly report: Report, private readonly goTo: GoTo) {
    const { functions, leftOut } = report.graphs.after!;
    const bar = element("div", { class: "toolbar" }, choice("Function", functions.map((graph) => `@${graph.function}`), (i) => {
      this.index = i;
      this.draw();
    }));
    if (leftOut > 0) bar.append(leftOutNote(`${leftOut} more functions are not drawn`));
    if (report.graphs.before) {
      bar.append(choice("Program", ["after the passes", "before the passes"], (i) => {
        this.side = i === 0 ? "after" : "before";
        this.draw();
      }));
    }
    bar.append(this.zoomButton("−", "Smaller", 1 / 1.25), this.zoomButton("+", "Larger", 1.25), this.fitButton(), this.search(), legend());
    parent.append(element("div", { class: "view" }, bar, this.canvas));
    this.draw();
    // A panel that is not selected has no size: the drawing is placed when it gets one.
    new ResizeObserver(() => this.place()).observe(this.canvas);
  }

  private fitButton(): HTMLButtonElement {
    const button = element("button", { type: "button", title: "Show the whole graph" }, "Fit");
    button.addEventListener("click", () => {
      const drawing = this.canvas.querySelector("svg");
      if (!drawing) return;
      const { width, height } = drawing.viewBox.baseVal;
      this.zoom = Math.max(MIN_ZOOM, Math.min(1, this.canvas.clientWidth / width, this.canvas.clientHeight / height));
      this.resize();
    });
    return button;
  }

  /** Goes from one block that has the text to the next with each Enter. */
  private search(): HTMLElement {
    const input = element("input", { type: "search", placeholder: "Find a block", "aria-label": "Find a block by a line or its number", spellcheck: "false" });
    let last = -1;
    input.addEventListener("input", () => last = -1);
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      const found = blocksWith(this.graph()?.blocks ?? [], this.report[this.side]!.text.split("\n"), input.value.trim());
      last = found.find((index) => index > last) ?? found[0] ?? -1;
      input.setAttribute("aria-invalid", String(last < 0));
      this.reveal(last);
    });
    return input;
  }

  /** Scrolls to a block, and marks it. */
  private reveal(index: number): void {
    const blocks = this.canvas.querySelectorAll(".block");
    blocks.forEach((block, i) => block.classList.toggle("is-found", i === index));
    blocks[index]?.scrollIntoView({ block: "center", inline: "center" });
  }

  /** Begins at the entry block: that of a large graph is far from the corner. */
  private place(): void {
    const drawing = this.canvas.querySelector("svg");
    const { entry, placed, canvas } = this;
    if (!drawing || !entry || placed || canvas.clientWidth === 0) return;
    this.placed = true;
    canvas.scrollLeft = (entry.x + entry.width / 2) * this.zoom - canvas.clientWidth / 2;
    canvas.scrollTop = 0;
  }

  private zoomButton(sign: string, label: string, factor: number): HTMLButtonElement {
    const button = element("button", { type: "button", "aria-label": label, title: label }, sign);
    button.addEventListener("click", () => {
      this.zoom = Math.max(MIN_ZOOM, Math.min(3, this.zoom * factor));
      this.resize();
    });
    return button;
  }

  /** The graph of the function that is chosen, in the program that is chosen; functions correspond by their names. */
  private graph(): Graph | undefined {
    const shown = this.report.graphs.after!.functions[this.index];
    return this.side === "after" ? shown : this.report.graphs.before?.functions.find((each) => each.function === shown?.function);
  }

  private draw(): void {
    const graph = this.graph();
    if (!graph || graph.blocks.length === 0) {
      const why = graph ? `The graph has ${graph.blockCount} blocks: too many to be shown.` : "There is no such function in this program.";
      this.canvas.replaceChildren(element("p", { class: "faint empty" }, why));
      return;
    }
    const code = this.report[this.side]!.text.split("\n");
    const layout = layOut(graph, code);
    this.canvas.replaceChildren(drawn(layout, (line) => this.goTo(this.side, line)));
    this.zoom = 1;
    this.resize();
    this.entry = layout.blocks[0];
    this.placed = false;
    this.place();
  }

  private resize(): void {
    const drawing = this.canvas.querySelector("svg");
    if (!drawing) return;
    const { width, height } = drawing.viewBox.baseVal;
    drawing.setAttribute("width", String(width * this.zoom));
    drawing.setAttribute("height", String(height * this.zoom));
  }
}

function legend(): HTMLElement {
  return element("ul", { class: "legend" }, ...LEGEND.map(([kind, text]) =>
    element("li", {}, element("span", { class: `sign edge-${kind}` }, SIGNS[kind]), text)));
}

function drawn({ width, height, blocks, edges }: GraphLayout, show: (line: number) => void): SVGSVGElement {
  const arrow = svg("marker", { id: "arrow", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, orient: "auto" },
    svg("path", { d: "M0 0L8 4L0 8Z", class: "arrow" }));
  return svg("svg", { viewBox: `0 0 ${width} ${height}`, class: "graph-drawing" }, svg("defs", {}, arrow), ...edges.map(drawnEdge),
    ...edges.map(drawnLabel), ...blocks.map((block) => drawnBlock(block, show)));
}

function drawnEdge({ edge, points }: LaidOutEdge): SVGElement {
  const curve = path<Point>((point) => point.x, (point) => point.y).curve(edge.from === edge.to ? curveBasis : curveMonotoneY);
  return svg("path", { d: curve(points) ?? "", class: "edge", "marker-end": "url(#arrow)" });
}

function drawnLabel({ label, texts }: LaidOutEdge): SVGElement {
  if (texts.length === 0) return svg("g");
  return svg("g", { class: "edge-label", transform: `translate(${label.x} ${label.y})` },
    svg("rect", { width: label.width, height: label.height, rx: 4 }),
    ...texts.map(({ kind, text }, i) => svg("text", { x: SIZES.padding, y: (i + 1) * SIZES.line - 3, class: `edge-${kind}` },
      `${SIGNS[kind] === "" ? "" : `${SIGNS[kind]} `}${text}`)));
}

function drawnBlock(block: LaidOutBlock, show: (line: number) => void): SVGElement {
  const rows = block.lines.map(({ number, text }, i) => {
    const y = SIZES.padding + (i + 1) * SIZES.line - 4;
    return [svg("text", { x: SIZES.lineNumber - 6, y, class: "number" }, String(number)), svg("text", { x: SIZES.lineNumber + 4, y }, text)];
  });
  if (block.more > 0) {
    rows.push([svg("text", { x: SIZES.lineNumber + 4, y: block.height - SIZES.padding - 4, class: "faint" }, `… ${block.more} more lines`)]);
  }
  const first = block.lines[0]?.number;
  if (first === undefined) rows.push([svg("text", { x: block.width / 2, y: SIZES.padding + SIZES.line - 4, class: "faint middle" }, "no operation")]);
  const name = first === undefined ? "No operation" : `Block at line ${first}: ${block.lines.map((each) => each.text).join("; ")}`;
  const group = svg("g", { class: "block", transform: `translate(${block.x} ${block.y})`, ...(first === undefined ? {} : { tabindex: 0, role: "button" }), "aria-label": name },
    svg("rect", { width: block.width, height: block.height, rx: 6 }), ...rows.flat());
  if (first === undefined) return group;
  group.addEventListener("click", () => show(first));
  group.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    show(first);
  });
  return group;
}
