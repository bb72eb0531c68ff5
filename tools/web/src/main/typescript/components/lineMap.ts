// SPDX-License-Identifier: Apache-2.0
import type { LinePair } from "../model";

/** Where lines of one text are in another: exact on pairs, and in proportion between them. */
export class LineMap {
  private readonly pairs: LinePair[];

  /** `pairs` ascend on both sides; `ends` are the numbers of lines. */
  constructor(pairs: LinePair[], ends: LinePair) {
    this.pairs = [[0, 0], ...pairs, [ends[0] + 1, ends[1] + 1]];
  }

  /** The line of the second text for a line of the first, or the other way; both may lie between two lines. */
  map(line: number, to: "after" | "before"): number {
    const [source, target] = to === "after" ? [0, 1] as const : [1, 0] as const;
    let low = 0;
    let high = this.pairs.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.pairs[middle]![source] <= line) low = middle;
      else high = middle;
    }
    const [from, next] = [this.pairs[low]!, this.pairs[high]!];
    const part = (line - from[source]) / (next[source] - from[source]);
    return from[target] + part * (next[target] - from[target]);
  }
}
