// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code quant} dialect: quantized types (uniform by layer, by axis and by block, calibrated, any) and the casts between what is stored and
 * what is expressed.
 *
 * <p>Freehold parses, verifies, folds and prints it; the types have an encoding in bytecode.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/QuantDialect/">the {@code quant} dialect</a>.
 */
package dev.freehold.quant;
