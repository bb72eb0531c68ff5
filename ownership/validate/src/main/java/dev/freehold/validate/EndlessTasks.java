// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.validate.Program.Kind;
import dev.freehold.validate.Program.Node;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tasks that may be caught in a loop that never ends. Regions of tasks are seen in program order, but such a loop does not keep what has started the
 * task from going on: control goes from the loop to the operation after the task, too.
 */
final class EndlessTasks {
  private EndlessTasks() {}

  /**
   * Adds a node that control reaches from the endless loops of a task.
   *
   * @param header the node before the regions of the task, which are the last nodes
   * @param ends where the task ends
   * @return the node, which is no longer the current one; null if there are no such loops
   */
  static @Nullable Node leave(Op task, Node header, List<Node> ends, ProgramBuilder builder) {
    Program program = builder.program;
    List<Integer> repeating = endlessEdges(program, header.id + 1, ends);
    if (repeating.isEmpty()) return null;
    Node beside = builder.start();
    builder.emit(new Instr.GoOn(task, header.end, tokensWithin(task, program)));
    builder.end();
    for (int edge : repeating) {
      Node from = program.nodes.get(program.edgeFrom.get(edge));
      builder.edge(from, beside, program.edgeCondition.get(edge), program.edgeSense.get(edge) == 1);
    }
    return beside;
  }

  private static int[] tokensWithin(Op task, Program program) {
    Ints tokens = new Ints();
    for (int v = 0; v < program.variableCount(); v++) {
      Value token = program.isToken.get(v) ? program.values.get(v) : null;
      Op around = token == null ? null : token.enclosingBlock().parentOp();
      if (around != null && task.isAncestorOf(around)) tokens.add(v);
    }
    return tokens.toArray();
  }

  /** Lets control go on after the task. A wait for a value of the task never ends: the value denotes nothing. */
  static void goOn(Node beside, Node after, Op task, ProgramBuilder builder) {
    int edge = builder.edge(beside, after, ProgramBuilder.NOTHING, true);
    for (Value result : task.results()) {
      int v = builder.variableOf(result);
      if (v >= 0 && !ProgramBuilder.isFlag(result.type())) builder.move(edge, v, builder.never());
    }
  }

  /** The edges back to the start of a loop from nodes from which no path leads to one of {@code ends}. */
  private static List<Integer> endlessEdges(Program program, int firstNode, List<Node> ends) {
    BitSet ending = new BitSet();
    for (Node end : ends) ending.set(end.id);
    for (boolean changed = true; changed;) {
      changed = false;
      for (int at = program.nodes.size() - 1; at >= firstNode; at--) {
        if (ending.get(at) || !leadsInto(ending, program.nodes.get(at), program)) continue;
        ending.set(at);
        changed = true;
      }
    }
    List<Integer> endless = new ArrayList<>();
    for (int at = firstNode; at < program.nodes.size(); at++) {
      Ints edges = program.nodes.get(at).edges;
      for (int i = 0; i < edges.size() && !ending.get(at); i++) {
        if (program.edgeTo.get(edges.get(i)) <= at && mayBeTaken(program, edges.get(i))) endless.add(edges.get(i));
      }
    }
    return endless;
  }

  private static boolean leadsInto(BitSet targets, Node node, Program program) {
    for (int i = 0; i < node.edges.size(); i++) {
      int edge = node.edges.get(i);
      if (targets.get(program.edgeTo.get(edge)) && mayBeTaken(program, edge)) return true;
    }
    return false;
  }

  /** Whether the condition of an edge is no constant that rules it out. */
  private static boolean mayBeTaken(Program program, int edge) {
    int condition = program.edgeCondition.get(edge);
    return condition < 0 || program.kinds.get(condition) != Kind.CONSTANT || program.first.get(condition) == program.edgeSense.get(edge);
  }
}
