// SPDX-License-Identifier: Apache-2.0
/**
 * Programs in MLIR's binary form, https://mlir.llvm.org/docs/BytecodeFormat.
 *
 * <p>{@link dev.freehold.ir.bytecode.BytecodeReader} reads versions 0 to 6, which the reference writes;
 * {@link dev.freehold.ir.bytecode.BytecodeWriter} writes version 4, the last in which inherent attributes stand among the others, so that
 * files do not depend on how an operation stores them. Reading goes from the outside in: {@code Sections}, then
 * {@code AttributeTable} for types and attributes, then {@code OperationReader}; writing the other way round.
 */
package dev.freehold.ir.bytecode;
