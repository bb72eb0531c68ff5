// SPDX-License-Identifier: Apache-2.0
import { line as path, curveBasis } from "d3-shape";
import type { Graph, Report, Side } from "../model";
import { choice, element, leftOutNote, svg } from "./dom";
import "./graph.css";
import { type EdgeText, type GraphLayout, type LaidOutBlock, type LaidOutEdge, layOut, SIZES } from "./graphLayout";
import type { GoTo } from "./messages";

const SIGNS: Record<EdgeText["kind"], string> = {
  "answer": "", "owned": "●", "owned-if": "◐", "not-freed": "○", "passed": "", "flag": "⚑", "more": "",
};

const LEGEND: [EdgeText["kind"], string][] = [["owned", "to be freed by the function"], ["owned-if", "the same, on some ways"],
  ["not-freed", "never freed"], ["flag", "tells whether to free"]];

/** The control flow of the functions, and what they own on each edge. */
export class GraphView {
  private readonly canvas = element("div", { class: "graph-canvas", tabindex: "0", "aria-label": "Control-flow graph", role: "group" });
  private side: Side = "after";
  private index = 0;
  private zoom = 1;

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
    bar.append(this.zoomButton("−", "Smaller", 1 / 1.25), this.zoomButton("+", "Larger", 1.25), legend());
    parent.append(element("div", { class: "view" }, bar, this.canvas));
    this.draw();
  }

  private zoomButton(sign: string, label: string, factor: number): HTMLButtonElement {
    const button = element("button", { type: "button", "aria-label": label, title: label }, sign);
    button.addEventListener("click", () => {
      this.zoom = Math.max(0.2, Math.min(3, this.zoom * factor));
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
    this.canvas.replaceChildren(drawn(layOut(graph, code), (line) => this.goTo(this.side, line)));
    this.zoom = 1;
    this.resize();
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

function drawnEdge({ points }: LaidOutEdge): SVGElement {
  const curve = path<{ x: number; y: number }>((point) => point.x, (point) => point.y).curve(curveBasis);
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
