// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.tensor;

import dev.freehold.affine.ApplyOp;
import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Layouts;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.tensor.DimOp;
import dev.freehold.tensor.GenerateOp;
import dev.freehold.tensor.InsertSliceOp;
import dev.freehold.tensor.PadOp;
import dev.freehold.tensor.SplatOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Operations that compute all elements of a new tensor: they become {@code linalg.map}. */
final class FilledModels {
  private FilledModels() {}

  /** A body for each position. */
  record Generate(GenerateOp op) implements NewTensor {
    @Override
    public void bufferize(Bufferizer to) {
      NewTensors.requireDefaultSpace(op, to);
      to.rewriter().replace(op, NewTensors.filled(NewTensors.like(op.result(), to), op.region(), to));
    }
  }

  /** One value everywhere. */
  record Splat(SplatOp op) implements NewTensor {
    @Override
    public void bufferize(Bufferizer to) {
      NewTensors.requireDefaultSpace(op, to);
      to.rewriter().replace(op, NewTensors.filled(NewTensors.like(op.result(), to), op.input(), to));
    }
  }

  /** The body everywhere, and then the source over it. */
  record Pad(PadOp op) implements NewTensor {
    @Override
    public void bufferize(Bufferizer to) {
      for (int i = 0; i < op.type().rank(); i++) {
        if (op.type().shape().isDynamic(i)) createSize(i, to);
      }
      Value filled = NewTensors.filled(NewTensors.like(op.result(), to), op.region(), to);
      List<Folded> sizes = new ArrayList<>();
      for (int i = 0; i < op.sourceType().rank(); i++) sizes.add(sourceSize(i, to));
      MixedValues ones = new MixedValues(Collections.nCopies(op.type().rank(), IntegerAttr.ofIndex(1)));
      to.rewriter().replaceWith(op, InsertSliceOp.of(op.source(), filled, offsets(to), new MixedValues(sizes), ones));
    }

    /** The padding before the source. A negative one is undefined behavior at run time, but would make a slice invalid if it were static. */
    private MixedValues offsets(Bufferizer to) {
      List<Folded> offsets = new ArrayList<>();
      for (Folded low : op.low().withConstants().entries()) {
        offsets.add(low instanceof IntegerAttr known && known.longValue() < 0 ? to.index(known.longValue()) : low);
      }
      return new MixedValues(offsets);
    }

    /** The size of a dimension; nobody uses it, but the reference has it, too. */
    private void createSize(int i, Bufferizer to) {
      Value source = to.create(DimOp.of(op.source(), to.index(i))).result();
      Value low = asValue(op.low().withConstants().entries().get(i), to);
      Value high = asValue(op.high().withConstants().entries().get(i), to);
      AffineExpr sum = AffineExpr.symbol(0).plus(AffineExpr.symbol(1)).plus(AffineExpr.symbol(2));
      to.create(ApplyOp.DEF.state().operands(source, low, high).prop("map", new AffineMapAttr(AffineMap.of(0, 3, sum))).results(IndexType.INSTANCE));
    }

    private static Value asValue(Folded number, Bufferizer to) {
      return number instanceof IntegerAttr known ? to.index(known.longValue()) : (Value) number;
    }

    private Folded sourceSize(int i, Bufferizer to) {
      if (!op.sourceType().shape().isDynamic(i)) return IntegerAttr.ofIndex(op.sourceType().size(i));
      return to.create(DimOp.of(op.source(), to.index(i))).result();
    }

    @Override
    public BaseMemRefType bufferType(Value value, BufferTypes types) {
      return Layouts.IDENTITY.of(op.type(), types.of(op.source()).memorySpace());
    }
  }
}
