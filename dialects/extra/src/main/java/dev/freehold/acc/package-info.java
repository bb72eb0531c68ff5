// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code acc} dialect: OpenACC, directives for programs of which parts run on an accelerator. Its clauses (data, bounds, gang, worker, vector,
 * async) are operands and attributes of the operations.
 *
 * <p>Freehold parses, verifies and prints it, and canonicalizes the operations whose condition is known.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/OpenACCDialect/">the {@code acc} dialect</a>.
 */
package dev.freehold.acc;
