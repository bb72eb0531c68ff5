// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.VectorType;

/** A selection that only stores one of two values to one address stores what {@code spirv.Select} selects. */
final class SelectionPattern {
  private SelectionPattern() {}

  static void asSelect(StructuredOp selection, Rewriter rw) {
    Region body = selection.region(0);
    if (body.blocks().size() != 4) return;
    Op choice = body.first().first();
    if (!(choice instanceof BranchingOp) || choice.def() != BranchingOp.CONDITIONAL) return;
    Block whenTrue = choice.successor(0);
    Block whenFalse = choice.successor(1);
    Block merge = body.last();
    if (!onlyStores(whenTrue, merge) || !onlyStores(whenFalse, merge)) return;
    Op store = whenTrue.first();
    Op other = whenFalse.first();
    boolean alike = store.operand(0) == other.operand(0) && store.allAttrs().equals(other.allAttrs()) && isScalarOrVector(store.operand(1).type());
    if (!alike) return;
    Value selected = rw.create(rw.registry().opDef("spirv.Select").state().operands(choice.operand(0), store.operand(1), other.operand(1))
        .results(store.operand(1).type())).result(0);
    rw.create(store.def().state().operands(store.operand(0), selected).attrs(store.allAttrs()));
    rw.erase(selection);
  }

  private static boolean onlyStores(Block block, Block merge) {
    Op store = block.first();
    return store != null && store.name().equals("spirv.Store") && store.next() == block.last() && store != block.last()
        && block.last().def() == BranchingOp.BRANCH && block.last().successor(0) == merge;
  }

  private static boolean isScalarOrVector(Type type) {
    return type instanceof IntegerType || type instanceof FloatType || type instanceof VectorType;
  }
}
