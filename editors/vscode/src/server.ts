// SPDX-License-Identifier: Apache-2.0
import * as os from "node:os";
import * as path from "node:path";

/** The settings of the extension that say how the server is started. */
export interface ServerSettings {
  /** `freehold.path`: a name on the PATH, or a path. */
  path: string;
  /** `freehold.arguments`: what stands behind `freehold lsp`. */
  arguments: string[];
}

/** A process to start. */
export interface ServerCommand {
  command: string;
  args: string[];
}

/** The command that starts the server; `~` and `${workspaceFolder}` in the path are replaced. */
export function serverCommand(settings: ServerSettings, workspaceFolder?: string): ServerCommand {
  let command = settings.path.trim() || "freehold";
  if (command === "~" || command.startsWith("~/")) command = path.join(os.homedir(), command.slice(1));
  command = command.replaceAll("${workspaceFolder}", workspaceFolder ?? ".");
  return { command, args: ["lsp", ...settings.arguments] };
}
