// SPDX-License-Identifier: Apache-2.0

/** What a link holds: everything that somebody has put into the page. */
export interface Sketch {
  program: string;
  /** As in `--pass-pipeline`; empty for none. */
  pipeline: string;
  /** The function that is executed; empty for the only one. */
  entry: string;
  /** Its arguments. */
  args: string;
}

/** A link may come from anywhere: what it unpacks to is bounded. */
const LONGEST = 4 << 20;

/** The sketch as text for the part of a URL behind #, which a browser sends to nobody. */
export async function pack(sketch: Sketch): Promise<string> {
  const packed = await collect(stream(new TextEncoder().encode(JSON.stringify(sketch))).pipeThrough(new CompressionStream("deflate-raw")));
  let bytes = "";
  for (const byte of packed) bytes += String.fromCharCode(byte);
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The sketch that a text was made of; null if it was made of none. */
export async function unpack(text: string): Promise<Sketch | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
    const json = await collect(stream(bytes).pipeThrough(new DecompressionStream("deflate-raw")));
    return sketch(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(json)));
  } catch {
    return null;
  }
}

/** A value as a sketch; null if it is none. */
export function sketch(value: unknown): Sketch | null {
  if (typeof value !== "object" || value === null) return null;
  const { program, pipeline, entry, args } = value as Record<string, unknown>;
  const isWhole = typeof program === "string" && typeof pipeline === "string" && typeof entry === "string" && typeof args === "string";
  return isWhole ? { program, pipeline, entry, args } : null;
}

function stream(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

async function collect(from: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = from.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > LONGEST) {
      await reader.cancel();
      throw new Error("too long");
    }
    chunks.push(next.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
