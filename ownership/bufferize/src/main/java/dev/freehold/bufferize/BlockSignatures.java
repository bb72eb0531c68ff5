// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.bufferization.ToBufferOp;
import dev.freehold.bufferization.ToTensorOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Successor;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.BranchOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Arguments of blocks in regions with branches: they alias what is passed to them, and become buffers together with it. */
public final class BlockSignatures {
  private BlockSignatures() {}

  /** The operands that branches pass to an argument. */
  public static List<Use> passed(Value.Argument argument) {
    List<Use> passed = new ArrayList<>();
    for (Successor edge = argument.owner().firstPredecessor(); edge != null; edge = edge.next()) {
      if (!(edge.owner() instanceof BranchOp branch)) continue;
      OperandRange operands = branch.successorOperands(edge.index());
      int i = argument.index() - branch.producedOperandCount(edge.index());
      if (i >= 0 && i < operands.size()) passed.add(operands.use(i));
    }
    return passed;
  }

  /** The same as what the argument aliases. */
  public static List<AliasingOperand> aliasingOperands(Value.Argument argument) {
    List<Use> passed = passed(argument);
    return passed.stream().map(use -> new AliasingOperand(use, Relation.EQUIVALENT, passed.size() == 1)).toList();
  }

  /** The type of what is passed to an argument; one with a layout of which nothing is known where the types differ. */
  public static BaseMemRefType type(Value.Argument argument, BufferTypes types) {
    BaseMemRefType common = null;
    for (Use use : passed(argument)) {
      if (types.isAsked(use.value())) continue;
      BaseMemRefType type = types.of(use.value());
      if (common == null) common = type;
      else if (!Objects.equals(common.memorySpace(), type.memorySpace())) {
        throw NotBufferizable.by(Tensors.owner(argument), "incoming operands of block argument have inconsistent memory spaces");
      } else if (!common.equals(type)) common = Layouts.DYNAMIC.of(argument.type(), common.memorySpace());
    }
    if (common == null) throw NotBufferizable.by(Tensors.owner(argument), "could not infer buffer type of block argument");
    return common;
  }

  /** Makes buffers of the arguments of a block, and of what branches pass to them. */
  public static void bufferize(Block block, Bufferizer to) {
    List<Type> types = new ArrayList<>();
    for (Value.Argument argument : block.arguments()) types.add(Tensors.is(argument) ? to.types().of(argument) : argument.type());
    for (int i = 0; i < types.size(); i++) setType(block.argument(i), types.get(i), to.rewriter());
    for (Successor edge = block.firstPredecessor(); edge != null; edge = edge.next()) bufferizePassed(edge, types, to);
  }

  /** Gives an argument another type; its users get it as the tensor that it was. */
  private static void setType(Value.Argument argument, Type type, Rewriter rewriter) {
    Type tensor = argument.type();
    if (tensor.equals(type)) return;
    List<Use> uses = Tensors.uses(argument);
    rewriter.setType(argument, type);
    if (uses.isEmpty()) return;
    Op toTensor = rewriter.atStart(argument.owner()).create(ToTensorOp.of(tensor, argument).at(argument.location()));
    for (Use use : uses.reversed()) rewriter.setUse(use, toTensor.result());
  }

  private static void bufferizePassed(Successor edge, List<Type> types, Bufferizer to) {
    if (!(edge.owner() instanceof BranchOp branch)) {
      throw NotBufferizable.by(edge.owner(), "cannot bufferize ops with block references that do not implement BranchOpInterface");
    }
    OperandRange operands = branch.successorOperands(edge.index());
    int produced = branch.producedOperandCount(edge.index());
    for (int i = 0; i < operands.size(); i++) {
      Type type = types.get(produced + i);
      Value operand = operands.get(i);
      if (operand.type().equals(type)) continue;
      to.rewriter().afterDefinition(operand).withLocation(operand.location());
      to.rewriter().setUse(operands.use(i), to.create(ToBufferOp.of((BaseMemRefType) type, operand)).result());
    }
  }
}
