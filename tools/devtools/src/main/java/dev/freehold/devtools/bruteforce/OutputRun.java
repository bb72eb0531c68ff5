// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.devtools.bruteforce.HeapObject.Owner;
import dev.freehold.devtools.bruteforce.LifetimeGraph.Window;
import dev.freehold.devtools.bruteforce.Violation.Found;
import dev.freehold.devtools.bruteforce.Violation.Kind;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/** One run of an output along the path of a run of the original. */
final class OutputRun implements Machine.Observer {
  /** Ends a run of which enough has been seen. */
  private static final class Seen extends RuntimeException {
    private static final long serialVersionUID = 1;

    Seen() {
      super(null, null, false, false);
    }
  }

  private final ExpectedRun expected;
  private final Window window;
  private final BiPredicate<Op, Machine> goesOn;
  private final List<Violation> violations = new ArrayList<>();
  private final Map<Inserted, Integer> executed = new EnumMap<>(Inserted.class);
  private int next;
  private boolean isKnown;

  /**
   * Runs an output.
   *
   * @param window how long frees may wait
   * @param oracle decides as the oracle of the expected run has
   * @param goesOn whether the run goes on when it has come to an operation
   */
  OutputRun(FuncOp output, ExpectedRun expected, Window window, Oracle oracle, int limit, BiPredicate<Op, Machine> goesOn) {
    this.expected = expected;
    this.window = window;
    this.goesOn = goesOn;
    Machine machine = new Machine(oracle, limit, this);
    try {
      boolean hasReturned = machine.run(output);
      if (hasReturned != expected.hasReturned()) throw new Found(Kind.DIFFERENT_PATH, "returned: " + hasReturned);
      if (!machine.heap().contentsRead().equals(expected.contentsRead())) throw new Found(Kind.DIFFERENT_CONTENTS, "somewhere in the run");
    } catch (Found found) {
      violations.add(found.violation);
    } catch (Seen _) {
      isKnown = true;
    }
  }

  /** Whether the run has ended because it was not to go on. */
  boolean isKnown() {
    return isKnown;
  }

  /** What is wrong in the run: objects that live too long, and what has ended the run. */
  List<Violation> violations() {
    return violations;
  }

  /** How many of the inserted operations were executed. */
  Map<Inserted, Integer> executed() {
    return executed;
  }

  @Override
  public void inserted(Op op) {
    Inserted.count(op, executed);
  }

  @Override
  public void before(Op op, Machine machine) {
    int number = OriginalOps.numberOf(op);
    ExpectedRun.Point point = next < expected.points().size() ? expected.points().get(next++) : null;
    if (point == null || point.op() != number) throw new Found(Kind.DIFFERENT_PATH, "operation " + number + " instead of " + point);
    BitSet live = machine.heap().live();
    if (!live.equals(point.needed())) checkDifference(op, live, point.needed());
    if (op instanceof ReturnOp) checkReturn(op, machine);
    if (!goesOn.test(op, machine)) throw new Seen();
  }

  private void checkDifference(Op op, BitSet live, BitSet needed) {
    String detail = "before operation " + OriginalOps.numberOf(op) + ", " + op.name() + ": live " + live + ", needed " + needed;
    BitSet missing = (BitSet) needed.clone();
    missing.andNot(live);
    if (!missing.isEmpty()) throw new Found(Kind.EARLY, detail);
    if (LifetimeGraph.mayAllocate(op)) violations.add(new Violation(Kind.LATE_AT_ALLOCATION, detail));
    else if (window == Window.NONE) violations.add(new Violation(Kind.LATE, detail));
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
