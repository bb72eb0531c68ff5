// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.extra;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.ExecutorProvider;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Poison;
import dev.freehold.interp.Segment;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.shape.AssumingOp;
import dev.freehold.shape.AssumingYieldOp;
import dev.freehold.shape.ConstShapeOp;
import dev.freehold.shape.ConstSizeOp;
import dev.freehold.shape.ConstWitnessOp;
import java.util.Arrays;
import java.util.function.LongBinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The executors of shape, except those of values with a shape. A constraint that does not hold stops the program, as its lowering to an assertion does. What
 * else fails is poison if the result may be an error, and undefined if it is an index or an extent tensor.
 */
public final class ShapeExecutors implements ExecutorProvider {
  @Override
  public void register(Executors to) {
    to.add(ConstShapeOp.class, (op, out) -> constant(op, extents((DenseElementsAttr) op.value()), out));
    to.add(ConstSizeOp.class, (op, out) -> constant(op, ((IntegerAttr) op.value()).longValue(), out));
    to.add(ConstWitnessOp.class, (op, out) -> constant(op, !((IntegerAttr) op.value()).isZero(), out));
    sizes(to);
    shapes(to);
    constraints(to);
    to.add(AssumingOp.class, ShapeExecutors::assuming);
    to.add(AssumingYieldOp.class, (op, out) -> out.passOn(op, op.operands()));
  }

  private static long[] extents(DenseElementsAttr shape) {
    long[] extents = new long[(int) shape.elementCount()];
    Arrays.setAll(extents, i -> shape.bits(i).longValue());
    return extents;
  }

  private static void sizes(Executors to) {
    numbers(to, "add", Long::sum);
    numbers(to, "mul", (a, b) -> a * b);
    numbers(to, "max", Math::max);
    numbers(to, "min", Math::min);
    add(to, "div", in -> in.size(1) == 0 ? null : Math.floorDiv(in.size(0), in.size(1)));
    add(to, "index_to_size", in -> in.size(0));
    add(to, "size_to_index", in -> in.size(0));
    add(to, "num_elements", in -> Arrays.stream(in.extents(0)).reduce(1, (a, b) -> a * b));
    add(to, "rank", in -> (long) in.extents(0).length);
    add(to, "dim", in -> at(in.sizes(0), in.size(1)));
    add(to, "get_extent", in -> at(in.extents(0), in.size(1)));
  }

  private static void shapes(Executors to) {
    add(to, "shape_of", in -> in.sizes(0));
    add(to, "from_extent_tensor", in -> in.extents(0));
    add(to, "to_extent_tensor", in -> in.extents(0));
    add(to, "from_extents", in -> in.allSizes());
    add(to, "concat", in -> {
      long[] head = in.extents(0);
      long[] tail = in.extents(1);
      long[] both = Arrays.copyOf(head, head.length + tail.length);
      System.arraycopy(tail, 0, both, head.length, tail.length);
      return both;
    });
    add(to, "broadcast", ShapeOperands::together);
    // Which of different ones is up to the implementation.
    add(to, "any", in -> in.count() > 0 && in.areEqual() ? in.extents(0) : Poison.INSTANCE);
    to.add("shape.split_at", (op, out) -> {
      add(op, 0, out, in -> in.part(true));
      add(op, 1, out, in -> in.part(false));
    });
  }

  private static void constraints(Executors to) {
    add(to, "is_broadcastable", in -> in.together() != null);
    add(to, "shape_eq", ShapeOperands::areEqual);
    add(to, "assuming_all", ShapeOperands::allHold);
    add(to, "cstr_broadcastable", in -> demand(in.together() != null, "the shapes cannot be broadcast"));
    add(to, "cstr_eq", in -> demand(in.areEqual(), "the shapes differ"));
    add(to, "cstr_require", in -> demand(in.holds(0), "the condition does not hold"));
  }

  private static boolean demand(boolean holds, String otherwise) {
    if (!holds) throw new Fault(Fault.Kind.ASSERTION, otherwise);
    return true;
  }

  private static void numbers(Executors to, String name, LongBinaryOperator f) {
    add(to, name, in -> f.applyAsLong(in.size(0), in.size(1)));
  }

  private static @Nullable Long at(long[] extents, long index) {
    return index < 0 || index >= extents.length ? null : extents[(int) index];
  }

  private static void assuming(AssumingOp op, Emitter out) {
    int witness = out.slot(op.witness());
    Segment body = out.block(op.body().entryBlock());
    out.leave(frame -> {
      if (Boolean.FALSE.equals(frame.refs[witness])) throw Fault.undefined("the witness of 'shape.assuming' does not hold");
      return body;
    }, op.witness());
  }

  private static void constant(Op op, Object value, Emitter out) {
    add(op, 0, out, in -> value);
  }

  private static void add(Executors to, String name, ShapeOperands.Function function) {
    to.add("shape." + name, (op, out) -> add(op, 0, out, function));
  }

  private static void add(Op op, int index, Emitter out, ShapeOperands.Function function) {
    int[] slots = out.slots(op.operands());
    int result = out.slot(op.result(index));
    out.act(frame -> frame.set(result, ShapeOperands.held(function.apply(new ShapeOperands(op, frame, slots)), op.result(index).type())));
  }
}
