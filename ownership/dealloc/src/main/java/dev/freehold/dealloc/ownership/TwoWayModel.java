// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.arith.AndIOp;
import dev.freehold.arith.SelectOp;
import dev.freehold.arith.XOrIOp;
import dev.freehold.cf.CondBrOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.pass.UnsupportedProgram;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A branch with two successors, such as {@code cf.cond_br}, is preceded by one deallocation per successor, of what that successor does not
 * need, under the condition that the branch is taken to it:
 *
 * <pre>
 *                                 %0 = arith.andi %owned, %c
 *                                 %1 = bufferization.dealloc (%base : …) if (%0) retain (%m : …)
 *                                 %2 = arith.xori %true, %c
 *                                 %3 = arith.andi %owned, %2
 *                                 bufferization.dealloc (%base : …) if (%3)
 *   cf.cond_br %c, ^a(%m), ^b     cf.cond_br %c, ^a(%m, %1), ^b
 * </pre>
 *
 * @param condition where it is true, the branch is taken to the first successor
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
  public void process(DeallocBuilder builder) throws UnsupportedProgram {
    Rewriter rewriter = builder.rewriter().before(op());
    DeallocBuilder.MemrefsToDeallocate owned = builder.memrefsToDeallocate(op().enclosingBlock(), op().location());
    Map<Value, Value> whenTrue = deallocateFor(0, owned, builder);
    Map<Value, Value> whenFalse = deallocateFor(1, owned, builder);
    whenFalse.forEach((retained, indicator) -> {
      if (!whenTrue.containsKey(retained)) return;
      builder.state().resetOwnership(retained, op().enclosingBlock());
      Value merged = rewriter.create(SelectOp.of(condition, whenTrue.get(retained), indicator).at(op().location())).result();
      builder.state().updateOwnership(retained, Ownership.unique(merged), op().enclosingBlock());
    });
  }

  /** Deallocates what a successor does not need, and passes indicators to it. Returns the indicator of each retained memref. */
  private Map<Value, Value> deallocateFor(int successor, DeallocBuilder.MemrefsToDeallocate owned, DeallocBuilder builder) {
    Rewriter rewriter = builder.rewriter();
    OperandRange passed = branch.successorOperands(successor);
    List<Value> retained = builder.memrefsToRetain(op().enclosingBlock(), op().successor(successor), passed);
    List<Value> conditions = new ArrayList<>();
    for (Value indicator : owned.conditions()) conditions.add(andTaken(indicator, successor, rewriter));
    List<Value> kept = builder.deallocate(owned.memrefs(), conditions, retained, op().location(), op().enclosingBlock());
    Map<Value, Value> indicators = new LinkedHashMap<>();
    for (int i = 0; i < retained.size(); i++) indicators.put(retained.get(i), kept.get(i));
    List<Value> more = new ArrayList<>();
    for (Value value : passed) {
      if (Buffers.isBuffer(value)) more.add(indicators.get(value));
    }
    rewriter.appendOperands(passed, more);
    return indicators;
  }

  private Value andTaken(Value indicator, int successor, Rewriter rewriter) {
    Value taken = condition;
    if (successor == 1) {
      Value always = Buffers.bool(rewriter, true, op().location());
      taken = rewriter.create(XOrIOp.of(always, condition).at(op().location())).result();
    }
    return rewriter.create(AndIOp.of(indicator, taken).at(op().location())).result();
  }
}
