// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code async} dialect: asynchronous execution, the tokens and values by which others wait for it, and the coroutines and runtime calls that
 * it becomes.
 *
 * <p>Freehold parses, verifies and prints it. Deallocation knows that a buffer is in use until the token of {@code async.execute} has been awaited.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/AsyncDialect/">the {@code async} dialect</a>.
 */
package dev.freehold.async;
