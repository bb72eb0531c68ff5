// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Canonicalizations of {@code memref.reinterpret_cast}. */
final class ReinterpretCastPatterns {
  private ReinterpretCastPatterns() {}

  /** Putting together again what was taken apart gives the buffer itself; otherwise the base is as good as the buffer. */
  static void ofMetadata(ReinterpretCastOp cast, Rewriter rw) {
    if (!(cast.source().definingOp() instanceof ExtractStridedMetadataOp metadata)) return;
    Value buffer = metadata.source();
    boolean same = metadata.knownStrides().equals(cast.knownStrides()) && metadata.knownSizes().equals(cast.knownSizes())
        && metadata.knownOffset().equals(cast.knownOffset());
    if (!same) rw.setOperand(cast, "source", buffer);
    else if (buffer.type().equals(cast.type())) rw.replace(cast, buffer);
    else rw.replaceWith(cast, CastOp.of(cast.type(), buffer));
  }

  /** Constant operands become static, in the operation and its type; a cast restores the old type. */
  static void constantOperands(ReinterpretCastOp cast, Rewriter rw) {
    MixedValues offset = cast.knownOffset();
    MixedValues sizes = cast.knownSizes();
    MixedValues strides = cast.knownStrides();
    int before = cast.offsets().staticCount() + cast.sizes().staticCount() + cast.strides().staticCount();
    if (offset.staticCount() + sizes.staticCount() + strides.staticCount() == before) return;
    if (hasNegative(offset) || hasNegative(sizes)) return;
    BaseMemRefType source = (BaseMemRefType) cast.source().type();
    List<Long> steps = new ArrayList<>();
    for (long stride : strides.statics()) steps.add(stride);
    MemRefType type = MemRefType.of(
        Shape.of(sizes.statics()), source.element(), StridedLayoutAttr.of(offset.statics()[0], steps), source.memorySpace());
    rw.before(cast);
    ReinterpretCastOp better = rw.create(ReinterpretCastOp.of(type, cast.source(), offset, sizes, strides));
    rw.replaceWith(cast, CastOp.of(cast.type(), better.result()));
  }

  /** Values that only a running program may find to be wrong. The reference makes an invalid program of them. */
  private static boolean hasNegative(MixedValues numbers) {
    return Arrays.stream(numbers.statics()).anyMatch(number -> number < 0 && !Shape.isDynamic(number));
  }
}
