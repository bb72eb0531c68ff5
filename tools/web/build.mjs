// node build.mjs FOLDER: bundles each page, src/main/typescript/pages/NAME.ts, with the libraries that it uses, into NAME.js and NAME.css.
import { build } from "esbuild";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const out = process.argv[2];
const pages = "src/main/typescript/pages";

const { metafile } = await build({
  entryPoints: readdirSync(pages).filter((name) => name.endsWith(".ts")).map((name) => join(pages, name)),
  outdir: out,
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  charset: "ascii",
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
});

// Pages are copied, and the licences of the libraries ask that they go with each copy.
for (const [file, { inputs }] of Object.entries(metafile.outputs)) {
  const packages = new Set(Object.keys(inputs).map(packageOf).filter((name) => name !== null));
  const path = join(out, basename(file));
  if (packages.size > 0) writeFileSync(path, `/*!\n${[...packages].sort().map(notice).join("\n\n")}\n*/\n${readFileSync(path, "utf8")}`);
}

/** The package that a bundled file is of; null for our own. */
function packageOf(input) {
  return input.match(/node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1] ?? null;
}

/** Name, version and licence of a package. */
function notice(name) {
  const folder = join("node_modules", name);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const licence = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (licence === undefined) throw new Error(`${name} has no licence beside it`);
  return `${name} ${version}\n${readFileSync(join(folder, licence), "utf8").trim()}`;
}
