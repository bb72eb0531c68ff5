// SPDX-License-Identifier: Apache-2.0
/**
 * Programs in MLIR's binary form.
 *
 * <p>{@link dev.freehold.ir.bytecode.BytecodeReader} reads versions 0 to 6, and {@link dev.freehold.ir.bytecode.BytecodeWriter} writes them, as the
 * reference does. Reading goes from the outside in: {@code Section}, then {@code AttributeTable} for types and attributes, then
 * {@code OperationReader}; writing goes the other way round.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/BytecodeFormat/">MLIR Bytecode Format</a>.
 */
package dev.freehold.ir.bytecode;
