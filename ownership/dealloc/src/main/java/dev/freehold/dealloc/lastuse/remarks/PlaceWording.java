// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.remarks;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.pass.Wording;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.handles.Handles;
import dev.freehold.ir.Op;
import java.util.ArrayList;
import java.util.List;

/** Places and handles of one function in words, too: {@code behind 'memref.load' at 7:10}. */
final class PlaceWording extends Wording {
  PlaceWording(Op function) {
    super(function);
  }

  String of(HandleClass handle) {
    return of(handle.base());
  }

  /** Some handles. */
  String of(PersistentIntSet numbers, Handles handles) {
    List<String> names = new ArrayList<>();
    numbers.forEach(number -> names.add(of(handles.get(number))));
    return listed(names);
  }

  String of(Place place) {
    return switch (place) {
      case Place.Start(BasicBlock block) -> startOf(block);
      case Place.InFront inFront -> "in front of " + of(inFront.op());
      case Place.Behind(BasicBlock block, int position) -> "behind " + of(block.ops().get(position));
      case Place.On(ControlFlowEdge edge) -> "on the edge from " + endOf(edge.from()) + " to " + firstOf(edge.to());
    };
  }

  /** Where control enters a basic block. */
  String startOf(BasicBlock block) {
    Op behind = block.behind();
    if (behind != null) return "behind " + of(behind);
    return block.ops().isEmpty() ? "in " + emptyRegion(block) : "in front of " + firstOf(block);
  }

  /** The operation with which control leaves a basic block. */
  String endOf(BasicBlock block) {
    return block.ops().isEmpty() ? emptyRegion(block) : of(block.ops().getLast());
  }

  /** The operation with which a basic block begins. */
  String firstOf(BasicBlock block) {
    return block.ops().isEmpty() ? emptyRegion(block) : of(block.ops().getFirst());
  }

  private String emptyRegion(BasicBlock block) {
    return "an empty region of " + of(block.region().enclosingOp());
  }
}
