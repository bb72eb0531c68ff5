// SPDX-License-Identifier: Apache-2.0
// Bundles the extension into dist, its tests into out. What VS Code provides is left out.
import { copyFileSync, readdirSync } from "node:fs";
import { build } from "esbuild";

const options = { bundle: true, platform: "node", target: "node20", format: "cjs", external: ["vscode"], logLevel: "warning" };
copyFileSync("../../LICENSE", "LICENSE");      // the file to install has it, too
await build({ ...options, entryPoints: ["src/extension.ts"], outfile: "dist/extension.js", minify: true });
const tests = readdirSync("test").filter((name) => name.endsWith(".test.ts")).map((name) => `test/${name}`);
await build({ ...options, entryPoints: tests, outdir: "out", external: [...options.external, "vscode-oniguruma"], sourcemap: "inline" });
