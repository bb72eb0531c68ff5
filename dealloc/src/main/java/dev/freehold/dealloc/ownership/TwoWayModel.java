// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.arith.AndIOp;
import dev.freehold.arith.SelectOp;
import dev.freehold.arith.XOrIOp;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.cf.CondBrOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.BranchOp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A branch that goes one of two ways, such as {@code cf.cond_br}, frees twice: once what the true side does not need, if the condition
 * holds, and once what the false side does not need, if it does not.
 *
 * @param condition where it is true, the branch goes to the first successor
 */
public record TwoWayModel(BranchOp branch, Value condition) implements OwnershipModel {

  /** The model of {@code cf.cond_br}. */
  public static TwoWayModel of(CondBrOp op) {
    return new TwoWayModel(op, op.condition());
  }

  private Op op() {
    return (Op) branch;
  }

  @Override
  public void follow(Owners owners, Rewriter rewriter) throws Owners.NotOwned {
    rewriter.before(op());
    Owners.Candidates candidates = owners.candidates(op().block(), op().location(), rewriter);
    Map<Value, Value> whenTrue = freeFor(0, candidates, owners, rewriter);
    Map<Value, Value> whenFalse = freeFor(1, candidates, owners, rewriter);
    whenFalse.forEach((retained, indicator) -> {
      if (!whenTrue.containsKey(retained)) return;
      owners.reset(retained, op().block());
      Value merged = rewriter.create(SelectOp.of(condition, whenTrue.get(retained), indicator).at(op().location())).result();
      owners.update(retained, Ownership.unique(merged), op().block());
    });
  }

  /** Frees what one side does not need, and passes indicators to it. Answers the indicator of each buffer retained. */
  private Map<Value, Value> freeFor(int side, Owners.Candidates candidates, Owners owners, Rewriter rewriter) {
    List<Value> retained = owners.retained(op().block(), op().successor(side), branch.successorOperands(side));
    List<Value> conditions = new ArrayList<>();
    for (Value owned : candidates.conditions()) conditions.add(andTaken(owned, side, rewriter));
    DeallocOp dealloc = rewriter.create(DeallocOp.of(candidates.buffers(), conditions, retained).at(op().location()));
    owners.afterDealloc(dealloc, op().block());
    Map<Value, Value> indicators = new LinkedHashMap<>();
    for (int i = 0; i < retained.size(); i++) indicators.put(retained.get(i), dealloc.updatedConditions().get(i));
    OperandRange passed = branch.successorOperands(side);
    List<Value> more = new ArrayList<>();
    for (Value value : passed) {
      if (Buffers.isBuffer(value)) more.add(indicators.get(value));
    }
    rewriter.appendOperands(passed, more);
    return indicators;
  }

  private Value andTaken(Value owned, int side, Rewriter rewriter) {
    Value taken = condition;
    if (side == 1) {
      Value always = Buffers.bool(rewriter, true, op().location());
      taken = rewriter.create(XOrIOp.of(always, condition).at(op().location())).result();
    }
    return rewriter.create(AndIOp.of(owned, taken).at(op().location())).result();
  }
}
