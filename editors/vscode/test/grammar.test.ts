// SPDX-License-Identifier: Apache-2.0
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import * as path from "node:path";
import { test } from "node:test";
import * as oniguruma from "vscode-oniguruma";
import { INITIAL, parseRawGrammar, Registry } from "vscode-textmate";

const root = path.resolve(__dirname, "..");

async function scopes(line: string): Promise<Record<string, string>> {
  await oniguruma.loadWASM(readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm")));
  const file = path.join(root, "syntaxes/mlir.tmLanguage.json");
  const registry = new Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (sources) => new oniguruma.OnigScanner(sources),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async () => parseRawGrammar(readFileSync(file, "utf8"), file),
  });
  const grammar = await registry.loadGrammar("source.mlir");
  const found: Record<string, string> = {};
  for (const token of grammar!.tokenizeLine(line, INITIAL).tokens) {
    found[line.slice(token.startIndex, token.endIndex)] = token.scopes[token.scopes.length - 1];
  }
  return found;
}

test("each token has its scope", async () => {
  const found = await scopes('%a:2 = memref.alloc(%n#1) {x = #map, y = "s"} : memref<4xf32> loc(@f) // 7');
  assert.equal(found["%a"], "variable.other.mlir");
  assert.equal(found["%n#1"], "variable.other.mlir");
  assert.equal(found["memref.alloc"], "support.function.operation.mlir");
  assert.equal(found["#map"], "entity.other.attribute-name.mlir");
  assert.equal(found["memref"], "storage.type.mlir");
  assert.equal(found["f32"], "storage.type.mlir");
  assert.equal(found["@f"], "entity.name.function.mlir");
  assert.equal(found["// 7"], "comment.line.double-slash.mlir");
});
