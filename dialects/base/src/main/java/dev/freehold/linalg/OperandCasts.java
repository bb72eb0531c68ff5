// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.UnrankedMemRefType;
import dev.freehold.memref.AgreeingSizes;
import dev.freehold.tensor.DestinationCasts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Takes casts away from the operands of structured operations, as long as what the operation learns of their sizes agrees. */
final class OperandCasts {
  private OperandCasts() {}

  /** The fold of operations on buffers. */
  static @Nullable List<Folded> ofBuffers(StructuredOp structured, Rewriter rw) {
    Op op = (Op) structured;
    List<Value> operands = learned(structured, OperandCasts::isCastBuffer, rw);
    if (operands.equals(op.operands())) return null;
    for (int i = 0; i < operands.size(); i++) {
      if (operands.get(i) != op.operand(i)) rw.setOperand(op, i, operands.get(i));
    }
    return List.of();
  }

  /** The pattern of operations on tensors. */
  static void ofTensors(Op op, Rewriter rw) {
    List<Value> operands = learned((StructuredOp) op, OperandCasts::isCastTensor, rw);
    if (!operands.equals(op.operands())) DestinationCasts.replace(op, operands, rw);
  }

  private static boolean isCastBuffer(Op definition) {
    return definition instanceof dev.freehold.memref.CastOp cast && !(cast.source().type() instanceof UnrankedMemRefType);
  }

  private static boolean isCastTensor(Op definition) {
    return definition instanceof dev.freehold.tensor.CastOp cast && cast.onlyForgets();
  }

  /** The operands without casts: without all, or else without those, from the first on, whose sizes agree. */
  private static List<Value> learned(StructuredOp structured, Predicate<Op> isCast, Rewriter rw) {
    List<Value> given = ((Op) structured).operands();
    List<Value> all = new ArrayList<>(given);
    all.replaceAll(operand -> source(operand, isCast));
    if (all.equals(given) || mayLearn(structured, all, rw)) return all;
    List<Value> some = new ArrayList<>(given);
    for (int i = 0; i < some.size(); i++) {
      some.set(i, all.get(i));
      if (!mayLearn(structured, some, rw)) some.set(i, given.get(i));
    }
    return some;
  }

  private static Value source(Value operand, Predicate<Op> isCast) {
    Op definition = operand.definingOp();
    return definition != null && isCast.test(definition) ? definition.operand(0) : operand;
  }

  private static boolean mayLearn(StructuredOp structured, List<Value> operands, Rewriter rw) {
    return mayHave(structured, operands.stream().map(Value::type).toList(), rw);
  }

  /** Whether an operation may have operands of these types. */
  static boolean mayHave(StructuredOp structured, List<Type> types, Rewriter rw) {
    return AgreeingSizes.mayLearn(StructuredChecks.sizesAgree(structured, types), rw);
  }
}
