// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.validate.Program.Kind;
import dev.freehold.validate.Program.Node;

/**
 * Which conditions of branches tell anything about other conditions. The others may be taken either way, whatever happened before,
 * so that the analysis need not remember how they went.
 */
final class Correlation {
  private final Program program;
  private final int[] uses;
  private final byte[] known;

  private Correlation(Program program) {
    this.program = program;
    uses = new int[program.variableCount()];
    known = new byte[program.variableCount()];
  }

  /** Completes a program whose nodes and instructions are all there. */
  static Program finish(Program program) {
    program.computeLiveness();
    Correlation correlation = new Correlation(program);
    correlation.countUses();
    for (int edge = 0; edge < program.edgeCondition.size(); edge++) {
      int condition = program.edgeCondition.get(edge);
      if (condition < 0) continue;
      Node from = program.nodes.get(program.edgeFrom.get(edge));
      if (!correlation.matters(condition)) program.edgeCondition.set(edge, -1);
      else if (from.continuation >= 0) program.conditionsIn.add(from.id, condition);
      else if (from.parent >= 0) program.conditionsIn.add(from.parent, condition);
      else program.branchConditions.add(condition);
    }
    program.branchConditions.sortAndUnique();
    for (Node node : program.nodes) node.guard = guard(program, node);
    return program;
  }

  private static int guard(Program program, Node node) {
    int edge = node.entryEdge;
    // An edge from behind leads into a loop that is never entered.
    if (edge < 0 || program.edgeFrom.get(edge) >= node.id) return node.dominator < 0 ? -1 : program.nodes.get(node.dominator).guard;
    return program.edgeCondition.get(edge) >= 0 ? edge : program.nodes.get(program.edgeFrom.get(edge)).guard;
  }

  private void countUses() {
    for (int v = uses.length - 1; v >= 0; v--) {
      int count = 0;
      int last = -1;
      for (int at = program.readAt.first(v); at >= 0; at = program.readAt.next(at)) {
        if (program.readAt.item(at) != last) count++;
        last = program.readAt.item(at);
      }
      for (int at = program.movesFrom.first(v); at >= 0; at = program.movesFrom.next(at)) count++;
      for (int at = program.derived.first(v); at >= 0; at = program.derived.next(at)) count += Math.min(2, uses[program.derived.item(at)]);
      uses[v] = Math.min(2, count);
    }
  }

  /** Whether a condition depends on something that is asked for elsewhere too, or set on the way. */
  private boolean matters(int v) {
    if (known[v] == 0) known[v] = (byte) (decide(v) ? 2 : 1);
    return known[v] == 2;
  }

  private boolean decide(int v) {
    Kind kind = program.kinds.get(v);
    return switch (kind) {
      case CONSTANT, SAME -> true;
      case AND, OR, XOR -> matters(program.first.get(v)) || matters(program.second.get(v))
          || isInteresting(program.first.get(v)) || isInteresting(program.second.get(v));
      case SELECT -> true;
      case COPY -> isInteresting(v) || isInteresting(program.first.get(v)) || matters(program.first.get(v));
      default -> isInteresting(v);
    };
  }

  private boolean isInteresting(int v) {
    Kind kind = program.kinds.get(v);
    if (kind == Kind.CONSTANT) return false;
    if (uses[v] > 1 || program.movesInto.first(v) >= 0) return true;
    if (kind == Kind.ENTRY) return false;
    int set = program.setAt.first(v);
    return kind == Kind.STATE && set >= 0 && !(program.instrs.get(program.setAt.item(set)) instanceof Instr.Forget);
  }
}
