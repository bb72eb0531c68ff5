// SPDX-License-Identifier: Apache-2.0
// Argument: the URL of a playground, which PlaygroundInBrowserTest starts.
import assert from "node:assert/strict";
import test from "node:test";
import type { Page } from "playwright-core";
import { close, open } from "./harness";

const url = process.argv[2]!;
const TABS = ["program", "flow", "memory", "check", "run"];
const LEAKY = `func.func @leaky() -> i32 {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  %y = memref.load %a[%c0] : memref<4xi32>
  return %y : i32
}`;

const ENDLESS = `func.func @endless(%x: i32) {
  %a = memref.alloc() : memref<1000000xi32>
  cf.br ^again
^again:
  linalg.fill ins(%x : i32) outs(%a : memref<1000000xi32>)
  cf.br ^again
}`;

/** Waits until what was asked for is there, or something is wrong; returns what the page says. */
async function settled(page: Page): Promise<string> {
  await page.waitForSelector(".status:not(.status-busy):not(:empty)", { timeout: 60_000 });
  return page.innerText(".status");
}

async function begin(options?: Parameters<typeof open>[1], at = url) {
  const opened = await open(at, options);
  await settled(opened.page);
  return opened;
}

/** Puts a program in the place of the one that is there, as somebody does who types. */
async function write(page: Page, program: string, args = ""): Promise<void> {
  await page.click("#tab-run");
  await page.fill(".args", args);
  await page.click("#tab-program");
  await page.click(".source-text .cm-content");
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(program);
}

async function run(page: Page): Promise<string> {
  await page.keyboard.press("Control+Enter");
  return settled(page);
}

const after = (page: Page) => page.innerText("#panel-program .side-by-side .cm-content");

test("what somebody types is transformed, and each line says why it is there", async () => {
  const opened = await begin();
  const { page } = opened;
  await write(page, LEAKY);
  assert.match(await page.innerText(".status"), /Changed since/);
  assert.ok(await page.isVisible(".is-stale"));
  assert.match(await run(page), /^Done in/);
  assert.equal(await page.locator(".is-stale").count(), 0);
  assert.match(await after(page), /memref\.dealloc/);
  await page.locator("#panel-program .cm-line.line-inserted", { hasText: "memref.dealloc" }).click();
  assert.match(await page.innerText(".details-body .card-free"), /frees the buffer/);
  await page.locator(".source-text .cm-line", { hasText: "memref.alloc" }).click();
  assert.match(await page.innerText(".details-body .card-allocation"), /buffer/);
  await close(opened);
});

test("passes are chosen from a list, have options, or are written", async () => {
  const opened = await begin();
  const { page } = opened;
  await write(page, LEAKY);
  await page.selectOption(".passes-bar > select", "");
  await run(page);
  assert.doesNotMatch(await after(page), /dealloc/);
  await page.selectOption(".passes-bar > select", "buffer-deallocation-pipeline");
  await page.check(".option input");
  assert.equal(await page.inputValue(".pipeline"), "buffer-deallocation-pipeline{private-function-dynamic-ownership=true}");
  assert.match(await run(page), /^Done in/);
  await page.fill(".pipeline", "ownership-based-buffer-deallocation,cse");
  assert.match(await run(page), /^Done in/);
  assert.match(await after(page), /bufferization\.dealloc/);
  await page.fill(".pipeline", "no-such-pass");
  assert.match(await run(page), /error/);
  assert.match(await page.innerText(".problems"), /'no-such-pass' does not refer to a registered pass/);
  await close(opened);
});

test("an error leads to its line", async () => {
  const opened = await begin();
  const { page } = opened;
  await write(page, `// é\n${LEAKY.replace("%x, %a", "%é, %a")}`);
  assert.match(await run(page), /error/);
  await page.click(".problems .place");
  assert.match(await page.innerText(".source-text .cm-activeLine"), /%é/);
  assert.ok(await page.locator(".source-text .cm-lintRange-error, .source-text .cm-lintPoint-error").count() > 0);
  await write(page, LEAKY);
  assert.match(await run(page), /^Done in/);
  assert.equal(await page.innerText(".problems"), "");
  await close(opened);
});

test("a check shows the way to a fault", async () => {
  const opened = await begin();
  const { page } = opened;
  await write(page, LEAKY);
  await page.selectOption(".passes-bar > select", "");
  await run(page);
  await page.click("#tab-check");
  assert.match(await page.innerText(".finding-list"), /leak/i);
  assert.match(await page.innerText("ol.steps"), /allocates %a/);
  await close(opened);
});

test("a function is run, before the passes and after them", async () => {
  const opened = await begin();
  const { page } = opened;
  await write(page, LEAKY);
  await page.click("#tab-run");
  await page.click("text=Run the function");
  await page.waitForSelector(".outcome");
  const outcomes = await page.locator(".outcome").allInnerTexts();
  assert.equal(outcomes.length, 2);
  assert.match(outcomes[0]!, /7 : i32[\s\S]*leak/i);
  assert.match(outcomes[1]!, /7 : i32[\s\S]*Nothing wrong/);
  assert.ok(await page.isVisible(".run-memory svg"));
  await page.fill(".args", "1");
  await page.click("text=Run the function");
  await page.waitForSelector(".problem");
  assert.match(await page.innerText(".problems"), /expects 0 arguments, but got 1/);
  await close(opened);
});

test("work without end is stopped by who asked for it", async () => {
  const opened = await begin();
  const { page } = opened;
  await write(page, ENDLESS, "1");
  await page.selectOption(".passes-bar > select", "");
  await run(page);
  await page.click("#tab-run");
  await page.click("text=Run the function");
  await page.waitForSelector("text=Stop");
  await page.dispatchEvent("text=Stop", "click");
  assert.equal(await settled(page), "Stopped.");
  assert.equal(await page.isVisible("text=Stop"), false);
  await close(opened);
});

test("a link holds the program, and no request does", async () => {
  const first = await begin();
  await first.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await write(first.page, LEAKY);
  await first.page.fill(".pipeline", "cse");
  await first.page.click("text=Copy link");
  await first.page.waitForFunction(() => location.hash !== "");
  const link = first.page.url();
  assert.equal(await first.page.evaluate(() => navigator.clipboard.readText()), link);
  await close(first);

  const second = await open(url);
  const asked: string[] = [];
  second.page.on("request", (request) => asked.push(request.url()));
  await second.page.goto("about:blank");
  await second.page.goto(link);
  await settled(second.page);
  assert.equal((await second.page.innerText(".source-text .cm-content")).replaceAll("\u00a0", " "), LEAKY);
  assert.equal(await second.page.inputValue(".pipeline"), "cse");
  for (const each of asked.filter((request) => request.startsWith("http"))) assert.ok(new URL(each).pathname.length < 30, each);
  await close(second);

  const broken = await open(`${url}#nonsense`);
  assert.match(await settled(broken.page), /does not hold a program/);
  await close(broken);
});

test("script in a program is text", async () => {
  const opened = await begin();
  const { page } = opened;
  const script = "<script>alert(1)</script><img src=x onerror=alert(2)>";
  await write(page, `func.func @"${script}"() attributes {note = "${script}"} {\n  %a = memref.alloc() {name = "${script}"} : memref<4xi32>\n  return\n}`);
  assert.match(await run(page), /^Done in/);
  for (const tab of TABS) await page.click(`#tab-${tab}`);
  await page.click("text=Run the function");
  await page.waitForSelector(".outcome");
  await write(page, script);
  assert.match(await run(page), /error/);
  await page.fill(".pipeline", script);
  assert.match(await run(page), /error/);
  assert.equal(await page.locator("img[src], script:not([src])").count(), 0);
  await close(opened);
});

test("every view opens, on a desk and on a phone, in light and dark", async () => {
  for (const [width, height, theme] of [[1440, 900, "light"], [390, 844, "dark"]] as const) {
    const opened = await begin({ width, height, theme });
    const { page } = opened;
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), theme);
    for (let example = 0; example < 6; example++) {
      await page.selectOption("header select", String(example));
      assert.match(await settled(page), /^Done in/);
      for (const tab of TABS) {
        await page.click(`#tab-${tab}`);
        assert.ok(await page.isVisible(`#panel-${tab} > *`), tab);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(beyond <= 0, `${tab} is ${beyond} pixels wider than the window`);
      }
    }
    await close(opened);
  }
});

test("on a phone, the outcome comes into view", async () => {
  const opened = await begin({ width: 390, height: 844 });
  await opened.page.click("text=Run passes");
  await opened.page.waitForFunction(() => Math.abs(document.querySelector(".outcome-pane")!.getBoundingClientRect().top) < 5);
  await close(opened);
});
