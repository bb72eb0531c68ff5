// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.ViewLike.Extent;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A function as a Boolean program (Ball and Rajamani 2000) about one object that may stand for any of a site: a variable is a
 * condition ({@code i1}) of the function, or the question whether a handle (memref, view, token, cell) denotes that object.
 *
 * <p>Structured operations are flattened: a program is a list of {@link Node}s with edges, in an order in which definitions come
 * before uses. Everything that happens has a position, a number that grows in that order.
 */
final class Program {
  /** How the value of a variable comes about. */
  enum Kind {
    /** A handle that never denotes an object of interest. */
    NEVER,
    /** An argument of the function. */
    ENTRY,
    /** Set by edges and instructions. */
    STATE,
    /** What an allocation site makes. */
    SITE,
    /** The same as {@code a}. */
    COPY,
    /** {@code b} where {@code a} holds, else {@code c}. */
    SELECT,
    /** The constant {@code a}. */
    CONSTANT,
    AND,
    OR,
    XOR,
    /** Whether the handles {@code a} and {@code b} have the same address. */
    SAME
  }

  /** A run of instructions with one entry and edges at its end. */
  static final class Node {
    final int id;
    final int start;
    final int loop;
    int end;
    /** Edges out of here, and how many lead here. */
    final Ints edges = new Ints();
    int entries;
    /** The only edge into here, or the edge that all first entries take; -1 where there is no such. */
    int entryEdge = -1;
    /** A node that control passes before this one, where there is no entry edge; -1 if unknown. */
    int dominator = -1;
    /** The nearest edge with a condition that control must take to come here; -1 if there is none, or none is known. */
    int guard = -1;
    /** The innermost structured operation around this: its node; -1 at the level of the function. */
    final int parent;
    /** Where control is after the structured operation that starts at the end of this node; -1 where none does. */
    int continuation = -1;

    Node(int id, int start, int loop, int parent) {
      this.id = id;
      this.start = start;
      this.loop = loop;
      this.parent = parent;
    }
  }

  final Op function;
  final List<Node> nodes = new ArrayList<>();
  /** What happens at each position; null at the start and end of nodes. */
  final List<@Nullable Instr> instrs = new ArrayList<>();
  /** Which node each position belongs to. */
  final Ints nodeAt = new Ints();

  // Variables.
  final List<Kind> kinds = new ArrayList<>();
  /** What each stands for; null where it is no value of the function. */
  final List<@Nullable Value> values = new ArrayList<>();
  final Ints first = new Ints();
  final Ints second = new Ints();
  final Ints third = new Ints();
  final Ints definedAt = new Ints();
  /** The last position where the variable may still be asked for. */
  final Ints liveUntil = new Ints();
  final List<Boolean> isToken = new ArrayList<>();
  /** Copies whose address may be another than that of what they are copied from. */
  final BitSet shifts = new BitSet();
  /** What each copy names of what its source names; {@code SAME} for other variables. */
  final List<Extent> extents = new ArrayList<>();
  private boolean hasParts;
  /** Handles that come from callers and callees, and may name a part of their object. */
  final BitSet arrivesAsPart = new BitSet();
  /** Handles that come from callers and callees, and whose address may be another than that of their object's start. */
  final BitSet arrivesShifted = new BitSet();

  // Edges, and what they assign.
  final Ints edgeFrom = new Ints();
  final Ints edgeTo = new Ints();
  final Ints edgeCondition = new Ints();
  final Ints edgeSense = new Ints();
  final Ints moveEdge = new Ints();
  final Ints moveTarget = new Ints();
  final Ints moveSource = new Ints();

  // Who uses and who sets a variable.
  final IntLists derived = new IntLists();
  final IntLists movesFrom = new IntLists();
  final IntLists movesInto = new IntLists();
  final IntLists readAt = new IntLists();
  final IntLists setAt = new IntLists();

  // Loops: intervals of positions, nested.
  final Ints loopStart = new Ints();
  final Ints loopEnd = new Ints();
  final Ints loopParent = new Ints();

  /** Cells: variables that keep their value until something is stored. */
  final Ints cells = new Ints();
  /** The arguments of the function: their variables, or -1. */
  int[] arguments = Ints.NONE;
  /** The results that the function lends, as it says: no caller frees them. */
  final BitSet lentResults = new BitSet();
  /** Positions of the births, and of returns. */
  final Ints births = new Ints();
  final Ints returns = new Ints();
  /** Positions where control goes on beside a task that never ends. */
  final Ints goOns = new Ints();
  /** Conditions in structured operations, by the node that such an operation follows. */
  final IntLists conditionsIn = new IntLists();
  /** Conditions of branches between blocks of the function that something else depends on too. */
  final Ints branchConditions = new Ints();

  Program(Op function) {
    this.function = function;
  }

  int variableCount() {
    return kinds.size();
  }

  /** The value that a variable stands for, which must be a value of the function. */
  Value valueOf(int variable) {
    return Objects.requireNonNull(values.get(variable), "is a value of the function");
  }

  /** Whether two handles of an object may have two addresses. */
  boolean hasShifts() {
    return !shifts.isEmpty() || !arrivesShifted.isEmpty();
  }

  /** Sets what a copy names of what its source names. */
  void setExtent(int copy, Extent extent) {
    extents.set(copy, extent);
    hasParts |= extent == Extent.PART || extent == Extent.UNKNOWN;
  }

  /** Whether a handle may name a part of its object. */
  boolean hasParts() {
    return hasParts || !arrivesAsPart.isEmpty();
  }

  /** What happens at one of the positions {@link #births}. */
  Instr.Source sourceAt(int position) {
    return (Instr.Source) Objects.requireNonNull(instrs.get(position), "an object is made there");
  }

  boolean isInLoop(int position) {
    return nodes.get(nodeAt.get(position)).loop >= 0;
  }

  /** The end of the outermost loop around a position that does not hold {@code definition}; the position itself where there is none. */
  int extend(int position, int definition) {
    int until = position;
    for (int loop = nodes.get(nodeAt.get(position)).loop; loop >= 0 && loopStart.get(loop) > definition; loop = loopParent.get(loop)) {
      until = Math.max(until, loopEnd.get(loop));
    }
    return until;
  }

  /** Whether some path leads to a return, where conditions of branches may be anything, through calls that may come back. */
  boolean mayReturn() {
    BitSet reached = new BitSet();
    Ints pending = new Ints();
    pending.add(0);
    while (pending.size() > 0) {
      int at = pending.removeLast();
      if (reached.get(at)) continue;
      reached.set(at);
      Node node = nodes.get(at);
      boolean goesOn = true;
      for (int position = node.start; position < node.end && goesOn; position++) {
        if (instrs.get(position) instanceof Instr.Return) return true;
        goesOn = !(instrs.get(position) instanceof Instr.Call call) || call.summary().returns();
      }
      if (!goesOn) continue;
      for (int i = 0; i < node.edges.size(); i++) pending.add(edgeTo.get(node.edges.get(i)));
    }
    return false;
  }

  /** Computes {@link #liveUntil}; a variable comes before those that are derived from it. */
  void computeLiveness() {
    for (int v = variableCount() - 1; v >= 0; v--) {
      int definition = definedAt.get(v);
      int until = liveUntil.get(v);
      for (int at = derived.first(v); at >= 0; at = derived.next(at)) {
        int user = derived.item(at);
        until = Math.max(until, Math.max(liveUntil.get(user), extend(definedAt.get(user), definition)));
      }
      for (int at = movesFrom.first(v); at >= 0; at = movesFrom.next(at)) {
        Node from = nodes.get(edgeFrom.get(moveEdge.get(movesFrom.item(at))));
        until = Math.max(until, extend(from.end, definition));
      }
      for (int at = readAt.first(v); at >= 0; at = readAt.next(at)) until = Math.max(until, extend(readAt.item(at), definition));
      liveUntil.set(v, until);
    }
  }
}
