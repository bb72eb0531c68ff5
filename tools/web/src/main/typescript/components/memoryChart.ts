// SPDX-License-Identifier: Apache-2.0
import { scaleLinear, type ScaleLinear } from "d3-scale";
import { area, curveStepAfter, line } from "d3-shape";
import type { Run, RunBuffer } from "../model";
import { element, svg } from "./dom";
import { bytes, type Row, rowsOf, sizeOf } from "./rows";

/** Widths in pixels of a character of a name and of a small one, and of the column with the labels. */
const CHARACTER = { name: 7.3, small: 6.7 };
const COLUMN = { least: 168, most: 260, gap: 26 };
const RIGHT = 20;
const CURVE = { top: 26, height: 116 };
const ROWS = { gap: 44, height: 20 };

export const OWNERS: Record<RunBuffer["owner"], string> = {
  function: "the function frees it",
  caller: "the caller's",
  scope: "ends with its scope",
  outside: "lives as long as the program, or is not seen",
  nobody: "never freed",
};

/** Scales that charts share, so that they can be compared. */
export interface Extent {
  end: number;
  peak: number;
}

type Scale = ScaleLinear<number, number>;

/** The curve of live bytes of a run, and below, over the same time, a bar for each buffer: full until its last use, pale from there to its end. */
export function memoryChart(run: Run, extent: Extent, width: number, show: (line: number) => void): SVGSVGElement {
  const rows = rowsOf(run.buffers);
  const bottom = CURVE.top + CURVE.height;
  const height = bottom + ROWS.gap + rows.length * ROWS.height + 8;
  const left = columnOf(rows);
  const x = scaleLinear([0, Math.max(1, extent.end)], [left, width - RIGHT]);
  const y = scaleLinear([0, Math.max(1, extent.peak)], [bottom, CURVE.top]);
  const chart = svg("svg", { class: "memory-chart", viewBox: `0 0 ${width} ${height}`, width, height, role: "group",
    "aria-label": `Live bytes and lifetimes of ${run.bufferCount} buffers; peak ${bytes(run.peak)}` });
  chart.append(pattern(), ...axes(x, y, height), ...curves(run, x, y), ...peak(run, x, y),
    ...rows.map((row, i) => drawnRow(row, bottom + ROWS.gap + i * ROWS.height, x, run, show)));
  return chart;
}

/** A pattern says, too, what is pale. */
function pattern(): SVGElement {
  return svg("defs", {}, svg("pattern", { id: "kept", width: 6, height: 6, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
    svg("rect", { width: 2.5, height: 6, class: "kept-stripe" })));
}

function axes(x: Scale, y: Scale, height: number): SVGElement[] {
  const bottom = CURVE.top + CURVE.height;
  const whole = (ticks: number[]) => ticks.filter(Number.isInteger);
  return [
    ...whole(x.ticks(8)).flatMap((time) => [
      svg("line", { x1: x(time), x2: x(time), y1: CURVE.top, y2: height, class: "grid" }),
      svg("text", { x: x(time), y: bottom + 16, class: "tick middle" }, String(time))]),
    ...whole(y.ticks(3)).flatMap((level) => [
      svg("line", { x1: x.range()[0]!, x2: x.range()[1]!, y1: y(level), y2: y(level), class: "grid" }),
      svg("text", { x: x.range()[0]! - 8, y: y(level) + 4, class: "tick end" }, bytes(level))]),
    svg("text", { x: x.range()[1]!, y: bottom + 31, class: "tick end" }, "time: uses of memory"),
    svg("text", { x: 0, y: CURVE.top - 8, class: "tick" }, "live bytes"),
  ];
}

type Level = [time: number, bytes: number];

function curves(run: Run, x: Scale, y: Scale): SVGElement[] {
  const whole = (levels: Level[]): Level[] => [[0, 0], ...levels, [run.end, levels.at(-1)?.[1] ?? 0]];
  const outline = line<Level>(([time]) => x(time), ([, level]) => y(level)).curve(curveStepAfter);
  const filled = area<Level>().x(([time]) => x(time)).y0(y(0)).y1(([, level]) => y(level)).curve(curveStepAfter);
  return [
    svg("path", { d: filled(whole(run.live)) ?? "", class: "live-area" }),
    svg("path", { d: outline(whole(run.live)) ?? "", class: "live-line" }),
    svg("path", { d: outline(whole(run.needed)) ?? "", class: "needed-line" }),
  ];
}

function peak(run: Run, x: Scale, y: Scale): SVGElement[] {
  const at = run.live.find(([, level]) => level === run.peak);
  if (!at || run.peak === 0) return [];
  const isRight = x(at[0]) > (x.range()[0]! + x.range()[1]!) / 2;
  return [
    svg("circle", { cx: x(at[0]), cy: y(run.peak), r: 3.5, class: "peak" }),
    svg("text", { x: x(at[0]) + (isRight ? -8 : 8), y: y(run.peak) - 7, class: `peak-text ${isRight ? "end" : ""}` }, `peak ${bytes(run.peak)}`),
  ];
}

function lineOf(row: Row): string {
  return row.line > 0 ? ` :${row.line}` : "";
}

/** How wide all of a label is but the name. */
function restOf(row: Row): number {
  return (lineOf(row).length + sizeOf(row).length) * CHARACTER.small + COLUMN.gap;
}

/** How wide the column with the labels is: as the widest, within bounds. */
function columnOf(rows: Row[]): number {
  const widest = rows.reduce((found, row) => Math.max(found, row.name.length * CHARACTER.name + restOf(row)), COLUMN.least);
  return Math.ceil(Math.min(COLUMN.most, widest));
}

function drawnRow(row: Row, top: number, x: Scale, run: Run, show: (line: number) => void): SVGElement {
  const left = x.range()[0]!;
  const label = svg("g", { class: "row-label", ...(row.line > 0 ? { tabindex: 0, role: "button" } : {}), "aria-label": describe(row) },
    svg("rect", { x: 0, y: top, width: left - 8, height: ROWS.height - 2, rx: 3 }),
    svg("text", { x: 4, y: top + 14 }, shortened(row.name, Math.floor((left - restOf(row)) / CHARACTER.name)), svg("tspan", { class: "faint" }, lineOf(row))),
    svg("text", { x: left - 12, y: top + 14, class: "end faint" }, sizeOf(row)));
  if (row.line > 0) {
    label.addEventListener("click", () => show(row.line));
    label.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      show(row.line);
    });
  }
  return svg("g", {}, label, ...row.buffers.flatMap((buffer) => bar(buffer, top + 3, x, run)));
}

function shortened(name: string, most: number): string {
  return name.length > most ? `${name.slice(0, Math.max(1, most - 1))}…` : name;
}

function bar(buffer: RunBuffer, top: number, x: Scale, run: Run): SVGElement[] {
  const height = ROWS.height - 7;
  const [born, used] = [x(buffer.born), x(Math.min(buffer.lastUse + 1, Math.max(buffer.died, buffer.born + 1)))];
  const died = Math.max(x(Math.min(buffer.died, run.end)), used);
  const title = () => svg("title", {}, `${buffer.name}, ${bytes(buffer.bytes)}: from ${at(buffer.born, run)}, last used at ${at(buffer.lastUse, run)}, `
    + (buffer.owner === "function" || buffer.owner === "scope" ? `ends at ${at(buffer.died, run)}` : OWNERS[buffer.owner]));
  const kept = { x: used, y: top, width: died - used, height, rx: 2 };
  return [
    ...(died > used ? [svg("rect", { ...kept, class: `bar kept owner-${buffer.owner}` }, title()), svg("rect", { ...kept, fill: "url(#kept)", "pointer-events": "none" })] : []),
    svg("rect", { x: born, y: top, width: used - born, height, rx: 2, class: `bar owner-${buffer.owner}` }, title()),
  ];
}

/** A time, with the line that was at work then. */
function at(time: number, run: Run): string {
  const point = run.points.find(([each]) => each === time);
  return point && point[1] > 0 ? `time ${time} (line ${point[1]})` : `time ${time}`;
}

function describe(row: Row): string {
  const first = row.buffers[0]!;
  return `${row.name}, ${sizeOf(row)}${row.line > 0 ? `, line ${row.line}` : ""}: from time ${first.born} to ${row.buffers.at(-1)!.died}; ${OWNERS[first.owner]}`;
}

/** What the colours say. */
export function memoryLegend(): HTMLElement {
  const entry = (sample: string, text: string) => element("li", {}, element("span", { class: `sample ${sample}` }), text);
  return element("ul", { class: "legend" }, entry("live-sample", "live"), entry("needed-sample", "path-optimal: what had to live"),
    ...Object.entries(OWNERS).map(([owner, text]) => entry(`owner-${owner}`, text)), entry("kept-sample", "not used any more"));
}
