// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.tensor;

import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Layouts;
import dev.freehold.bufferize.ReadOnly;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.BaseMemRefType;
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
  record Generate(GenerateOp op) implements ReadOnly {
    @Override
    public boolean allocates(Value.Result result) {
      return true;
    }

    @Override
    public void bufferize(Bufferizer to) {
      NewTensors.requireDefaultSpace(op, to);
      to.rewriter().replace(op, NewTensors.filled(NewTensors.like(op.result(), to), op.region(), to));
    }
  }

  /** One value everywhere. */
  record Splat(SplatOp op) implements ReadOnly {
    @Override
    public boolean allocates(Value.Result result) {
      return true;
    }

    @Override
    public void bufferize(Bufferizer to) {
      NewTensors.requireDefaultSpace(op, to);
      to.rewriter().replace(op, NewTensors.filled(NewTensors.like(op.result(), to), op.input(), to));
    }
  }

  /** The body everywhere, and then the source over it. */
  record Pad(PadOp op) implements ReadOnly {
    @Override
    public boolean allocates(Value.Result result) {
      return true;
    }

    @Override
    public void bufferize(Bufferizer to) {
      Value filled = NewTensors.filled(NewTensors.like(op.result(), to), op.region(), to);
      List<Folded> sizes = new ArrayList<>();
      for (int i = 0; i < op.sourceType().rank(); i++) sizes.add(sourceSize(i, to));
      MixedValues ones = new MixedValues(Collections.nCopies(op.type().rank(), IntegerAttr.ofIndex(1)));
      to.rewriter().replaceWith(op, InsertSliceOp.of(op.source(), filled, op.low().withConstants(), new MixedValues(sizes), ones));
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
