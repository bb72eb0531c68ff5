// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.arith.AddIOp;
import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.MulIOp;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.memref.AllocOp;
import dev.freehold.memref.DimOp;
import dev.freehold.memref.ReinterpretCastOp;
import java.util.LinkedList;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A new buffer whose elements lie without gaps, but begin behind an offset that its type tells. No cast of a new buffer can say that, so
 * what is allocated is longer, and seen from the offset on.
 *
 * @param wanted what the type says of its layout
 * @param like a buffer of the same sizes
 */
record PackedAllocation(MemRefType type, Strides wanted, Value like, Rewriter rewriter) {
  private static final Folded ONE = IntegerAttr.ofIndex(1);

  /** The allocation, or null where a buffer of that type has gaps or no certain offset. */
  static @Nullable PackedAllocation of(MemRefType type, Value like, Rewriter rewriter) {
    Strides wanted = type.layout() instanceof StridedLayoutAttr ? Strides.of(type) : null;
    Strides packed = Strides.rowMajor(type.shape());
    if (wanted == null || Shape.isDynamic(wanted.offset()) || wanted.offset() < 0) return null;
    for (int i = 0; i < type.rank(); i++) {
      if (!Shape.isDynamic(wanted.stride(i)) && wanted.stride(i) != packed.stride(i)) return null;
    }
    return new PackedAllocation(type, wanted, like, rewriter);
  }

  Value create() {
    Folded offset = IntegerAttr.ofIndex(wanted.offset());
    Folded count = ONE;
    LinkedList<Folded> sizes = new LinkedList<>();
    LinkedList<Folded> strides = new LinkedList<>();
    for (int i = type.rank() - 1; i >= 0; i--) {
      strides.addFirst(Shape.isDynamic(wanted.stride(i)) ? value(count) : count);
      sizes.addFirst(type.shape().isDynamic(i) ? DimOp.sizeOf(like, i, rewriter) : IntegerAttr.ofIndex(type.size(i)));
      count = count == ONE ? sizes.getFirst() : combine(count, sizes.getFirst(), Math::multiplyExact, MulIOp::of);
    }
    MixedValues length = new MixedValues(List.of(combine(count, offset, Math::addExact, AddIOp::of)));
    MemRefType line = MemRefType.of(Shape.of(length.statics()), type.element(), null, type.memorySpace());
    Value elements = rewriter.create(AllocOp.of(line, length.dynamics())).result();
    MixedValues behind = new MixedValues(List.of(offset));
    return rewriter.create(ReinterpretCastOp.of(type, elements, behind, new MixedValues(sizes), new MixedValues(strides))).result();
  }

  private Folded combine(Folded a, Folded b, BiFunction<Long, Long, Long> known, BiFunction<Value, Value, OpState<?>> unknown) {
    if (a instanceof IntegerAttr x && b instanceof IntegerAttr y) return IntegerAttr.ofIndex(known.apply(x.longValue(), y.longValue()));
    return rewriter.create(unknown.apply(value(a), value(b))).result();
  }

  private Value value(Folded number) {
    return number instanceof Value value ? value : rewriter.create(ConstantOp.of((IntegerAttr) number)).result();
  }
}
