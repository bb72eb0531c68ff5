// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.MulIOp;
import dev.freehold.bufferization.CloneOp;
import dev.freehold.dealloc.emit.ScfCode;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.builtin.UnrankedMemRefType;
import dev.freehold.memref.AllocOp;
import dev.freehold.memref.AllocaOp;
import dev.freehold.memref.CastOp;
import dev.freehold.memref.CopyOp;
import dev.freehold.memref.DimOp;
import dev.freehold.memref.RankOp;
import dev.freehold.memref.ReshapeOp;
import dev.freehold.memref.StoreOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turns {@code bufferization.clone} into an allocation and a copy. */
record CloneLowering(CloneOp op, Rewriter rewriter) {

  /** The copy, or null where the type of the result is none that can be allocated. */
  @Nullable
  Value lower() {
    return switch (op.result().type()) {
      case MemRefType type -> ranked(type);
      case UnrankedMemRefType type -> unranked(type);
      default -> null;
    };
  }

  private @Nullable Value ranked(MemRefType type) {
    MemRefType allocated = type.withLayout(null);
    if (!type.hasIdentityLayout() && !castable(allocated, type)) {
      PackedAllocation behindOffset = PackedAllocation.of(type, op.input(), rewriter);
      return behindOffset == null ? null : copyTo(behindOffset.create());
    }
    List<Value> sizes = new ArrayList<>();
    for (int i = 0; i < type.shape().rank(); i++) {
      if (type.shape().isDynamic(i)) sizes.add(DimOp.sizeOf(op.input(), i, rewriter));
    }
    Value copy = rewriter.create(AllocOp.of(allocated, sizes)).result();
    if (!type.equals(allocated)) copy = rewriter.create(CastOp.of(type, copy)).result();
    return copyTo(copy);
  }

  /** Whether a buffer without gaps may be seen under a strided type of the same shape. */
  private static boolean castable(MemRefType from, MemRefType to) {
    Strides known = Strides.rowMajor(from.shape());
    Strides wanted = Strides.of(to);
    if (wanted == null || !fits(known.offset(), wanted.offset())) return false;
    for (int i = 0; i < from.shape().rank(); i++) {
      if (!fits(known.stride(i), wanted.stride(i))) return false;
    }
    return true;
  }

  private static boolean fits(long known, long wanted) {
    return known == wanted || Shape.isDynamic(known) || Shape.isDynamic(wanted);
  }

  /** Sizes are collected in a list, and the elements allocated in a line. */
  private Value unranked(UnrankedMemRefType type) {
    Value zero = rewriter.create(ConstantOp.index(0)).result();
    Value one = rewriter.create(ConstantOp.index(1)).result();
    Value rank = rewriter.create(RankOp.DEF.state().operands(op.input()).results(IndexType.INSTANCE)).result();
    MemRefType list = DeallocHelper.list(IndexType.INSTANCE);
    Value sizes = rewriter.create(AllocaOp.of(list, List.of(rank), List.of(), null)).result();
    Value count = ScfCode.count(zero, rank, one, List.of(one), rewriter, (i, carried) -> {
      Value size = rewriter.create(DimOp.of(op.input(), i)).result();
      rewriter.create(StoreOp.of(size, sizes, List.of(i)));
      return List.of(rewriter.create(MulIOp.of(carried.getFirst(), size)).result());
    }).getFirst();
    MemRefType line = MemRefType.of(Shape.of(Shape.DYNAMIC), type.element(), null, type.memorySpace());
    Value elements = rewriter.create(AllocOp.of(line, List.of(count))).result();
    return copyTo(rewriter.create(ReshapeOp.DEF.state().operands(elements, sizes).results(type)).result());
  }

  private Value copyTo(Value copy) {
    rewriter.create(CopyOp.of(op.input(), copy));
    return copy;
  }
}
