// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.func.FuncOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.memref.ExtractAlignedPointerAsIndexOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the future of a run of a function depends on: the values in scope, with numbers for objects. */
final class Snapshots {
  private record Denoted(HeapObject.Owner owner, int object, boolean isLive, boolean isView) {}

  private final List<Value> values = new ArrayList<>();
  private final Dominance dominance;
  private final Map<Op, List<Value>> scopes = new HashMap<>();

  Snapshots(FuncOp function) {
    dominance = new Dominance(function);
    function.walk(op -> {
      if (op != function) values.addAll(op.results());
      for (Region region : op.regions()) region.forEach(block -> values.addAll(block.arguments()));
    });
    // Addresses are compared, which other values decide as well, and mean nothing for themselves.
    values.removeIf(value -> value.definingOp() instanceof ExtractAlignedPointerAsIndexOp);
  }

  /** The values in scope before an operation. */
  List<Object> of(Op op, Machine machine) {
    List<Value> scope = scopes.computeIfAbsent(op, _ -> values.stream().filter(value -> dominance.properlyDominates(value, op)).toList());
    List<Object> snapshot = new ArrayList<>(List.of(OriginalOps.numberOf(op)));
    for (Value value : scope) {
      Object content = machine.values().get(value);
      snapshot.add(content instanceof Reference(HeapObject object, boolean isView) ? new Denoted(object.owner, object.number, object.isLive, isView) : content);
    }
    return snapshot;
  }

  /** Numbers the objects in the order in which they are mentioned, so that histories with other objects in the same places become equal. */
  static List<Object> canonical(List<Object> snapshot) {
    Map<List<Object>, Integer> numbers = new HashMap<>();
    return snapshot.stream().map(value -> value instanceof Denoted(HeapObject.Owner owner, int object, boolean isLive, boolean isView)
        ? new Denoted(owner, numbers.computeIfAbsent(List.of(owner, object), _ -> numbers.size()), isLive, isView)
        : value).toList();
  }
}
