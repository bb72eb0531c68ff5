// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.vector;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.memref.AtomicCombination;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.memref.AtomicRmwKind;
import dev.freehold.vector.ContractOp;
import java.util.List;

/** The executor of {@code vector.contract}, which adds up products in the order of the iterations. Those of several element types are left to the environment. */
final class Contraction {
  private Contraction() {}

  static void lower(ContractOp op, Emitter out) {
    Type element = TypeSets.elementOrSelf(op.result().type());
    if (op.operands().stream().anyMatch(operand -> !TypeSets.elementOrSelf(operand.type()).equals(element))) {
      out.leaveToEnvironment();
      return;
    }
    List<AffineMap> maps = op.prop("indexing_maps", ArrayAttr.class).elements().stream().map(map -> ((AffineMapAttr) map).map()).toList();
    long[] counts = new long[maps.getFirst().numDims()];
    long[][] sizes = new long[3][];
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = Vectors.sizes(op.operand(i).type());
      for (int k = 0; k < sizes[i].length; k++) counts[maps.get(i).dimPosition(k)] = sizes[i][k];
    }
    AtomicRmwKind product = element instanceof FloatType ? AtomicRmwKind.MULF : AtomicRmwKind.MULI;
    AtomicRmwKind kind = VectorExecutors.kind(op.prop("kind", EnumAttr.class), element);
    int[] slots = out.slots(op.operands());
    int result = out.slot(op.result());
    out.act(frame -> {
      Object[] lhs = Vectors.elements(frame, slots[0], op.lhs().type());
      Object[] rhs = Vectors.elements(frame, slots[1], op.rhs().type());
      Object[] sums = Vectors.elements(frame, slots[2], op.acc().type()).clone();
      int iterations = Tensor.count(counts);
      for (int i = 0; i < iterations; i++) {
        long[] at = Tensor.positions(counts, i);
        int to = place(maps.get(2), sizes[2], at);
        Object both = AtomicCombination.of(product, lhs[place(maps.get(0), sizes[0], at)], rhs[place(maps.get(1), sizes[1], at)], element);
        sums[to] = AtomicCombination.of(kind, sums[to], both, element);
      }
      frame.set(result, op.result().type() instanceof ShapedType ? sums : sums[0]);
    });
  }

  private static int place(AffineMap map, long[] sizes, long[] at) {
    long[] position = new long[sizes.length];
    for (int i = 0; i < position.length; i++) position[i] = at[map.dimPosition(i)];
    return Tensor.linearIndex(sizes, position);
  }
}
