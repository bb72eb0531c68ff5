// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code dlti} dialect (data layout and target information): sizes and alignments of types, and the devices of a system, as attributes of
 * modules and functions. It has no operations.
 *
 * <p>Freehold parses, verifies and prints the attributes. {@code DataLayouts} finds the layout in force at an operation; other dialects ask it for
 * the size of a type.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/DLTIDialect/">the {@code dlti} dialect</a>.
 */
package dev.freehold.dlti;
