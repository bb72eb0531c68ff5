// SPDX-License-Identifier: Apache-2.0
// Arguments: a folder with reports, of which some have names that ReportInBrowserTest gives them.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import type { Page } from "playwright-core";
import { close, open } from "./harness";

const folder = process.argv[2]!;
const report = (name: string) => join(folder, `${name}.html`);
const TABS = ["program", "flow", "memory", "findings"];

/** The line that is at the top of a side. */
function topLine(page: Page, side: 0 | 1): Promise<number> {
  return page.evaluate((index) => {
    const scroller = document.querySelectorAll(".side-by-side .cm-scroller")[index]!;
    const top = scroller.getBoundingClientRect().top;
    const numbers = [...scroller.querySelectorAll<HTMLElement>(".cm-lineNumbers .cm-gutterElement")];
    return Number(numbers.find((each) => each.getBoundingClientRect().bottom > top + 4 && each.textContent !== "")!.textContent);
  }, side);
}

for (const file of readdirSync(folder).filter((name) => name.endsWith(".html"))) {
  test(`${file}: every view opens, on a desk and on a phone`, async () => {
    for (const [width, height, theme] of [[1440, 900, "light"], [390, 844, "dark"]] as const) {
      const opened = await open(join(folder, file), { width, height, theme });
      for (const tab of TABS) {
        await opened.page.click(`#tab-${tab}`);
        assert.ok(await opened.page.isVisible(`#panel-${tab} > *`), tab);
        const beyond = await opened.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(beyond <= 0, `${tab} is ${beyond} pixels wider than the window`);
      }
      await close(opened);
    }
  });
}

test("what passes inserted is marked, and a click on it says why it is there", async () => {
  const opened = await open(report("branches"));
  const { page } = opened;
  const inserted = page.locator(".cm-line.line-inserted", { hasText: "memref.dealloc" });
  assert.equal(await inserted.count(), 1);
  await inserted.click();
  assert.match(await page.innerText(".details-body .card-free"), /frees the buffer of/);
  await page.click(".details-body .card-free .notes .place >> nth=0");
  assert.ok(await page.locator(".cm-line.line-selected").count() > 0);
  await close(opened);
});

test("the pointer over a line shows why it is there", async () => {
  const opened = await open(report("branches"));
  await opened.page.locator(".cm-line", { hasText: "memref.dealloc" }).hover({ position: { x: 60, y: 8 } });
  await opened.page.waitForSelector(".tooltip");
  assert.match(await opened.page.innerText(".tooltip"), /frees the buffer of/);
  await close(opened);
});

test("the keyboard reaches every view, line and step", async () => {
  const opened = await open(report("faulty"));
  const { page } = opened;
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement!.className), "skip");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement!.id), "tab-program");
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  assert.notEqual(outline, "none");
  await page.keyboard.press("End");
  assert.equal(await page.getAttribute("#tab-findings", "aria-selected"), "true");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await page.getAttribute("#tab-memory", "aria-selected"), "true");
  await page.keyboard.press("ArrowRight");
  await page.focus("ol.steps");
  const selected = () => page.innerText('ol.steps [aria-selected="true"]');
  assert.match(await selected(), /buffer used after it was freed/);
  await page.keyboard.press("ArrowUp");
  assert.match(await selected(), /frees %a/);
  const lineMarked = await page.innerText("#panel-findings .line-selected");
  assert.match(lineMarked, /memref\.dealloc %a/);
  await page.keyboard.press("Home");
  assert.match(await selected(), /allocates %a/);
  assert.match(await page.innerText(".heap"), /%a/);
  await page.click("#tab-flow");
  await page.focus(".block >> nth=1");
  await page.keyboard.press("Enter");
  assert.equal(await page.getAttribute("#tab-program", "aria-selected"), "true");
  await close(opened);
});

test("the heap is that of the step", async () => {
  const opened = await open(report("faulty"));
  const { page } = opened;
  await page.click("#tab-findings");
  const heap = () => page.locator(".heap tbody tr").count();
  assert.equal(await heap(), 0);
  await page.locator("ol.steps li", { hasText: "writes %a" }).click();
  assert.equal(await heap(), 1);
  await close(opened);
});

test("the page is as the system is, until the button is pressed", async () => {
  for (const theme of ["light", "dark"] as const) {
    const opened = await open(report("branches"), { theme });
    const { page } = opened;
    const isDark = () => page.evaluate(() => {
      const [red = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)!.map(Number);
      return red < 128;
    });
    assert.equal(await isDark(), theme === "dark");
    await page.click(".theme-button");
    assert.equal(await isDark(), theme !== "dark");
    await close(opened);
  }
});

test("on paper are all views, in light colours, with the whole program", async () => {
  const opened = await open(report("branches"), { theme: "dark" });
  const { page } = opened;
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  for (const tab of TABS) assert.ok(await page.isVisible(`#panel-${tab} > *`), tab);
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(255, 255, 255)");
  assert.ok(!await page.isVisible(".tabs"));
  assert.ok(await page.locator(".memory-chart .bar").count() > 0);
  assert.match(await page.innerText(".details-body"), /frees the buffer of/);
  assert.ok((await page.pdf()).length > 10_000);
  await close(opened);
});

test("what a program says is text, whatever it says", async () => {
  const opened = await open(report("hostile"));
  const { page } = opened;
  for (const tab of TABS) await page.click(`#tab-${tab}`);
  assert.equal(await page.evaluate(() => document.querySelectorAll("img, body > script + script + script").length), 0);
  await page.click("#tab-program");
  assert.match(await page.innerText(".side-by-side"), /<\/script><script>alert\(1\)<\/script>/);
  assert.equal(await page.title().then((title) => title.includes("<b>")), true);
  await close(opened);
});

test("a large program shows the lines that are seen, and both sides scroll together", async () => {
  const lines = JSON.parse(readFileSync(report("large"), "utf8").match(/id="data">(.*?)<\/script>/s)![1]!).after.text.split("\n").length;
  assert.ok(lines > 10_000);
  const opened = await open(report("large"));
  const { page } = opened;
  assert.ok(await page.locator(".side-by-side .cm-line").count() < 500);
  await page.hover(".pane >> nth=0");
  await page.mouse.wheel(0, 50_000);
  await page.waitForFunction(() => document.querySelectorAll(".side-by-side .cm-scroller")[1]!.scrollTop > 10_000);
  await page.waitForTimeout(200);
  const [before, after] = [await topLine(page, 0), await topLine(page, 1)];
  const { links } = JSON.parse(await page.innerText("#data").catch(() => "") || await page.evaluate(() => document.getElementById("data")!.textContent!));
  const counterpart = (links as [number, number][]).findLast(([line]) => line <= before)![1];
  assert.ok(Math.abs(counterpart - after) < 30, `line ${before} is ${counterpart}, but ${after} is shown`);
  await page.keyboard.press("Tab");
  await page.click("[aria-label='Next change']");
  assert.match(await page.innerText(".position"), /change \d+ of \d+/);
  await page.click("#tab-memory");
  assert.match(await page.innerText(".memory .toolbar"), /runs of 1160 more functions are not shown/);
  await page.click("#tab-flow");
  assert.match(await page.innerText("#panel-flow .toolbar"), /1000 more functions are not drawn/);
  await close(opened);
});
