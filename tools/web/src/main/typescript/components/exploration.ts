// SPDX-License-Identifier: Apache-2.0
import type { CheckedFunction } from "../model";

/** The functions that a check has not explored whole: no finding in them means nothing. */
export function unexplored(functions: CheckedFunction[]): CheckedFunction[] {
  return functions.filter((each) => each.explored !== "complete");
}

/** The badge of the findings: their number, or a question mark if there are none but the check has not seen all. */
export function findingsBadge(functions: CheckedFunction[]): string {
  const findings = functions.reduce((sum, each) => sum + each.findings.length, 0);
  if (unexplored(functions).length === 0) return String(findings);
  return findings === 0 ? "?" : `${findings}+`;
}

/** What can be said if nothing was found. */
export function nothingFound(functions: CheckedFunction[]): string {
  if (functions.length === 0) return "No function has a body: nothing was checked.";
  const open = unexplored(functions).length;
  if (open === 0) return "No run does anything wrong with memory.";
  return `No faults were found, but ${open} of ${count(functions.length, "function")} ${open === 1 ? "was" : "were"} not fully explored.`;
}

/** What can be said if no run can be shown. */
export function nothingRun(functions: CheckedFunction[]): string {
  const open = unexplored(functions);
  if (open.length === 0) return "No run that was followed allocates memory.";
  return `No run was followed to its end: ${reasons(open).join("; ")}.`;
}

/** Why functions are not explored, each reason once. */
function reasons(functions: CheckedFunction[]): string[] {
  return [...new Set(functions.flatMap((each) => each.reasons))].slice(0, 3);
}

export function count(number: number, name: string): string {
  return `${number} ${name}${number === 1 ? "" : "s"}`;
}
