// SPDX-License-Identifier: Apache-2.0
import type { Finding, RunBuffer, Step } from "../model";

const MAKING: Step["what"][] = ["allocated", "stacked", "given"];
const ENDING: Step["what"][] = ["freed", "vanished"];

/** The buffers that live when a step of a finding has been done, in the order of their making. */
export function heapAfter(finding: Finding, step: number): RunBuffer[] {
  const live = new Set(finding.liveAtFirst);
  for (const { what, buffer } of finding.steps.slice(0, step + 1)) {
    if (buffer === undefined) continue;
    if (MAKING.includes(what)) live.add(buffer);
    else if (ENDING.includes(what)) live.delete(buffer);
  }
  return finding.buffers.filter((buffer) => live.has(buffer.id));
}

const WORDS: Record<Step["what"], string> = {
  allocated: "allocates", stacked: "allocates on the stack", given: "is given", freed: "frees", vanished: "leaves the scope of", cloned: "clones into",
  copied: "copies into", read: "reads", written: "writes", returned: "returns", way: "goes on at",
};

/** A step in words. */
export function stepText(step: Step, buffers: RunBuffer[]): string {
  if (step.what === "way") return step.to ? `goes on at line ${step.to}` : "leaves";
  const name = (id: number | undefined) => buffers.find((each) => each.id === id)?.name ?? `buffer ${id}`;
  return `${WORDS[step.what]} ${name(step.buffer)}${step.other === undefined ? "" : ` from ${name(step.other)}`}`;
}
