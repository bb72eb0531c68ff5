// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.emission;

import dev.freehold.cf.BrOp;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.Edge;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Blocks for code that runs on one edge only. */
public final class EdgeBlocks {
  private final Rewriter rewriter;
  private final Map<ControlFlowEdge, BrOp> branches = new HashMap<>();

  public EdgeBlocks(Rewriter rewriter) {
    this.rewriter = rewriter;
  }

  /** Gives an edge a block. */
  public void split(ControlFlowEdge edge) {
    Op terminator = branch(edge);
    Edge step = Objects.requireNonNull(edge.edge());
    Block target = Objects.requireNonNull(step.block());
    OperandRange passed = step.passed();
    List<Value> arguments = new ArrayList<>();
    Block between = rewriter.createBlock(Objects.requireNonNull(target.region()), target, List.of(), terminator.location());
    for (Value produced : step.produced()) arguments.add(rewriter.addArgument(between, produced.type(), produced.location()));
    arguments.addAll(passed);
    rewriter.atEnd(between);
    branches.put(edge, rewriter.create(BrOp.of(target, arguments).at(terminator.location())));
    rewriter.assignOperands(passed, List.of());
    rewriter.setSuccessor(terminator, edge.successor(), between);
  }

  /** The operation in front of which code runs on the edge, if it has been {@link #split}; it branches to the end of the edge. */
  public Op branch(ControlFlowEdge edge) {
    BrOp made = branches.get(edge);
    return made != null ? made : Objects.requireNonNull(edge.edge()).from();
  }

  /** Which successor of {@link #branch} the edge leads to. */
  int successor(ControlFlowEdge edge) {
    return branches.containsKey(edge) ? 0 : edge.successor();
  }
}
