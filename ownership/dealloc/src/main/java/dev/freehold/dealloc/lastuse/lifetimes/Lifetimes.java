// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.lifetimes;

import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.handles.Handles;
import dev.freehold.ir.analysis.Dominance;

/**
 * Until where handles are needed, and which of them are responsible for buffers.
 *
 * @param kept those that are kept longer than anything uses them
 */
public record Lifetimes(Need need, Moves moves, Responsibilities responsibilities, KeptHandles kept) {

  /** The lifetimes by which handles are needed where {@code need} says so, because of {@code kept}, too. */
  public static Lifetimes of(ControlFlowGraph graph, Handles handles, Need need, KeptHandles kept, Dominance dominance) {
    Moves moves = new Moves(graph, handles, need);
    return new Lifetimes(need, moves, new Responsibilities(graph, handles, need, moves, kept.extended(), dominance), kept);
  }
}
