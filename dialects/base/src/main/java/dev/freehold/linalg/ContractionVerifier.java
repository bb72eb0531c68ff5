// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What makes a structured operation a contraction: some loops are summed over, and what is added up are products of its two inputs. */
final class ContractionVerifier {
  /** For each reduction, what may multiply. */
  private static final Map<String, String> PRODUCTS =
      Map.of("arith.addf", "arith.mulf", "arith.addi", "arith.muli", "complex.add", "complex.mul", "arith.ori", "arith.andi");

  private ContractionVerifier() {}

  /** To be asked of operations that are valid as structured ones. */
  static void verify(StructuredOp op, Checker check) {
    if (check.failed()) return;
    String fault = fault(op);
    if (fault != null) check.plainError(fault);
  }

  private static @Nullable String fault(StructuredOp op) {
    if (op.inputs().size() != 2 || op.inits().size() != 1) return "expected op with 2 inputs and 1 output";
    if (!op.iteratorTypes().contains(LinalgEnums.REDUCTION)) return "expected at least 1 reduction";
    for (AffineMap map : op.indexingMaps()) {
      if (!map.isProjectedPermutation(false)) return "expected indexing maps to be projected permutations";
    }
    return addsProducts(op.body()) ? null : "expected add/mul op in the body";
  }

  /** Whether the body yields {@code c + a * b}, whatever unary operations are in between. */
  private static boolean addsProducts(Block body) {
    Op end = body.last();
    if (end == null || body.argumentCount() != 3 || end.operandCount() != 1) return false;
    Op sum = binary(end.operands().getFirst());
    if (sum == null) return false;
    Value left = source(sum.operands().getFirst());
    Value right = source(sum.operands().getLast());
    Value before = body.argument(2);
    if (left != before && right != before) return false;
    Op product = binary(left instanceof Value.Argument ? right : left);
    if (product == null || !product.name().equals(PRODUCTS.get(sum.name()))) return false;
    Value a = source(product.operands().getFirst());
    Value b = source(product.operands().getLast());
    return a == body.argument(0) && b == body.argument(1) || a == body.argument(1) && b == body.argument(0);
  }

  /** The operation of two operands that a value comes from, or null. */
  private static @Nullable Op binary(Value value) {
    Op op = source(value).definingOp();
    return op != null && op.operandCount() == 2 && op.resultCount() == 1 ? op : null;
  }

  /** What a value was before operations with one operand, such as casts, were applied to it. */
  private static Value source(Value value) {
    Value source = value;
    for (Op op = source.definingOp(); op != null && op.operandCount() == 1 && isPure(op); op = source.definingOp()) source = op.operands().getFirst();
    return source;
  }

  private static boolean isPure(Op op) {
    return !Effects.areOnlyRecursive(op) && Effects.of(op) instanceof Effects.Known known && known.effects().isEmpty();
  }
}
