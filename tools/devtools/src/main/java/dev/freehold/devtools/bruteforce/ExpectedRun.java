// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * One run of the original program.
 *
 * @param points the operations in the order in which they are executed
 * @param contentsRead what they read, and what the function returns
 * @param hasReturned whether the run has ended within its limit
 * @param copies how many results the caller must get copies of: its own buffers, and what it gets twice
 */
record ExpectedRun(List<Point> points, List<Long> contentsRead, boolean hasReturned, int copies) {
  /**
   * Before the execution of an operation.
   *
   * @param needed the numbers of the objects that the operation, or one that may come behind it, accesses
   */
  record Point(int op, BitSet needed) {}

  /**
   * @param limit how many operations are executed at most
   * @param observer is called before each operation
   */
  static ExpectedRun of(FuncOp original, Need need, Oracle oracle, int limit, Machine.Observer observer) {
    List<Point> points = new ArrayList<>();
    int[] copies = new int[1];
    Machine machine = new Machine(oracle, limit, (op, state) -> {
      observer.before(op, state);
      points.add(new Point(OriginalOps.numberOf(op), needed(op, state, need)));
      if (op instanceof ReturnOp) copies[0] = copies(op, state);
    });
    boolean hasReturned = machine.run(original);
    return new ExpectedRun(points, machine.heap().contentsRead(), hasReturned, copies[0]);
  }

  private static int copies(Op end, Machine machine) {
    Set<HeapObject> owned = new HashSet<>();
    int copies = 0;
    for (Value operand : end.operands()) {
      if (!(operand.type() instanceof BaseMemRefType)) continue;
      HeapObject returned = machine.reference(operand).object();
      if (returned.owner == HeapObject.Owner.CALLER || !owned.add(returned)) copies++;
    }
    return copies;
  }

  private static BitSet needed(Op op, Machine machine, Need need) {
    Map<HeapObject, BitSet> names = new HashMap<>();
    for (Map.Entry<Value, Object> value : machine.values().entrySet()) {
      if (value.getValue() instanceof Reference(HeapObject object, boolean _) && object.owner == HeapObject.Owner.PROGRAM)
        names.computeIfAbsent(object, _ -> new BitSet()).set(need.number(value.getKey()));
    }
    BitSet needed = new BitSet();
    names.forEach((object, all) -> {
      if (need.holds(new Need.Names(op, all))) needed.set(object.number);
    });
    return needed;
  }
}
