// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The edge to a successor. An operation with successors that is no {@link BranchOp} is taken to produce all arguments. */
record BranchEdge(Op from, int successor) implements Edge {
  @Override
  public Block block() {
    return from.successor(successor);
  }

  @Override
  public Region region() {
    return block().enclosingRegion();
  }

  @Override
  public OperandRange passed() {
    return from instanceof BranchOp branch ? branch.successorOperands(successor) : new OperandRange(from, 0, 0, -1);
  }

  @Override
  public List<Value.Argument> received() {
    List<Value.Argument> arguments = block().arguments();
    return arguments.subList(producedCount(), arguments.size());
  }

  @Override
  public List<Value.Argument> produced() {
    return block().arguments().subList(0, producedCount());
  }

  private int producedCount() {
    int all = block().argumentCount();
    return from instanceof BranchOp branch ? Math.min(branch.producedOperandCount(successor), all) : all;
  }

  @Override
  public @Nullable Use passedTo(Value receiver) {
    if (!(receiver instanceof Value.Argument argument) || argument.owner() != block()) return null;
    int i = argument.index() - producedCount();
    OperandRange passed = passed();
    return i < 0 || i >= passed.size() ? null : passed.use(i);
  }

  @Override
  public boolean mayBeTaken(List<@Nullable Attribute> constants) {
    int only = from instanceof BranchOp branch ? branch.successorFor(constants) : -1;
    return only < 0 || only == successor;
  }
}
