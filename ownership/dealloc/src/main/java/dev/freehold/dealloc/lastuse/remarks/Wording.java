// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.remarks;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.handles.Handles;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayList;
import java.util.List;

/** Operations, values and places of one function in words: {@code 'memref.load' at 7:10}. */
final class Wording {
  private static final int MOST_LISTED = 3;

  /** The file that need not be named. */
  private final String file;

  Wording(Op function) {
    file = function.location() instanceof Location.File at ? at.file() : "";
  }

  String of(Op op) {
    return "'" + op.name() + "'" + at(op.location());
  }

  String at(Location location) {
    if (!(location instanceof Location.File at)) return "";
    return " at " + (at.file().equals(file) ? "" : at.file() + ":") + at.line() + ":" + at.column();
  }

  String of(Value value) {
    return switch (value) {
      case Value.Result result -> (result.owner().resultCount() > 1 ? "result " + result.index() + " of " : "") + of(result.owner());
      case Value.Argument argument -> {
        Op around = argument.block().isEntry() ? argument.block().parentOp() : null;
        String of = around == null ? " of a block" + at(argument.location()) : around instanceof FunctionLike ? "" : " of " + of(around);
        yield "argument " + argument.index() + of;
      }
    };
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

  /** Some names, or the first of them. */
  static String listed(List<String> names) {
    int more = names.size() - MOST_LISTED;
    return String.join(", ", names.subList(0, Math.min(MOST_LISTED, names.size()))) + (more > 0 ? " and " + more + " more" : "");
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
