// SPDX-License-Identifier: Apache-2.0
/**
 * The types and attributes of the {@code builtin} dialect.
 *
 * <p>Types and attributes are immutable and compared with {@code equals}. {@link dev.freehold.ir.builtin.ShapedType} is what vectors, tensors and
 * memrefs have in common, {@link dev.freehold.ir.builtin.Strides} computes the strides and the offset of a memref type.
 * {@link dev.freehold.ir.builtin.TypeSets} and {@link dev.freehold.ir.builtin.AttrSets} are the constraints that definitions of operations name, as
 * {@code AnyMemRef} and its like in ODS.
 *
 * <p>Floats of all formats compute exactly and are rounded once ({@code FloatArithmetic}).
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/Builtin/">the {@code builtin} dialect</a>.
 */
package dev.freehold.ir.builtin;
