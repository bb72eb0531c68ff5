// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.graph;

import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.Edge;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A step of control from the end of one basic block to the start of another, and what it passes.
 *
 * @param edge the edge of the IR; null for one that the IR does not have, because the region on its way has no block, or another run of a
 *     concurrent region may follow
 * @param successor which successor of the terminator it leads to; -1 if to none
 * @param passed what each parameter of {@code to} gets; null where the operation produces it
 */
public record ControlFlowEdge(int number, BasicBlock from, BasicBlock to, @Nullable Edge edge, int successor, @Nullable Value[] passed) {
  static ControlFlowEdge of(int number, BasicBlock from, BasicBlock to, @Nullable Edge edge, int successor) {
    @Nullable Value[] passed = new Value[to.parameters().size()];
    if (edge != null) {
      List<? extends Value> received = edge.received();
      OperandRange operands = edge.passed();
      for (int i = 0; i < received.size() && i < operands.size(); i++) passed[indexOf(received.get(i))] = operands.get(i);
    }
    return new ControlFlowEdge(number, from, to, edge, successor, passed);
  }

  private static int indexOf(Value parameter) {
    return switch (parameter) {
      case Value.Argument argument -> argument.index();
      case Value.Result result -> result.index();
    };
  }

  /** What a parameter of {@code to} gets; null where the operation produces it. */
  public @Nullable Value passedTo(Value parameter) {
    return passed[indexOf(parameter)];
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return number;
  }

  /** Whether there is a place for code that runs on this edge only. */
  public boolean hasPlace() {
    return to.incoming().size() == 1 || to.isSuccessor();
  }
}
