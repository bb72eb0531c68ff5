// SPDX-License-Identifier: Apache-2.0

/** A pipeline of one pass with its options; what is more than that is for people to write. */
export interface SinglePass {
  name: string;
  options: Map<string, string>;
}

const SINGLE = /^\s*([\w-]+)\s*(?:\{([^{}"']*)\})?\s*$/;

/** Reads a pipeline; null if it is not one pass, or has a form of its own. */
export function parseSingle(text: string): SinglePass | null {
  const match = SINGLE.exec(text);
  if (!match) return null;
  const options = new Map<string, string>();
  for (const word of (match[2] ?? "").split(/\s+/).filter((each) => each !== "")) {
    const [name, value] = word.split(/=(.*)/s, 2);
    options.set(name!, value ?? "true");
  }
  return { name: match[1]!, options };
}

/** Writes it. */
export function printSingle({ name, options }: SinglePass): string {
  const written = [...options].map(([option, value]) => `${option}=${value}`).join(" ");
  return written === "" ? name : `${name}{${written}}`;
}
