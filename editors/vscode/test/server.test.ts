// SPDX-License-Identifier: Apache-2.0
// The real server, started as the extension starts it.
import assert from "node:assert/strict";
import * as os from "node:os";
import * as path from "node:path";
import { test } from "node:test";
import {
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializeRequest,
  InlayHintRequest,
  MarkupContent,
  ProtocolConnection,
  PublishDiagnosticsNotification,
  PublishDiagnosticsParams,
  ShutdownRequest,
} from "vscode-languageserver-protocol/node";
import { serverCommand } from "../src/server";
import { connect, freehold } from "./client";

const uri = "file:///test.mlir";
const program = `func.func @f(%i: index) -> f32 {
  %a = memref.alloc() : memref<4xf32>
  %x = memref.load %a[%i] : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return %x : f32
}
`;

function diagnostics(connection: ProtocolConnection): Promise<PublishDiagnosticsParams> {
  return new Promise((resolve) => connection.onNotification(PublishDiagnosticsNotification.type, resolve));
}

async function session(command: { command: string; args: string[] }): Promise<void> {
  const { connection, exit } = connect(command);
  const initialized = await connection.sendRequest(InitializeRequest.type, { processId: process.pid, rootUri: null, capabilities: {} });
  assert.equal(initialized.serverInfo?.name, "freehold");
  let published = diagnostics(connection);
  await connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument: { uri, languageId: "mlir", version: 1, text: program } });
  assert.deepEqual((await published).diagnostics, []);
  const hover = await connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position: { line: 1, character: 8 } });
  assert.match((hover?.contents as MarkupContent).value, /allocates `%a`/);
  const range = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
  const hints = await connection.sendRequest(InlayHintRequest.type, { textDocument: { uri }, range });
  assert.deepEqual(hints?.map((hint) => hint.label), ["freed in line 4", "freed here"]);
  published = diagnostics(connection);
  const end = { line: 6, character: 0 };
  await connection.sendNotification(DidChangeTextDocumentNotification.type, {
    textDocument: { uri, version: 2 },
    contentChanges: [{ range: { start: end, end }, text: "nonsense" }],
  });
  assert.equal((await published).diagnostics.length, 1);
  await connection.sendRequest(ShutdownRequest.type);
  await connection.sendNotification(ExitNotification.type);
  assert.equal(await exit, 0);
}

test("a session with the server", () => session(serverCommand({ path: freehold, arguments: ["--allow-unregistered-dialect"] })));

test("a session with the server as the MLIR extension of LLVM starts it", () =>
  session({ command: path.resolve(__dirname, "../../mlir-lsp-server"), args: [] }));

test("wrong arguments end the process with a message", async () => {
  const { exit } = connect(serverCommand({ path: freehold, arguments: ["--no-such-option"] }));
  assert.equal(await exit, 2);
});

test("the settings make the command", () => {
  assert.deepEqual(serverCommand({ path: "", arguments: [] }), { command: "freehold", args: ["lsp"] });
  assert.equal(serverCommand({ path: "~/bin/freehold", arguments: [] }).command, path.join(os.homedir(), "bin/freehold"));
  assert.deepEqual(serverCommand({ path: "${workspaceFolder}/freehold", arguments: ["--dialect=x"] }, "/w"), {
    command: "/w/freehold",
    args: ["lsp", "--dialect=x"],
  });
});
