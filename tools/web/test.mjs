// node test.mjs: the unit tests of src/test/typescript, bundled as the pages are, on Node's own test runner.
// node test.mjs browser/NAME ARGUMENTS: one that opens pages in Chromium.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

const sources = "src/test/typescript";
const [named, ...args] = process.argv.slice(2);
const names = named ? [`${named}.ts`] : readdirSync(sources).filter((name) => name.endsWith(".test.ts"));
const out = join("target/test-typescript", named ?? "unit");

rmSync(out, { recursive: true, force: true });
await build({
  entryPoints: names.map((name) => join(sources, name)),
  outdir: out,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  format: "esm",
  platform: "node",
  external: ["playwright-core"],
  sourcemap: "inline",
  logLevel: "warning",
});
const tests = names.map((name) => join(out, basename(name).replace(/\.ts$/, ".mjs")));
process.exit(spawnSync(process.execPath, ["--enable-source-maps", ...(named ? tests : ["--test", ...tests]), ...args], { stdio: "inherit" }).status ?? 1);
