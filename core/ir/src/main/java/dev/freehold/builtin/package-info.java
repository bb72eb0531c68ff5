// SPDX-License-Identifier: Apache-2.0
/**
 * The operations of the {@code builtin} dialect, which is in every registry: {@link dev.freehold.builtin.ModuleOp} and
 * {@code unrealized_conversion_cast}. Its types and attributes are in {@link dev.freehold.ir.builtin}.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/Builtin/">the {@code builtin} dialect</a>.
 */
package dev.freehold.builtin;
