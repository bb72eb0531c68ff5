// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code transform} dialect: programs that transform programs, with the operations that other dialects add to it.
 *
 * <p>Freehold parses, verifies and prints it; it does not apply the transformations. Most operations are rows of tables, one for each dialect that
 * they are about, such as {@code StructuredOps}. (The package is not called {@code transform}, because passes are in
 * {@code dev.freehold.transform}.)
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/Transform/">the {@code transform} dialect</a>.
 */
package dev.freehold.transformops;
