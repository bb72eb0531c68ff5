// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.devtools.bruteforce.HeapObject.Owner;
import dev.freehold.devtools.bruteforce.Violation.Found;
import dev.freehold.devtools.bruteforce.Violation.Kind;
import dev.freehold.func.CallOp;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.memref.AllocOp;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** One run of an output along the path of a run of the original. */
final class OutputRun {
  private final ExpectedRun expected;
  private final List<Violation> late = new ArrayList<>();
  private int next;

  private OutputRun(ExpectedRun expected) {
    this.expected = expected;
  }

  /** Runs an output with the decisions that the expected run has been made with; returns what is wrong. */
  static List<Violation> check(FuncOp output, ExpectedRun expected, long seed, int limit) {
    OutputRun run = new OutputRun(expected);
    Machine machine = new Machine(new Oracle(seed), limit, run::check);
    try {
      boolean hasReturned = machine.run(output);
      if (hasReturned != expected.hasReturned()) throw new Found(Kind.DIFFERENT_PATH, "returned: " + hasReturned);
      if (!machine.heap().contentsRead().equals(expected.contentsRead())) throw new Found(Kind.DIFFERENT_CONTENTS, "somewhere in the run");
    } catch (Found found) {
      run.late.add(found.violation);
    }
    return run.late;
  }

  private void check(Op op, Machine machine) {
    int number = OriginalOps.numberOf(op);
    ExpectedRun.Point point = next < expected.points().size() ? expected.points().get(next++) : null;
    if (point == null || point.op() != number) throw new Found(Kind.DIFFERENT_PATH, "operation " + number + " instead of " + point);
    BitSet live = machine.heap().live();
    if (!live.equals(point.needed())) checkDifference(op, live, point.needed());
    if (op instanceof ReturnOp) checkReturn(op, machine);
  }

  private void checkDifference(Op op, BitSet live, BitSet needed) {
    String detail = "before operation " + OriginalOps.numberOf(op) + ", " + op.name() + ": live " + live + ", needed " + needed;
    BitSet missing = (BitSet) needed.clone();
    missing.andNot(live);
    if (!missing.isEmpty()) throw new Found(Kind.EARLY, detail);
    boolean allocates = op instanceof AllocOp || op instanceof CallOp && op.results().stream().anyMatch(r -> r.type() instanceof BaseMemRefType);
    late.add(new Violation(allocates ? Kind.LATE_AT_ALLOCATION : Kind.LATE, detail));
  }

  /** What is live and comes from no caller must be returned, once each, and nothing else. */
  private static void checkReturn(Op op, Machine machine) {
    List<HeapObject> owned = new ArrayList<>(machine.heap().ownedObjects());
    for (Value operand : op.operands()) {
      if (!(operand.type() instanceof BaseMemRefType)) continue;
      HeapObject returned = machine.reference(operand).object();
      if (returned.owner == Owner.CALLER) throw new Found(Kind.SHARED_RESULT, "returns " + returned);
      if (returned.isLive && !owned.remove(returned)) throw new Found(Kind.SHARED_RESULT, "returns " + returned + " twice");
    }
    if (!owned.isEmpty()) throw new Found(Kind.LEAK, owned.toString());
  }
}
