// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.tensor;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.ExecutorProvider;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Frame;
import dev.freehold.interp.Poison;
import dev.freehold.interp.SharedTensor;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.memref.MixedSizes;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.tensor.CastOp;
import dev.freehold.tensor.DimOp;
import dev.freehold.tensor.EmptyOp;
import dev.freehold.tensor.ExtractOp;
import dev.freehold.tensor.FromElementsOp;
import dev.freehold.tensor.InsertOp;
import dev.freehold.tensor.RankOp;
import dev.freehold.tensor.SplatOp;
import java.util.List;

/** The executors of tensor. */
public final class TensorExecutors implements ExecutorProvider {
  @Override
  public void register(Executors to) {
    to.add(EmptyOp.class, TensorExecutors::empty);
    to.add(SplatOp.class, TensorExecutors::splat);
    to.add(FromElementsOp.class, TensorExecutors::list);
    to.add(ExtractOp.class, TensorExecutors::extract);
    to.add(InsertOp.class, TensorExecutors::insert);
    to.add(DimOp.class, TensorExecutors::size);
    to.add(RankOp.class, TensorExecutors::rank);
    to.add(CastOp.class, TensorExecutors::cast);
    TensorSlices.register(to);
    TensorShapes.register(to);
    Generation.register(to);
  }

  /** What is in it means nothing. */
  private static void empty(EmptyOp op, Emitter out) {
    MixedSizes sizes = MixedSizes.of(op.type().shape(), op.dynamicSizes(), out);
    int result = out.slot(op.result());
    out.act(frame -> frame.refs[result] = Tensor.filled(op.type(), sizes.get(frame), Poison.INSTANCE));
  }

  private static void splat(SplatOp op, Emitter out) {
    TensorType type = (TensorType) op.result().type();
    MixedSizes sizes = MixedSizes.of(type.shape(), op.operands(1, op.operandCount() - 1), out);
    int element = out.slot(op.input());
    int result = out.slot(op.result());
    boolean isLong = Kinds.isLong(type.element());
    out.act(frame -> frame.refs[result] = Tensor.filled(type, sizes.get(frame), frame.value(element, isLong)),
        op.operands(1, op.operandCount() - 1));
  }

  private static void list(FromElementsOp op, Emitter out) {
    int[] elements = out.slots(op.operands());
    int result = out.slot(op.result());
    boolean isLong = Kinds.isLong(((ShapedType) op.result().type()).element());
    out.act(frame -> {
      Object[] made = new Object[elements.length];
      for (int i = 0; i < made.length; i++) made[i] = frame.value(elements[i], isLong);
      frame.refs[result] = made;
    }, List.of());
  }

  private static void extract(ExtractOp op, Emitter out) {
    int source = out.slot(op.tensor());
    ShapedType type = (ShapedType) op.tensor().type();
    int[] indices = out.slots(op.indices());
    int result = out.slot(op.result());
    out.act(frame -> {
      Object[] elements = Tensor.elements(frame, source);
      frame.set(result, elements[Tensor.linearIndex(Tensor.sizes(frame.refs[source], type), positions(frame, indices))]);
    });
  }

  private static void insert(InsertOp op, Emitter out) {
    int element = out.slot(op.scalar());
    int dest = out.slot(op.dest());
    TensorType type = (TensorType) op.dest().type();
    int[] indices = out.slots(op.indices());
    int result = out.slot(op.result());
    boolean isLong = Kinds.isLong(type.element());
    out.act(frame -> {
      long[] sizes = Tensor.sizes(frame.refs[dest], type);
      Object[] made = Tensor.elements(frame, dest).clone();
      made[Tensor.linearIndex(sizes, positions(frame, indices))] = frame.value(element, isLong);
      frame.refs[result] = Tensor.of(type, sizes, made);
    }, op.operands(1, op.operandCount() - 1));
  }

  private static long[] positions(Frame frame, int[] slots) {
    long[] positions = new long[slots.length];
    for (int i = 0; i < positions.length; i++) positions[i] = frame.bits[slots[i]];
    return positions;
  }

  private static void size(DimOp op, Emitter out) {
    int source = out.slot(op.source());
    ShapedType type = (ShapedType) op.source().type();
    int index = out.slot(op.index());
    int result = out.slot(op.result());
    out.act(frame -> {
      long[] sizes = Tensor.sizes(frame.refs[source], type);
      long dimension = frame.bits[index];
      if (dimension < 0 || dimension >= sizes.length)
        throw Fault.undefined("dimension " + dimension + " is out of range for a tensor of rank " + sizes.length);
      frame.bits[result] = sizes[(int) dimension];
    });
  }

  private static void rank(RankOp op, Emitter out) {
    int source = out.slot(op.tensor());
    ShapedType type = (ShapedType) op.tensor().type();
    int result = out.slot(op.result());
    out.act(frame -> frame.bits[result] = Tensor.sizes(frame.refs[source], type).length);
  }

  private static void cast(CastOp op, Emitter out) {
    int source = out.slot(op.source());
    ShapedType from = (ShapedType) op.source().type();
    Type to = op.result().type();
    int result = out.slot(op.result());
    out.act(frame -> {
      Object tensor = frame.refs[source];
      long[] sizes = Tensor.sizes(tensor, from);
      if (to instanceof TensorType ranked && ranked.hasRank()) checkFits(sizes, ranked);
      Object cast = Tensor.of((ShapedType) to, sizes, Tensor.elements(SharedTensor.plain(tensor)));
      frame.refs[result] = SharedTensor.part(tensor, cast, whole -> whole);
    });
  }

  private static void checkFits(long[] sizes, TensorType type) {
    if (sizes.length != type.rank()) throw Fault.undefined("cast of a tensor of rank " + sizes.length + " to a type of rank " + type.rank());
    for (int i = 0; i < sizes.length; i++) {
      if (type.shape().isDynamic(i) || type.shape().size(i) == sizes[i]) continue;
      throw Fault.undefined("cast changes the size of dimension " + i + " from " + sizes[i] + " to " + type.shape().size(i));
    }
  }
}
