// SPDX-License-Identifier: Apache-2.0
import assert from "node:assert/strict";
import { after } from "node:test";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";

// Without the network: nothing that the browser itself may want to look up.
const OPTIONS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync"];

let browser: Browser | undefined;

after(() => browser?.close());

export interface Opened {
  page: Page;
  /** What was requested from elsewhere, and what went wrong; must stay empty. */
  complaints: string[];
}

/** Opens a file, or what a server has at a URL, in a window of its own. */
export async function open(target: string, { width = 1440, height = 900, theme = "light" as "light" | "dark" } = {}): Promise<Opened> {
  browser ??= await chromium.launch({ executablePath: "/usr/bin/chromium", args: OPTIONS });
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme });
  const isServed = target.startsWith("http://");
  const url = isServed ? target : pathToFileURL(target).href;
  const complaints: string[] = [];
  page.on("request", (request) => {
    const isOwn = isServed ? new URL(request.url()).origin === new URL(url).origin : request.url().split("#")[0] === url;
    if (!isOwn) complaints.push(`requested ${request.url()}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("dialog", (dialog) => {
    complaints.push(`said ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(url);
  await page.waitForSelector(".cm-line");
  return { page, complaints };
}

/** Closes a page, about which there must be no complaints. */
export async function close({ page, complaints }: Opened): Promise<void> {
  await page.close();
  assert.deepEqual(complaints, []);
}
