// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.bufferization.ToBufferOp;
import dev.freehold.bufferization.ToTensorOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.UnrankedTensorType;
import java.util.ArrayList;
import java.util.List;

/** Which values are tensors. */
public final class Tensors {
  private Tensors() {}

  public static boolean is(Type type) {
    return type instanceof TensorType || type instanceof UnrankedTensorType;
  }

  public static boolean is(Value value) {
    return is(value.type());
  }

  /** The operands that are tensors. */
  public static List<Use> operands(Op op) {
    List<Use> found = new ArrayList<>(op.operandCount());
    for (int i = 0; i < op.operandCount(); i++) {
      if (is(op.operand(i))) found.add(op.use(i));
    }
    return found;
  }

  /** Whether an operand or a result is a tensor. */
  public static boolean areOperandsOrResultsOf(Op op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (is(op.operand(i))) return true;
    }
    for (int i = 0; i < op.resultCount(); i++) {
      if (is(op.result(i))) return true;
    }
    return false;
  }

  /** Whether an operand, a result or an argument of a block of the operation's is a tensor. */
  public static boolean anyIn(Op op) {
    return areOperandsOrResultsOf(op) || areBlockArgumentsOf(op);
  }

  /** Whether an argument of a block of the operation's is a tensor. */
  public static boolean areBlockArgumentsOf(Op op) {
    for (Region region : op.regions()) {
      for (Block block : region) {
        for (Value.Argument argument : block.arguments()) {
          if (is(argument)) return true;
        }
      }
    }
    return false;
  }

  /** The operation that defines a value, or whose block has it as an argument. */
  public static Op owner(Value value) {
    return switch (value) {
      case Value.Result result -> result.owner();
      case Value.Argument argument -> argument.owner().enclosingRegion().enclosingOp();
    };
  }

  /** The uses of a value as they are now, newest first. */
  public static List<Use> uses(Value value) {
    List<Use> uses = new ArrayList<>();
    for (Use use = value.firstUse(); use != null; use = use.next()) uses.add(use);
    return uses;
  }

  /** A tensor or buffer without the {@code to_tensor} and {@code to_buffer} that have been put around it. */
  public static Value unwrapped(Value value) {
    return switch (value.definingOp()) {
      case ToTensorOp toTensor -> unwrapped(toTensor.buffer());
      case ToBufferOp toBuffer -> unwrapped(toBuffer.tensor());
      case null, default -> value;
    };
  }
}
