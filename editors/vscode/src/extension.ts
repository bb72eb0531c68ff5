// SPDX-License-Identifier: Apache-2.0
import * as vscode from "vscode";
import { LanguageClient, TransportKind } from "vscode-languageclient/node";
import { serverCommand } from "./server";

let client: LanguageClient | undefined;
let output: vscode.OutputChannel;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  output = vscode.window.createOutputChannel("Freehold");
  context.subscriptions.push(
    output,
    vscode.commands.registerCommand("freehold.restartServer", restart),
    vscode.commands.registerCommand("freehold.showOutput", () => output.show()),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration("freehold.path") || change.affectsConfiguration("freehold.arguments")) return restart();
    }),
  );
  await start();
}

export async function deactivate(): Promise<void> {
  await stop();
}

async function start(): Promise<void> {
  const settings = vscode.workspace.getConfiguration("freehold");
  const { command, args } = serverCommand(
    { path: settings.get("path", "freehold"), arguments: settings.get<string[]>("arguments", []) },
    vscode.workspace.workspaceFolders?.[0]?.uri.fsPath,
  );
  const server = { command, args, transport: TransportKind.stdio };
  client = new LanguageClient("freehold", "Freehold", server, { documentSelector: [{ language: "mlir" }], outputChannel: output });
  try {
    await client.start();
  } catch (failure) {
    client = undefined;
    output.appendLine(`cannot start '${command} ${args.join(" ")}': ${failure}`);
    const settingsButton = "Open Settings";
    const chosen = await vscode.window.showErrorMessage(`Freehold: cannot start '${command}'. The setting 'freehold.path' says where it is.`, settingsButton);
    if (chosen === settingsButton) await vscode.commands.executeCommand("workbench.action.openSettings", "freehold.path");
  }
}

async function stop(): Promise<void> {
  const stopped = client;
  client = undefined;
  await stopped?.stop();
}

async function restart(): Promise<void> {
  await stop();
  await start();
}
