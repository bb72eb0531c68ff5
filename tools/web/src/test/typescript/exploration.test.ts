// SPDX-License-Identifier: Apache-2.0
import assert from "node:assert/strict";
import test from "node:test";
import { findingsBadge, nothingFound, nothingRun } from "../../main/typescript/components/exploration";
import type { CheckedFunction, Finding } from "../../main/typescript/model";

function checked(explored: CheckedFunction["explored"], findings: number, ...reasons: string[]): CheckedFunction {
  return { explored, reasons, findings: Array<Finding>(findings) } as unknown as CheckedFunction;
}

test("a badge without findings says whether all was explored", () => {
  assert.equal(findingsBadge([checked("complete", 0), checked("complete", 0)]), "0");
  assert.equal(findingsBadge([checked("complete", 0), checked("partial", 0)]), "?");
  assert.equal(findingsBadge([checked("skipped", 0)]), "?");
  assert.equal(findingsBadge([checked("complete", 2)]), "2");
  assert.equal(findingsBadge([checked("complete", 2), checked("partial", 1)]), "3+");
});

test("what is said of nothing depends on what was explored", () => {
  assert.equal(nothingFound([]), "No function has a body: nothing was checked.");
  assert.equal(nothingFound([checked("complete", 0)]), "No run does anything wrong with memory.");
  assert.equal(nothingFound([checked("complete", 0), checked("skipped", 0)]), "No faults were found, but 1 of 2 functions was not fully explored.");
  assert.equal(nothingRun([checked("complete", 0)]), "No run that was followed allocates memory.");
  assert.equal(nothingRun([checked("skipped", 0, "no"), checked("partial", 0, "no", "yes")]), "No run was followed to its end: no; yes.");
});
