// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code pdl} dialect (pattern descriptor language): rewrite patterns as programs, with what they match and what they replace it by.
 *
 * <p>Freehold parses, verifies and prints it; it does not apply the patterns.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/PDLOps/">the {@code pdl} dialect</a>.
 */
package dev.freehold.pdl;
