// SPDX-License-Identifier: Apache-2.0

/** The server does not do what was asked; the message says why. */
export class Refusal extends Error {}

/** What becomes of a request: its turn comes, and it runs. */
export type State = "waiting" | "running";

type Line = { state: State } | { error: string } | { result: unknown };

const ATTEMPTS = 5;

/** Asks an endpoint, again and again while it is busy; `signal` gives up, which stops the work. */
export async function ask<T>(endpoint: string, request: object, signal: AbortSignal, onState: (state: State) => void): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`api/${endpoint}`, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(request), signal,
    });
    const pause = Number(response.headers.get("Retry-After"));
    if (response.status !== 503 || pause === 0 || attempt === ATTEMPTS) return await last<T>(response, onState);
    onState("waiting");
    await new Promise((resolve) => setTimeout(resolve, 1000 * pause));
    signal.throwIfAborted();
  }
}

/** The result, which is on the last line of an answer. */
async function last<T>(response: Response, onState: (state: State) => void): Promise<T> {
  for await (const text of lines(response)) {
    const line = JSON.parse(text) as Line;
    if ("error" in line) throw new Refusal(line.error);
    if ("result" in line) return line.result as T;
    onState(line.state);
  }
  throw new Refusal("the server has gone away");
}

async function* lines(response: Response): AsyncGenerator<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest: string[] = [];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const [first, ...others] = next.value.split("\n");
    rest.push(first!);
    for (const other of others) {
      yield rest.join("");
      rest = [other];
    }
  }
}

/** A file of the server that is JSON. */
export async function load<T>(name: string): Promise<T> {
  return await (await fetch(name)).json() as T;
}
