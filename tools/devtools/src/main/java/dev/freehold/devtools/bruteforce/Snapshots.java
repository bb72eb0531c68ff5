// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.func.FuncOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.memref.ExtractAlignedPointerAsIndexOp;
import dev.freehold.scf.ForOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the future of a run of a function depends on: the live values, with numbers for objects. */
final class Snapshots {
  private record Denoted(HeapObject.Owner owner, int object, boolean isLive, boolean isView) {}

  private final Map<Op, List<Value>> live = new HashMap<>();

  Snapshots(FuncOp function) {
    List<Value> values = new ArrayList<>();
    function.walk(op -> {
      if (op != function) values.addAll(op.results());
      for (Region region : op.regions()) region.forEach(block -> values.addAll(block.arguments()));
    });
    for (Value value : values) {
      // Addresses are compared, which other values decide as well, and mean nothing for themselves.
      if (value.definingOp() instanceof ExtractAlignedPointerAsIndexOp) continue;
      for (Op op : LiveRange.of(value)) live.computeIfAbsent(op, _ -> new ArrayList<>()).add(value);
    }
    function.walk(ForOp.class, loop -> loop.body().forEach(block -> block.forEach(inside -> inside.walk(op -> addCounter(loop, op)))));
  }

  /** How often a loop will still run is known to the loop alone. */
  private void addCounter(ForOp loop, Op inside) {
    live.computeIfAbsent(inside, _ -> new ArrayList<>()).addAll(List.of(loop.inductionVariable(), loop.upperBound(), loop.step()));
  }

  /** The values that are live before an operation. */
  List<Object> of(Op op, Machine machine) {
    List<Object> snapshot = new ArrayList<>(List.of(OriginalOps.numberOf(op)));
    for (Value value : live.getOrDefault(op, List.of())) {
      Object content = machine.values().get(value);
      snapshot.add(content instanceof Reference(HeapObject object, boolean isView) ? new Denoted(object.owner, object.number, object.isLive, isView)
          : content);
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
