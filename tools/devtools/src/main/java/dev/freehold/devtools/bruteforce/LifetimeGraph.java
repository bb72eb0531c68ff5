// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.func.CallOp;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.memref.AllocOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** All that may happen to one object on any path, from its allocation, or from the entry if it is the caller's. */
final class LifetimeGraph {
  /** How long a buffer may live on behind the end of its need. */
  enum Window {
    /** Until the next operation is executed. */
    NONE {
      @Override
      boolean endsAt(Place place) {
        return !(place instanceof Place.On);
      }
    },
    /** Until something may be allocated, as far as the peak stays the same; but not around or past a loop, which may not end. */
    UNTIL_ALLOCATION {
      @Override
      boolean endsAt(Place place) {
        return switch (place) {
          case Place.Before(Op op) ->
              op instanceof ReturnOp || mayAllocate(op) || op instanceof LoopLike || op.next() == null && op.parentOp() instanceof LoopLike;
          case Place.On(Edge edge) -> isInCycle(edge);
          case Place.Handover _ -> true;
        };
      }
    };

    /** Whether what is not needed must have been freed here at the latest. */
    abstract boolean endsAt(Place place);

    private static boolean isInCycle(Edge edge) {
      Block source = edge.from().enclosingBlock();
      Deque<Block> pending = new ArrayDeque<>(List.of(edge.block()));
      Set<Block> seen = new HashSet<>(pending);
      while (!pending.isEmpty()) {
        Block block = pending.pop();
        if (block == source) return true;
        block.lastOp().successorBlocks().stream().filter(seen::add).forEach(pending::add);
      }
      return false;
    }
  }

  /** What is to be done with an object. */
  enum Phase {
    /** It belongs to the caller. */
    BORROWED,
    NEEDED,
    /** It is not needed any more, but may not have been freed yet. */
    WINDOW,
    FREED
  }

  /** Where something can be inserted. */
  sealed interface Place {
    record Before(Op op) implements Place {}

    /** The edge of a branch among blocks, which can be split. */
    record On(Edge edge) implements Place {}

    /** Where the caller gets the objects that are not copied for it; for the function this is as good as a free. */
    record Handover(Op end) implements Place {}

    /** The operation behind which a value must be defined to be in scope here. */
    default Op scope() {
      return switch (this) {
        case Before(Op op) -> op;
        case On(Edge edge) -> edge.from();
        case Handover(Op end) -> end;
      };
    }
  }

  /** An object at a place, with the values that denote it. */
  record Node(Place place, BitSet names, Phase phase) {}

  private final Need need;
  private final Window window;
  private final Map<Node, List<Node>> successors = new HashMap<>();
  private final List<Node> births = new ArrayList<>();

  LifetimeGraph(FuncOp function, Need need, Window window) {
    this.need = need;
    this.window = window;
    Op entry = function.body().entryBlock().first();
    List<Value> arguments = memrefs(function.arguments());
    for (int set = 1; set < 1 << arguments.size(); set++) {
      BitSet names = new BitSet();
      for (int i = 0; i < arguments.size(); i++) {
        if ((set >> i & 1) != 0) names.set(need.number(arguments.get(i)));
      }
      births.add(new Node(new Place.Before(entry), names, Phase.BORROWED));
    }
    function.walk(op -> {
      for (Value result : allocates(op) ? memrefs(op.results()) : List.<Value>of())
        births.add(before(Need.Names.of(op.next(), need.number(result)), Phase.NEEDED));
    });
    expandAll();
  }

  /** Whether buffers may come into being: nobody knows what functions do that are only declared. */
  static boolean mayAllocate(Op op) {
    return op instanceof AllocOp || op instanceof CallOp;
  }

  static boolean allocates(Op op) {
    return op instanceof AllocOp || op instanceof CallOp && !memrefs(op.results()).isEmpty();
  }

  private static List<Value> memrefs(List<? extends Value> values) {
    return values.stream().filter(value -> value.type() instanceof BaseMemRefType).map(value -> (Value) value).toList();
  }

  /** All nodes that some object comes to. */
  Iterable<Node> nodes() {
    return successors.keySet();
  }

  List<Node> births() {
    return births;
  }

  List<Node> successors(Node node) {
    return successors.get(node);
  }

  /** Whether an object that is not needed must have been freed here at the latest. */
  boolean isEndOfWindow(Node node) {
    return node.phase == Phase.WINDOW && (node.names.isEmpty() || window.endsAt(node.place));
  }

  private void expandAll() {
    Deque<Node> pending = new ArrayDeque<>(births);
    while (!pending.isEmpty()) {
      Node node = pending.pop();
      if (successors.containsKey(node)) continue;
      List<Node> next = expand(node);
      successors.put(node, next);
      pending.addAll(next);
    }
  }

  private List<Node> expand(Node node) {
    return switch (node.place) {
      case Place.On(Edge edge) -> List.of(before(need.along(edge, new Need.Names(edge.from(), node.names)), phaseBehind(node)));
      case Place.Handover _ -> List.of();
      case Place.Before(Op op) when op instanceof ReturnOp -> {
        BitSet returned = new BitSet();
        op.operands().stream().map(need::number).filter(node.names::get).forEach(returned::set);
        yield List.of(new Node(new Place.Handover(op), returned, node.phase == Phase.NEEDED ? Phase.WINDOW : node.phase));
      }
      case Place.Before(Op op) when op instanceof BranchOp -> {
        Need.Names names = new Need.Names(op, node.names);
        Phase phase = phaseBehind(node);
        yield Flow.edges(op).stream().map(edge -> new Node(new Place.On(edge), node.names, phase(need.along(edge, names), phase))).toList();
      }
      case Place.Before(Op op) -> {
        Phase phase = phaseBehind(node);
        yield need.next(new Need.Names(op, node.names)).stream().map(names -> before(names, phase)).toList();
      }
    };
  }

  private Phase phaseBehind(Node node) {
    return isEndOfWindow(node) ? Phase.FREED : node.phase;
  }

  private Node before(Need.Names names, Phase phase) {
    return new Node(new Place.Before(names.before()), names.values(), phase(names, phase));
  }

  private Phase phase(Need.Names names, Phase earlier) {
    return earlier == Phase.NEEDED && !need.holds(names) ? Phase.WINDOW : earlier;
  }
}
