// SPDX-License-Identifier: Apache-2.0
import { element, embedded } from "../components/dom";
import { findingsBadge } from "../components/exploration";
import { FindingsView } from "../components/findingsView";
import { GraphView } from "../components/graphView";
import { MemoryView } from "../components/memoryView";
import { ProgramView } from "../components/programView";
import { Tabs } from "../components/tabs";
import { themeButton } from "../components/theme";
import type { Report, Side } from "../model";
import "./report.css";

const report = embedded<Report>();
const bar = element("nav", { class: "tabs", "aria-label": "Views" });
const main = element("main", { id: "main", tabindex: "-1" });
document.body.append(
  element("a", { class: "skip", href: "#main" }, "Skip to the report"),
  element("div", { class: "report" },
    element("header", {}, element("h1", {}, report.title),
      element("p", { class: "passes" }, ...report.passes.map((pass) => element("code", {}, pass))), bar, themeButton()),
    main));

let program: ProgramView;
const goTo = (side: Side, line: number) => {
  tabs.select("program");
  program.show(side, line);
};
const tabs = new Tabs(bar, main, [
  { id: "program", title: "Program", fill: (panel) => program = new ProgramView(panel, report) },
  { id: "flow", title: "Control flow", fill: (panel) => new GraphView(panel, report, goTo) },
  { id: "memory", title: "Memory", fill: (panel) => new MemoryView(panel, report, goTo) },
  { id: "findings", title: "Findings", count: findingsBadge(report.functions), fill: (panel) => new FindingsView(panel, report, goTo) },
]);
