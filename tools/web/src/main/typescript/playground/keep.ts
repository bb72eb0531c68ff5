// SPDX-License-Identifier: Apache-2.0
import { type Sketch, sketch } from "./link";

/** Where the browser keeps what is in the page. */
const KEY = "freehold-playground";

/** Keeps a sketch for the next load of the page, with the fragment of the URL that it was begun from. A browser may refuse: then nothing is kept. */
export function keep(fragment: string, kept: Sketch, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(KEY, JSON.stringify({ fragment, sketch: kept }));
  } catch {
    // A private window, or a program that is too long for it.
  }
}

/** The sketch that was kept for this fragment; null if none was. A link that was opened anew has another fragment, and is what the user wants to see. */
export function kept(fragment: string, storage: () => Storage = () => localStorage): Sketch | null {
  try {
    const value = JSON.parse(storage().getItem(KEY) ?? "null") as { fragment?: unknown; sketch?: unknown } | null;
    return value !== null && value.fragment === fragment ? sketch(value.sketch) : null;
  } catch {
    return null;
  }
}
