// SPDX-License-Identifier: Apache-2.0
// The bundled extension with a stub of the module that VS Code provides, and the real server.
import assert from "node:assert/strict";
import Module from "node:module";
import * as path from "node:path";
import { after, test } from "node:test";
import { freehold } from "./client";
import { stub } from "./vscode-stub";

const vscode = stub({ "freehold.path": freehold, "freehold.arguments": [] });
const load = (Module as unknown as { _load: (name: string, ...rest: unknown[]) => unknown })._load;
(Module as unknown as { _load: unknown })._load = (name: string, ...rest: unknown[]) => (name === "vscode" ? vscode.module : load(name, ...rest));
const extension = require(path.resolve(__dirname, "../dist/extension.js"));

after(() => extension.deactivate());

test("activation starts the server, and the commands are there", async () => {
  const context = { subscriptions: [] as { dispose(): void }[] };
  await extension.activate(context);
  assert.deepEqual(vscode.errors, []);
  assert.deepEqual([...vscode.commands.keys()].sort(), ["freehold.restartServer", "freehold.showOutput"]);
  await vscode.commands.get("freehold.restartServer")!();
  assert.deepEqual(vscode.errors, []);
  await vscode.commands.get("freehold.showOutput")!();
  assert.ok(vscode.shown);
});

test("a server that is not there is an error that names the setting", async () => {
  vscode.settings["freehold.path"] = "/no/such/freehold";
  await vscode.commands.get("freehold.restartServer")!();
  assert.ok(vscode.errors.some((error) => /cannot start '\/no\/such\/freehold'.*freehold\.path/.test(error)), vscode.errors.join("; "));
});
