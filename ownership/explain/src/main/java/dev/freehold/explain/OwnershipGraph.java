// SPDX-License-Identifier: Apache-2.0
package dev.freehold.explain;

import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How control flows through a function, and which buffers the function has to free on each edge.
 *
 * @param blocks operations that run one after another, the entry first
 */
public record OwnershipGraph(Op function, List<Block> blocks, List<Edge> edges) {
  /** Operations that run one after another. */
  public record Block(List<Op> ops) {
    public Block {
      ops = List.copyOf(ops);
    }
  }

  /**
   * A step of control from the end of one block to the start of another.
   *
   * @param from a number of a block
   * @param to the same
   * @param successor which successor of the terminator or which region of the operation it leads to; -1 where it leads to none
   * @param owned what the function has to free, or does not free, when control has taken it
   * @param passed the buffers and flags that go along
   */
  public record Edge(int from, int to, int successor, List<Owned> owned, List<Passed> passed) {}

  /** A buffer that came into being in the function, and what becomes of it. */
  public record Owned(Value buffer, Status status) {}

  /** What is to be done about a buffer. */
  public enum Status {
    /** The function frees it later, or returns it. */
    OWNED,
    /** The same on some of the paths that lead here. */
    OWNED_IF,
    /** Nothing behind this frees it. */
    NOT_FREED
  }

  /**
   * A value that an edge passes on.
   *
   * @param isFlag whether it tells if a buffer is to be freed; a buffer otherwise
   */
  public record Passed(Value value, Value parameter, boolean isFlag) {}

  /** The graph of a function with a body; what is in regions that control does not pass through as far as is known is one step in it. */
  public static OwnershipGraph of(FunctionLike function, Registry registry) {
    Op op = (Op) function;
    FunctionBuffers buffers = new FunctionBuffers(op, new SymbolTables(), registry);
    Set<Value> flags = new FunctionExplainer(buffers, Map.of(), registry).flags();
    Region body = function.body();
    ControlFlowGraph graph = new ControlFlowGraph(body, registry);
    int[] numbers = new int[graph.blockCount()];
    List<Block> blocks = new ArrayList<>();
    for (BasicBlock block : graph.blocks()) {
      numbers[block.number()] = blocks.size();
      blocks.add(new Block(block.ops()));
    }
    Responsibility responsibility = Responsibility.of(graph, buffers);
    List<Edge> edges = new ArrayList<>();
    for (BasicBlock from : graph.blocks()) {
      for (ControlFlowEdge edge : from.outgoing()) {
        edges.add(new Edge(numbers[from.number()], numbers[edge.to().number()], successor(edge), responsibility.on(edge), passed(edge, flags)));
      }
    }
    return new OwnershipGraph(op, blocks, edges);
  }

  private static int successor(ControlFlowEdge edge) {
    if (edge.successor() >= 0) return edge.successor();
    Region into = edge.edge() == null ? null : edge.edge().region();
    return into != null && edge.edge() != null && into.parentOp() == edge.edge().from() ? into.index() : -1;
  }

  private static List<Passed> passed(ControlFlowEdge edge, Set<Value> flags) {
    List<Passed> passed = new ArrayList<>();
    for (Value parameter : edge.to().parameters()) {
      Value value = edge.passedTo(parameter);
      if (value != null && (Buffers.isBuffer(parameter) || flags.contains(parameter)))
        passed.add(new Passed(value, parameter, !Buffers.isBuffer(parameter)));
    }
    return passed;
  }
}
