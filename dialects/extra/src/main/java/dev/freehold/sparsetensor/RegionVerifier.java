// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.arith.ConstantOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerType;
import java.util.List;

/** Constraints of regions that compute elements, with the messages of the reference. */
final class RegionVerifier {
  private RegionVerifier() {}

  static void binary(Op op, Checker check) {
    Type left = op.operand("x").type();
    Type right = op.operand("y").type();
    Type result = op.result().type();
    if (!region(op.region(), "overlap", List.of(left, right), result, check)) return;
    if (!region(op.region("leftRegion"), "left", List.of(left), result, check)) return;
    if (op.region("leftRegion").isEmpty() && op.attr("left_identity") != null && !left.equals(result)) {
      check.plainError("left=identity requires first argument to have the same type as the output");
      return;
    }
    if (!region(op.region("rightRegion"), "right", List.of(right), result, check)) return;
    if (op.region("rightRegion").isEmpty() && op.attr("right_identity") != null && !right.equals(result)) {
      check.plainError("right=identity requires second argument to have the same type as the output");
    }
  }

  static void unary(Op op, Checker check) {
    Type result = op.result().type();
    if (!region(op.region(), "present", List.of(op.operand("x").type()), result, check)) return;
    if (op.region("absentRegion").isEmpty() || !region(op.region("absentRegion"), "absent", List.of(), result, check)) return;
    Block absent = op.region("absentRegion").entryBlock();
    Value yielded = absent.lastOp().operand(0);
    if (yielded instanceof Value.Argument argument) {
      if (argument.block() == op.block()) check.plainError("absent region cannot yield linalg argument");
      return;
    }
    boolean local = yielded.block() == absent || yielded.block() == op.block();
    if (local && !(yielded.definingOp() instanceof ConstantOp)) check.plainError("absent region cannot yield locally computed value");
  }

  static void reduced(Op op, Checker check) {
    Type type = op.operand("x").type();
    region(op.region(), "reduce", List.of(type, type), type, check);
  }

  static void selected(Op op, Checker check) {
    region(op.region(), "select", List.of(op.operand("x").type()), IntegerType.I1, check);
  }

  /** Whether a region that is not empty takes and yields what it should. */
  private static boolean region(Region region, String name, List<Type> inputs, Type output, Checker check) {
    if (region.isEmpty()) return true;
    Block block = region.entryBlock();
    String wrong = null;
    if (block.argumentCount() != inputs.size()) wrong = "must have exactly " + inputs.size() + " arguments";
    for (int i = 0; wrong == null && i < inputs.size(); i++) {
      if (!block.argument(i).type().equals(inputs.get(i))) wrong = "argument " + (i + 1) + " type mismatch";
    }
    if (wrong == null && !(block.terminator() instanceof YieldOp)) wrong = "must end with sparse_tensor.yield";
    if (wrong == null && (block.lastOp().operandCount() != 1 || !block.lastOp().operand(0).type().equals(output))) wrong = "yield type mismatch";
    if (wrong != null) check.plainError(name + " region " + wrong);
    return wrong == null;
  }
}
