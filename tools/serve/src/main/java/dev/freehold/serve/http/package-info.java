// SPDX-License-Identifier: Apache-2.0
/**
 * A server of HTTP: pages that never change, and endpoints that work on what is sent to them. It is for programs that nobody has looked at: each
 * request is bounded in size, time and output, and there is nothing behind a URL that is not in a table.
 *
 * <pre>
 *   GET /PATH           one of the pages
 *   POST /api/ENDPOINT  a JSON object; the answer is lines of JSON:
 *                         {"state": "waiting"} or {"state": "running"}, every now and then
 *                         {"result": ...} or {"error": "why"}, at the end
 * </pre>
 *
 * A request that is refused has {@code {"error": "why"}} as its only line, and a status that is not 200. A client that closes the connection cancels its
 * request: that is what the lines about the state are for, which cannot be written then.
 */
package dev.freehold.serve.http;
