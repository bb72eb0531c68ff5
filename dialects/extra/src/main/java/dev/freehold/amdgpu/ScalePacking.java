// SPDX-License-Identifier: Apache-2.0
package dev.freehold.amdgpu;

import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.vector.ExtractOp;
import dev.freehold.vector.ExtractStridedSliceOp;
import dev.freehold.vector.InsertOp;
import dev.freehold.vector.ShapeCastOp;

/**
 * A register holds four scales, of which an instruction uses one. Where a program puts one scale of many into a register, the four
 * neighbours are loaded, so that other instructions can use the same register.
 */
final class ScalePacking {
  private static final int PACKED = 4;

  private ScalePacking() {}

  static void rewrite(DeclaredOp product, Rewriter rw) {
    if (pack(product, "scalesA", "scalesIdxA", rw)) pack(product, "scalesB", "scalesIdxB", rw);
  }

  private static boolean pack(DeclaredOp product, String operand, String selector, Rewriter rw) {
    OpDef<?> def = product.def();
    int segment = def.operandSegmentIndex(operand);
    if (!(product.operand(segment).definingOp() instanceof InsertOp insert)
        || !(insert.value().definingOp() instanceof ExtractOp extract) || extract.result().type() instanceof VectorType)
      return false;
    Value scales = extract.source();
    VectorType type = (VectorType) scales.type();
    long count = type.shape().elementCount();
    if (count < PACKED || type.isScalable() || !extract.position().dynamics().isEmpty()) return false;
    long index = linear(extract.position().statics(), type.shape());
    long first = Math.min(index - index % PACKED, count - PACKED);
    Value row = rw.create(ShapeCastOp.of(VectorType.of(Shape.of(count), type.element()), scales)).result();
    long[] one = {1};
    Value four = rw.create(ExtractStridedSliceOp.of(row, new long[] {first}, new long[] {PACKED}, one)).result();
    rw.setOperand(product, segment, four);
    rw.setProp(product, def.propertyIndex(selector), IntegerAttr.i32((int) (index - first)));
    return true;
  }

  /** The row-major index of an element. */
  private static long linear(long[] position, Shape shape) {
    long place = 0;
    for (int i = 0; i < position.length; i++) place = place * shape.size(i) + position[i];
    return place;
  }
}
