// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.bufferization.CloneOp;
import dev.freehold.dealloc.Allocating;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.pass.UnsupportedProgram;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Gives critical values buffers of their own: a clone of whatever is passed to them. Upstream: {@code introduceClones}. */
final class CloneInsertion {
  /** In the order in which the clones are to be made. */
  private final List<PlannedClone> planned = new ArrayList<>();

  List<PlannedClone> planned() {
    return planned;
  }

  /** Plans the clones that {@code critical} needs: of what each edge passes to it, but for an operation that skips its regions. */
  void plan(Value critical) throws UnsupportedProgram {
    switch (critical) {
      case Value.Argument argument -> {
        for (Edge edge : Flow.edgesInto(argument.owner())) plan(edge, critical);
      }
      case Value.Result result when result.owner() instanceof RegionBranchOp -> {
        for (Edge edge : Flow.edgesToResults(result.owner())) {
          if (edge.from() != result.owner()) plan(edge, critical);
        }
      }
      case Value.Result result -> throw new UnsupportedProgram(result.owner(), "a buffer that does not dominate this operation cannot be freed");
    }
  }

  private void plan(Edge edge, Value receiver) throws UnsupportedProgram {
    Use passed = edge.passedTo(receiver);
    if (passed == null) throw new UnsupportedProgram(edge.from(), "a buffer that this operation passes cannot be copied");
    planned.add(new PlannedClone(passed, receiver));
  }

  /**
   * Makes the clones. One operand may be passed to several receivers of which only one gets it, as that of {@code scf.condition} is: one
   * clone serves them all, and nobody would free a clone of a clone.
   *
   * @param models how to clone the buffers of which that is known
   */
  void insert(Map<Value, Allocating> models, Rewriter rewriter) throws UnsupportedProgram {
    Set<Value> clones = Collections.newSetFromMap(new IdentityHashMap<>());
    for (PlannedClone each : planned) {
      Use use = each.use();
      if (clones.contains(use.value())) continue;
      Value clone = insertBefore(use.owner(), use.value(), models, rewriter);
      clones.add(clone);
      rewriter.setUse(use, clone);
    }
  }

  private static Value insertBefore(Op user, Value source, Map<Value, Allocating> models, Rewriter rewriter) throws UnsupportedProgram {
    Allocating model = models.get(source);
    OpState<?> cloning = model == null ? CloneOp.of(source) : model.copy(source);
    if (cloning == null) throw new UnsupportedProgram(user, "allocations without compatible clone ops are not supported");
    return rewriter.before(user).create(cloning.at(source.location())).result();
  }
}
