// node picture.mjs PAGE OUT.png TEXT: a picture of a report or of the playground at a URL, with the explanation of the line that has the text after the passes.
import { chromium } from "playwright-core";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [target, out, text] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 540 }, colorScheme: "light" });
await page.goto(target.startsWith("http://") ? target : pathToFileURL(resolve(target)).href);
await page.locator(".pane:last-child .cm-line", { hasText: text }).click({ position: { x: 300, y: 8 } });
await page.mouse.move(0, 0);
await page.waitForSelector(".tooltip", { state: "detached" });
await page.screenshot({ path: out });
await browser.close();
