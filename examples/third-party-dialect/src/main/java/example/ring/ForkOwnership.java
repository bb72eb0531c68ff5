// SPDX-License-Identifier: Apache-2.0
package example.ring;

import dev.freehold.arith.AndIOp;
import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.arith.SelectOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.pass.UnsupportedProgram;
import dev.freehold.dealloc.ownership.DeallocBuilder;
import dev.freehold.dealloc.ownership.Ownership;
import dev.freehold.dealloc.ownership.OwnershipModel;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A terminator with several successors has to say itself how ownership goes through it: in front of {@link ForkOp} stands one
 * deallocation for each way, of what that way does not need, under the condition that it is taken.
 */
record ForkOwnership(ForkOp op) implements OwnershipModel {
  private static final IntegerPredicate[] TAKEN = {IntegerPredicate.SLT, IntegerPredicate.EQ, IntegerPredicate.SGT};

  @Override
  public void process(DeallocBuilder builder) throws UnsupportedProgram {
    Rewriter rewriter = builder.rewriter().before(op);
    DeallocBuilder.MemrefsToDeallocate owned = builder.memrefsToDeallocate(op.block(), op.location());
    Value zero = create(ConstantOp.index(0), rewriter);
    Map<Value, Value> kept = new LinkedHashMap<>();
    for (int way = ForkOp.LESS; way <= ForkOp.MORE; way++) {
      Value taken = create(CmpIOp.of(TAKEN[way], op.number(), zero), rewriter);
      deallocate(way, taken, owned, kept, builder);
    }
    kept.forEach((memref, indicator) -> {
      builder.state().resetOwnership(memref, op.block());
      builder.state().updateOwnership(memref, Ownership.unique(indicator), op.block());
    });
  }

  private void deallocate(
      int way, Value taken, DeallocBuilder.MemrefsToDeallocate owned, Map<Value, Value> kept, DeallocBuilder builder) {
    Rewriter rewriter = builder.rewriter();
    List<Value> retained = builder.memrefsToRetain(op.block(), op.successor(way), op.successorOperands(way));
    List<Value> conditions = new ArrayList<>();
    for (Value indicator : owned.conditions()) conditions.add(create(AndIOp.of(indicator, taken), rewriter));
    List<Value> updated = builder.deallocate(owned.memrefs(), conditions, retained, op.location(), op.block());
    Map<Value, Value> indicators = new LinkedHashMap<>();
    for (int i = 0; i < retained.size(); i++) indicators.put(retained.get(i), updated.get(i));
    List<Value> passed = new ArrayList<>();
    for (Value value : op.successorOperands(way)) {
      if (Buffers.isBuffer(value)) passed.add(indicators.get(value));
    }
    rewriter.appendOperands(op.successorOperands(way), passed);
    indicators.forEach((memref, indicator) -> kept.merge(memref, indicator, (before, now) -> create(SelectOp.of(taken, now, before), rewriter)));
  }

  private Value create(OpState<?> state, Rewriter rewriter) {
    return rewriter.create(state.at(op.location())).result();
  }
}
