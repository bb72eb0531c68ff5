// SPDX-License-Identifier: Apache-2.0
package example.ring;

import dev.freehold.arith.AndIOp;
import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.arith.SelectOp;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.ownership.Owners;
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
  public void follow(Owners owners, Rewriter rewriter) throws Owners.NotOwned {
    rewriter.before(op);
    Owners.Candidates candidates = owners.candidates(op.block(), op.location(), rewriter);
    Value zero = create(ConstantOp.index(0), rewriter);
    Map<Value, Value> kept = new LinkedHashMap<>();
    for (int way = ForkOp.LESS; way <= ForkOp.MORE; way++) {
      Value taken = create(CmpIOp.of(TAKEN[way], op.number(), zero), rewriter);
      follow(way, taken, candidates, kept, owners, rewriter);
    }
    kept.forEach((buffer, owned) -> {
      owners.reset(buffer, op.block());
      owners.update(buffer, Ownership.unique(owned), op.block());
    });
  }

  private void follow(int way, Value taken, Owners.Candidates candidates, Map<Value, Value> kept, Owners owners, Rewriter rewriter) {
    List<Value> retained = owners.retained(op.block(), op.successor(way), op.successorOperands(way));
    List<Value> conditions = new ArrayList<>();
    for (Value owned : candidates.conditions()) conditions.add(create(AndIOp.of(owned, taken), rewriter));
    DeallocOp dealloc = rewriter.create(DeallocOp.of(candidates.buffers(), conditions, retained).at(op.location()));
    owners.afterDealloc(dealloc, op.block());
    Map<Value, Value> indicators = new LinkedHashMap<>();
    for (int i = 0; i < retained.size(); i++) indicators.put(retained.get(i), dealloc.updatedConditions().get(i));
    List<Value> passed = new ArrayList<>();
    for (Value value : op.successorOperands(way)) {
      if (Buffers.isBuffer(value)) passed.add(indicators.get(value));
    }
    rewriter.appendOperands(op.successorOperands(way), passed);
    indicators.forEach((buffer, owned) ->
        kept.merge(buffer, owned, (before, now) -> create(SelectOp.of(taken, now, before), rewriter)));
  }

  private Value create(OpState<?> state, Rewriter rewriter) {
    return rewriter.create(state.at(op.location())).result();
  }
}
