// SPDX-License-Identifier: Apache-2.0
import { ChildProcess, spawn } from "node:child_process";
import * as path from "node:path";
import { createProtocolConnection, ProtocolConnection, StreamMessageReader, StreamMessageWriter } from "vscode-languageserver-protocol/node";
import { ServerCommand } from "../src/server";

/** The command of this checkout, or of `FREEHOLD`. */
export const freehold = process.env.FREEHOLD ?? path.resolve(__dirname, "../../../freehold");

/** A process that speaks the protocol. */
export function connect(server: ServerCommand): { process: ChildProcess; connection: ProtocolConnection; exit: Promise<number | null> } {
  const child = spawn(server.command, server.args, { stdio: ["pipe", "pipe", "inherit"] });
  const connection = createProtocolConnection(new StreamMessageReader(child.stdout!), new StreamMessageWriter(child.stdin!));
  connection.listen();
  return { process: child, connection, exit: new Promise((resolve) => child.on("exit", resolve)) };
}
