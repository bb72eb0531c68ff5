// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.ir.Op;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import java.util.List;

/** Control flow among the regions of operations without an executor: the environment chooses among the declared edges. */
final class RegionChoice {
  private RegionChoice() {}

  /**
   * Leaves an operation by any of its edges.
   *
   * @param branch the operation with the regions, which is {@code from} or around it
   */
  static Exit lower(Op from, Op branch, Emitter out) {
    List<Edge> edges = Flow.edges(from);
    if (edges.isEmpty()) return refuse(from);
    Action[] moves = new Action[edges.size()];
    Segment[] segments = new Segment[edges.size()];
    for (int i = 0; i < moves.length; i++) {
      Edge edge = edges.get(i);
      if (edge.passed().size() != edge.received().size()) return refuse(from);
      moves[i] = out.move(edge.passed(), edge.received());
      segments[i] = out.target(branch, edge);
    }
    return frame -> {
      int way = frame.machine.environment().choose(from, moves.length);
      moves[way].run(frame);
      return segments[way];
    };
  }

  private static Exit refuse(Op op) {
    return frame -> {
      throw frame.machine.environment().noExecutor(op);
    };
  }
}
