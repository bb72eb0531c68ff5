// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Successor;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;

/** A block and others that do the same, but for operands that come from elsewhere. */
final class BlockCluster {
  private final Block leader;
  private final Map<Value, Integer> places;
  private final List<Block> others = new ArrayList<>();
  /** Where an operand is not the same in all of the blocks. */
  private final TreeSet<Place> differences = new TreeSet<>();

  /** An operand of an operation, both by their position. */
  private record Place(int op, int operand) implements Comparable<Place> {
    @Override
    public int compareTo(Place that) {
      return op != that.op ? Integer.compare(op, that.op) : Integer.compare(operand, that.operand);
    }
  }

  BlockCluster(Block leader) {
    this.leader = leader;
    places = placesIn(leader);
  }

  /** Numbers what a block defines. */
  private static Map<Value, Integer> placesIn(Block block) {
    Map<Value, Integer> places = new IdentityHashMap<>();
    for (Value argument : block.arguments()) places.put(argument, places.size());
    for (Op op : block) {
      for (Value result : op.results()) places.put(result, places.size());
    }
    return places;
  }

  /** Adds a block if it does the same; returns whether it does. */
  boolean add(Block block) {
    if (!typesOf(leader).equals(typesOf(block))) return false;
    Map<Value, Integer> placesThere = placesIn(block);
    List<Place> found = new ArrayList<>();
    Op there = block.first();
    int position = 0;
    for (Op here = leader.first(); here != null; here = here.next(), there = there.next(), position++) {
      if (there == null || !doTheSame(here, there) || !compareOperands(position, here, there, placesThere, found)) return false;
      for (Value result : here.results()) if (IdenticalBlocks.isUsedOutside(result, leader)) return false;
      for (Value result : there.results()) if (IdenticalBlocks.isUsedOutside(result, block)) return false;
    }
    if (there != null) return false;
    differences.addAll(found);
    others.add(block);
    return true;
  }

  private static List<dev.freehold.ir.attribute.Type> typesOf(Block block) {
    return block.arguments().stream().map(Value::type).toList();
  }

  private static boolean doTheSame(Op a, Op b) {
    return a.def() == b.def() && a.operandCount() == b.operandCount() && a.regionCount() == b.regionCount()
        && a.resultTypes().equals(b.resultTypes()) && a.allAttrs().equals(b.allAttrs());
  }

  private boolean compareOperands(int position, Op here, Op there, Map<Value, Integer> placesThere, List<Place> found) {
    for (int i = 0; i < here.operandCount(); i++) {
      Value a = here.operand(i);
      Value b = there.operand(i);
      if (a == b) continue;
      Integer placeHere = places.get(a);
      Integer placeThere = placesThere.get(b);
      if (placeHere != null && placeThere != null) {
        if (!placeHere.equals(placeThere)) return false;
        continue;
      }
      if (placeHere != null || placeThere != null || !a.type().equals(b.type())) return false;
      if (!canBePassed(a, leader) || !canBePassed(b, there.enclosingBlock())) return false;
      found.add(new Place(position, i));
    }
    return true;
  }

  /** A terminator cannot pass what it defines itself. */
  private static boolean canBePassed(Value value, Block to) {
    Op definition = value.definingOp();
    return definition == null || definition.next() != null || !to.predecessors().contains(value.block());
  }

  /** Makes one block of all; returns whether there was more than one and it was possible. */
  boolean merge(Rewriter rewriter) {
    if (others.isEmpty()) return false;
    if (!differences.isEmpty() && !passDifferences(rewriter)) return false;
    for (Block other : others) {
      while (other.firstPredecessor() != null) {
        Successor edge = other.firstPredecessor();
        rewriter.setSuccessor(edge.owner(), edge.index(), leader);
      }
      rewriter.eraseBlock(other);
    }
    return true;
  }

  /** Lets the predecessors pass what differs. */
  private boolean passDifferences(Rewriter rewriter) {
    List<Block> blocks = new ArrayList<>();
    blocks.add(leader);
    blocks.addAll(others);
    for (Block block : blocks) {
      for (Edge edge : Flow.edgesInto(block)) {
        if (!(edge.from() instanceof BranchOp)) return false;
      }
    }
    List<List<Value>> passed = blocks.stream().map(this::differingOperands).toList();
    List<Integer> kept = replaceByArguments(passed, rewriter);
    for (int i = 0; i < blocks.size(); i++) {
      List<Value> values = passed.get(i);
      List<Value> added = kept.stream().map(values::get).toList();
      for (Edge edge : Flow.edgesInto(blocks.get(i))) rewriter.appendOperands(edge.passed(), added);
    }
    return true;
  }

  private List<Value> differingOperands(Block block) {
    List<Value> values = new ArrayList<>();
    Iterator<Op> ops = block.iterator();
    Op op = ops.next();
    int position = 0;
    for (Place place : differences) {
      for (; position < place.op; position++) op = ops.next();
      values.add(op.operand(place.operand));
    }
    return values;
  }

  /**
   * Gives the leader an argument for each difference, one for several that are the same in every block. Returns the positions of
   * those that have an argument.
   */
  private List<Integer> replaceByArguments(List<List<Value>> passed, Rewriter rewriter) {
    List<Value> ours = passed.getFirst();
    Map<Value, Integer> firstPlace = new HashMap<>();
    for (int i = 0; i < ours.size(); i++) firstPlace.putIfAbsent(ours.get(i), i);
    List<Integer> kept = new ArrayList<>();
    Value[] arguments = new Value[ours.size()];
    Iterator<Op> ops = leader.iterator();
    Op op = ops.next();
    int position = 0;
    int i = 0;
    for (Place place : differences) {
      for (; position < place.op; position++) op = ops.next();
      int earlier = Objects.requireNonNull(firstPlace.get(ours.get(i)), "has been put");
      int at = i;
      if (earlier == i || passed.stream().anyMatch(values -> values.get(earlier) != values.get(at))) {
        arguments[i] = rewriter.addArgument(leader, ours.get(i).type(), ours.get(i).location());
        kept.add(i);
      } else {
        arguments[i] = arguments[earlier];
      }
      rewriter.setOperand(op, place.operand, arguments[i]);
      i++;
    }
    return kept;
  }
}
