// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.tensor;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.SharedTensor;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.memref.MixedSizes;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.tensor.CollapseShapeOp;
import dev.freehold.tensor.ConcatOp;
import dev.freehold.tensor.ExpandShapeOp;
import dev.freehold.tensor.ReshapeOp;
import java.util.Arrays;
import java.util.List;

/** The same elements in more or fewer dimensions. */
final class TensorShapes {
  private TensorShapes() {}

  static void register(Executors to) {
    to.add(ExpandShapeOp.class, TensorShapes::expand);
    to.add(CollapseShapeOp.class, TensorShapes::collapse);
    to.add(ReshapeOp.class, TensorShapes::reshape);
    to.add(ConcatOp.class, TensorShapes::join);
  }

  private static void expand(ExpandShapeOp op, Emitter out) {
    int source = out.slot(op.source());
    ShapedType type = (ShapedType) op.source().type();
    int result = out.slot(op.result());
    MixedSizes sizes = MixedSizes.of(op.outputShape(), out);
    List<List<Integer>> groups = op.groups();
    out.act(frame -> {
      long[] made = sizes.get(frame);
      long[] old = Tensor.sizes(frame.refs[source], type);
      long[] joined = joined(made, groups);
      if (!Arrays.equals(joined, old)) {
        throw Fault
            .undefined("expand_shape of a tensor of sizes " + Arrays.toString(old) + " to a shape that collapses to " + Arrays.toString(joined));
      }
      frame.refs[result] = shaped(op, op.type(), made, frame.refs[source]);
    });
  }

  private static void collapse(CollapseShapeOp op, Emitter out) {
    int source = out.slot(op.source());
    ShapedType type = (ShapedType) op.source().type();
    int result = out.slot(op.result());
    List<List<Integer>> groups = op.groups();
    out.act(frame -> frame.refs[result] = shaped(op, op.type(), joined(Tensor.sizes(frame.refs[source], type), groups), frame.refs[source]));
  }

  /** The product of the sizes in each group. */
  private static long[] joined(long[] sizes, List<List<Integer>> groups) {
    long[] products = new long[groups.size()];
    for (int i = 0; i < products.length; i++) {
      products[i] = 1;
      for (int dimension : groups.get(i)) products[i] *= sizes[dimension];
    }
    return products;
  }

  private static void reshape(ReshapeOp op, Emitter out) {
    int source = out.slot(op.source());
    int shape = out.slot(op.shape());
    int result = out.slot(op.result());
    ShapedType type = (ShapedType) op.result().type();
    out.act(frame -> {
      Object[] numbers = Tensor.elements(frame, shape);
      long[] sizes = new long[numbers.length];
      for (int i = 0; i < sizes.length; i++) {
        if (!(Tensor.concrete(numbers[i]) instanceof Long size)) throw Fault.undefined("the shape is poison");
        sizes[i] = size;
      }
      frame.refs[result] = shaped(op, type, sizes, frame.refs[source]);
    });
  }

  private static Object shaped(Op op, ShapedType type, long[] sizes, Object source) {
    Object[] elements = Tensor.elements(SharedTensor.plain(source));
    if (Tensor.count(sizes) == elements.length)
      return SharedTensor.part(source, Tensor.of(type, sizes, elements), whole -> whole.reshaped(sizes, op));
    throw Fault.undefined("reshape changes the number of elements from " + elements.length + " to " + Tensor.count(sizes));
  }

  /** Adds the size of a part in one dimension; in the others it must be the same. */
  private static void append(long[] sizes, long[] part, int dimension) {
    for (int i = 0; i < sizes.length; i++) {
      if (i == dimension) sizes[i] += part[i];
      else if (sizes[i] != part[i]) throw Fault.undefined("concat of tensors of sizes " + sizes[i] + " and " + part[i] + " in dimension " + i);
    }
  }

  private static void join(ConcatOp op, Emitter out) {
    int[] inputs = out.slots(op.operands());
    TensorType type = (TensorType) op.result().type();
    int result = out.slot(op.result());
    int dimension = op.dim();
    out.act(frame -> {
      long[][] parts = new long[inputs.length][];
      for (int i = 0; i < parts.length; i++) parts[i] = Tensor.sizes(frame.refs[inputs[i]], (ShapedType) op.operand(i).type());
      long[] sizes = parts[0].clone();
      for (int i = 1; i < parts.length; i++) append(sizes, parts[i], dimension);
      Object[][] elements = new Object[inputs.length][];
      for (int i = 0; i < elements.length; i++) elements[i] = Tensor.elements(frame, inputs[i]);
      Object[] made = Tensor.make(sizes, at -> {
        long[] inside = at.clone();
        int part = 0;
        while (inside[dimension] >= parts[part][dimension]) inside[dimension] -= parts[part++][dimension];
        return elements[part][Tensor.linearIndex(parts[part], inside)];
      });
      frame.refs[result] = Tensor.of(type, sizes, made);
    });
  }
}
