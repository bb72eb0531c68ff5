// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.arith.SelectOp;
import dev.freehold.func.CallOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.memref.AllocOp;
import dev.freehold.memref.CopyOp;
import dev.freehold.memref.DimOp;
import dev.freehold.memref.LoadOp;
import dev.freehold.memref.StoreOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The definition of need: an object is needed at a point of a history if some continuation through the control-flow graph accesses it through
 * one of the values that denote it. Every path counts as possible, and so does either operand of a select.
 */
final class Need {
  /** The point before an operation, and the values that denote an object there. */
  record Names(Op before, BitSet values) {
    static Names of(Op before, int value) {
      BitSet values = new BitSet();
      values.set(value);
      return new Names(before, values);
    }
  }

  private final Map<Value, Integer> numbers = new HashMap<>();
  private final List<Value> values = new ArrayList<>();
  private final Map<Names, Boolean> known = new HashMap<>();

  /** The number that stands for a value in sets of names. */
  int number(Value value) {
    return numbers.computeIfAbsent(value, _ -> {
      values.add(value);
      return numbers.size();
    });
  }

  /** The value that a number stands for. */
  Value value(int number) {
    return values.get(number);
  }

  /** Whether an object with these names is needed before the operation. */
  boolean holds(Names names) {
    Boolean answer = known.get(names);
    if (answer == null) {
      answer = search(names);
      known.put(names, answer);
    }
    return answer;
  }

  private boolean search(Names start) {
    Set<Names> seen = new HashSet<>();
    Deque<Names> pending = new ArrayDeque<>();
    pending.add(start);
    while (!pending.isEmpty()) {
      Names names = pending.pop();
      if (names.values.isEmpty() || !seen.add(names)) continue;
      if (accesses(names)) return true;
      pending.addAll(next(names));
    }
    return false;
  }

  private boolean accesses(Names names) {
    return switch (names.before) {
      case LoadOp _,StoreOp _,CopyOp _,CallOp _,ReturnOp _ ->
          names.before.operands().stream().anyMatch(operand -> names.values.get(number(operand)));
      default -> false;
    };
  }

  /** The points that control may come to behind the operation, with the values that denote the object there. */
  List<Names> next(Names names) {
    Op op = names.before;
    if (op instanceof ReturnOp) return List.of();
    List<Names> next = new ArrayList<>();
    for (Edge edge : Flow.edges(op)) next.add(along(edge, names));
    if (!next.isEmpty()) return next;
    for (Value source : sources(op)) {
      BitSet values = (BitSet) names.values.clone();
      for (Value result : op.results()) values.set(number(result), result.type() instanceof BaseMemRefType && names.values.get(number(source)));
      next.add(new Names(op.next(), values));
    }
    if (next.isEmpty()) next.add(new Names(op.next(), without(names.values, op.results())));
    return next;
  }

  /** What the result may denote: each operand is one possibility. */
  private static List<Value> sources(Op op) {
    return switch (op) {
      case ViewLike view -> List.of(view.viewSource());
      case SelectOp select -> List.of(select.trueValue(), select.falseValue());
      case LoadOp _,StoreOp _,CopyOp _,CallOp _,AllocOp _,DimOp _ -> List.of();
      default -> {
        if (op.operands().stream().anyMatch(operand -> operand.type() instanceof BaseMemRefType))
          throw new IllegalArgumentException("not known what this does with memory: " + op.name());
        yield List.of();
      }
    };
  }

  Names along(Edge edge, Names names) {
    BitSet values = without(without(names.values, edge.received()), edge.produced());
    for (int i = 0; i < edge.received().size(); i++) {
      if (names.values.get(number(edge.passed().get(i)))) values.set(number(edge.received().get(i)));
    }
    return new Names(target(edge), values);
  }

  /** The operation that comes next on an edge: the first of a block, or that behind the one whose results the edge leads to. */
  static Op target(Edge edge) {
    Block block = edge.block();
    if (block != null) return block.first();
    Op parent = edge.from() instanceof RegionBranchOp ? edge.from() : edge.from().enclosingOp();
    return parent.next();
  }

  private BitSet without(BitSet values, List<? extends Value> redefined) {
    BitSet rest = (BitSet) values.clone();
    for (Value value : redefined) rest.clear(number(value));
    return rest;
  }
}
