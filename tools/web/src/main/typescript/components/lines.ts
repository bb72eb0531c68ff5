// SPDX-License-Identifier: Apache-2.0
import type { Explanation, Message } from "../model";

/** Puts what has lines under each of them. */
export function byLine<T>(all: T[], linesOf: (each: T) => Iterable<number>): Map<number, T[]> {
  const found = new Map<number, T[]>();
  for (const each of all) {
    for (const line of new Set(linesOf(each))) {
      const there = found.get(line);
      if (there) there.push(each);
      else found.set(line, [each]);
    }
  }
  return found;
}

/** Explanations by the lines that they are about. */
export function explanationsByLine(explanations: Explanation[]): Map<number, Explanation[]> {
  return byLine(explanations, (each) => each.line === undefined ? each.lines : [each.line, ...each.lines]);
}

/** Explanations by the lines, of the program with a name, that what they are about has come from. */
export function explanationsByOrigin(explanations: Explanation[], file: string | undefined): Map<number, Explanation[]> {
  return byLine(explanations.filter((each) => each.origin?.file === file), (each) => each.origin ? [each.origin.line] : []);
}

/** Remarks by the lines of the program with a name. */
export function remarksByLine(remarks: Message[], file: string | undefined): Map<number, Message[]> {
  return byLine(remarks.filter((each) => each.file === file), (each) => [each.line ?? 0]);
}

/** The first line of each group of lines that follow one another. */
export function starts(lines: number[]): number[] {
  const sorted = [...new Set(lines)].sort((a, b) => a - b);
  return sorted.filter((line, i) => i === 0 || line !== sorted[i - 1]! + 1);
}
