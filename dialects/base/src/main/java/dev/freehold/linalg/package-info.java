// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code linalg} dialect: loop nests over tensors and buffers as operations, from {@code linalg.generic} to named ones such as
 * {@code linalg.matmul}.
 *
 * <p>Freehold parses, verifies, canonicalizes and prints them. What all have in common is {@link dev.freehold.linalg.StructuredOp};
 * {@link dev.freehold.linalg.GenericOp} has indexing maps, iterator types and a body of its own; {@code NamedOps} is the table of those whose maps
 * and body follow from a short description, {@code Structure}.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/Linalg/">the {@code linalg} dialect</a>.
 */
package dev.freehold.linalg;
