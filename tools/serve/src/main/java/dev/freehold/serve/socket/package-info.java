// SPDX-License-Identifier: Apache-2.0
/**
 * A server on a Unix domain socket. A connection is one command line; messages are lines of JSON, and bytes follow where they say how many:
 *
 * <pre>
 *   client: {"args": ["opt", "-"], "cwd": "/projects/app"}
 *   server: {"needs": "stdin"}                                     (only if the command reads its standard input)
 *   client: {"stdin": 8}, and 8 bytes
 *   server: {"exitCode": 0, "stdout": 120, "stderr": 0}, and 120 bytes and 0 bytes
 * </pre>
 *
 * A client that closes the connection before it has its answer cancels the command.
 */
package dev.freehold.serve.socket;
