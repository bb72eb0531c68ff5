// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code irdl} dialect (IR definition language): programs that describe dialects, with their types, attributes, operations and constraints.
 *
 * <p>Freehold parses, verifies and prints it. {@link dev.freehold.irdl.described.DialectDescriptions} makes dialects of such descriptions, which
 * programs can then use.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/IRDL/">the {@code irdl} dialect</a>.
 */
package dev.freehold.irdl;
