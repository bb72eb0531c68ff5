// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Trait;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.VectorType;
import java.util.List;

/** Constraints of what several invocations do together. */
final class GroupVerifier {
  static final Trait WORKGROUP_OR_SUBGROUP = GroupVerifier::verifyScope;
  static final Trait SUBGROUP =
      SpirvVerifier.that("execution_scope must be Scope of value Subgroup", op -> scope(op).equals("Subgroup"));
  static final Trait UNSIGNED = GroupVerifier::verifyUnsigned;
  static final Trait CONSTANT_ID = GroupVerifier::verifyId;
  static final Trait CLUSTER = GroupVerifier::verifyCluster;
  static final Trait REDUCTION = GroupVerifier::verifyReduction;
  static final Trait SHORT_ID = GroupVerifier::verifyLength;

  private static final List<String> CONSTANTS = List.of("spirv.Constant", "spirv.mlir.referenceof");

  private GroupVerifier() {}

  private static String scope(Op op) {
    return SpirvVerifier.keywords(op, "execution_scope").keywords();
  }

  private static void verifyScope(Op op, Checker check) {
    boolean fits = scope(op).equals("Workgroup") || scope(op).equals("Subgroup");
    if (!fits) check.error("execution scope must be 'Workgroup' or 'Subgroup'");
  }

  private static void verifyUnsigned(Op op, Checker check) {
    boolean signed = op.operand(1).type() instanceof IntegerType type && type.signedness() == IntegerType.Signedness.SIGNED;
    if (signed) check.error("second operand must be a singless/unsigned integer");
  }

  /** Before version 1.5 the id of an invocation is a constant. */
  private static void verifyId(Op op, Checker check) {
    if (TargetEnvAttr.isAtLeast(op, "v1.5")) return;
    Op maker = op.operand("id").definingOp();
    if (maker == null || !CONSTANTS.contains(maker.name())) check.error("id must be the result of a constant op");
  }

  private static void verifyLength(Op op, Checker check) {
    if (!(op.operand("localid").type() instanceof VectorType vector) || vector.size(0) == 2 || vector.size(0) == 3) return;
    check.error("localid is a vector and can be with only  2 or 3 components, actual number is " + vector.size(0));
  }

  private static void verifyReduction(Op op, Checker check) {
    boolean clustered = SpirvVerifier.keywords(op, "group_operation").keywords().equals("ClusteredReduce");
    if (op.operandCount() > 1) verifySize(op.operand(1), check);
    else if (clustered) check.error("cluster size operand must be provided for 'ClusteredReduce' group operation");
  }

  private static void verifyCluster(Op op, Checker check) {
    if (op.operandCount() > 2) verifySize(op.operand(2), check);
  }

  private static void verifySize(Value size, Checker check) {
    if (!(size.definingOp() instanceof ConstantOp constant) || !(constant.value() instanceof IntegerAttr number)) {
      check.error("cluster size operand must come from a constant op");
    } else if (Integer.bitCount((int) number.longValue()) != 1) {
      check.error("cluster size operand must be a power of two");
    }
  }
}
