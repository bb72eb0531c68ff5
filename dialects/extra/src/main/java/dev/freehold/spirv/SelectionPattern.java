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
import java.util.List;

/** A selection that only stores one of two values to one address stores what {@code spirv.Select} selects. */
final class SelectionPattern {
  private SelectionPattern() {}

  static void asSelect(StructuredOp selection, Rewriter rw) {
    Region body = selection.region("body");
    List<Block> blocks = body.blocks();
    if (blocks.size() != 4) return;
    Op choice = body.entryBlock().first();
    if (!(choice instanceof BranchingOp) || choice.def() != BranchingOp.CONDITIONAL) return;
    Block whenTrue = choice.successor("trueTarget");
    Block whenFalse = choice.successor("falseTarget");
    Block merge = blocks.getLast();
    if (!onlyStores(whenTrue, merge) || !onlyStores(whenFalse, merge)) return;
    Op store = whenTrue.firstOp();
    Op other = whenFalse.firstOp();
    boolean alike =
        store.operand("ptr") == other.operand("ptr") && store.allAttrs().equals(other.allAttrs()) && isScalarOrVector(store.operand("value").type());
    if (!alike) return;
    Value selected =
        rw.create(rw.registry().opDef("spirv.Select").state().operands(choice.operand("condition"), store.operand("value"), other.operand("value"))
            .results(store.operand("value").type())).result();
    rw.create(store.def().state().operands(store.operand("ptr"), selected).attrs(store.allAttrs()));
    rw.erase(selection);
  }

  private static boolean onlyStores(Block block, Block merge) {
    Op store = block.first();
    return store != null && store.name().equals("spirv.Store") && store.next() == block.last() && store != block.last()
        && block.lastOp().def() == BranchingOp.BRANCH && block.lastOp().successor("target") == merge;
  }

  private static boolean isScalarOrVector(Type type) {
    return type instanceof IntegerType || type instanceof FloatType || type instanceof VectorType;
  }
}
