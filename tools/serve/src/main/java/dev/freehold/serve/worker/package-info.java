// SPDX-License-Identifier: Apache-2.0
/**
 * Bazel's persistent workers: requests come on the standard input, responses go to the standard output, both as messages of
 * {@code worker_protocol.proto}, in the binary form of protocol buffers or as JSON. A request with an id may run beside others, and may be cancelled.
 *
 * @see <a href="https://bazel.build/remote/creating">Creating persistent workers</a>
 */
package dev.freehold.serve.worker;
