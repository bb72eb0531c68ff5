// SPDX-License-Identifier: Apache-2.0
import type { RunBuffer } from "../model";

/** Buffers from one place that live one after the other, as those of the rounds of a loop do: they share a row of a chart. */
export interface Row {
  name: string;
  line: number;
  buffers: RunBuffer[];
}

/** Puts each buffer into the first row of its place that is free then; rows in the order of their first buffers. */
export function rowsOf(buffers: RunBuffer[]): Row[] {
  const rows: Row[] = [];
  const byPlace = new Map<string, Row[]>();
  for (const buffer of buffers) {
    const place = `${buffer.name} ${buffer.line}`;
    const there = byPlace.get(place) ?? [];
    byPlace.set(place, there);
    const free = there.find((row) => row.buffers.at(-1)!.died <= buffer.born);
    if (free) {
      free.buffers.push(buffer);
      continue;
    }
    const row = { name: buffer.name, line: buffer.line, buffers: [buffer] };
    there.push(row);
    rows.push(row);
  }
  return rows;
}

/** A number of bytes for people: as it is up to 9999, else with three digits. */
export function bytes(count: number): string {
  if (count < 10_000) return `${count} B`;
  // 999,500 B are 1.00 MB, not 1000 kB.
  const [unit, name] = count < 999_500 ? [1e3, "kB"] as const : count < 999_500_000 ? [1e6, "MB"] as const : [1e9, "GB"] as const;
  const size = count / unit;
  return `${size < 99.95 ? size.toPrecision(3) : size.toFixed(0)} ${name}`;
}

/** The sizes of the buffers of a row. */
export function sizeOf(row: Row): string {
  const sizes = row.buffers.map((each) => each.bytes);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return `${row.buffers.length > 1 ? `${row.buffers.length} × ` : ""}${least === most ? bytes(most) : `${bytes(least)} to ${bytes(most)}`}`;
}
