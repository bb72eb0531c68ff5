// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.AddFOp;
import dev.freehold.arith.Constants;
import dev.freehold.arith.FastMathAttr;
import dev.freehold.arith.UnboundedArithmetic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of sums with a {@link ContractOp}. */
final class ContractPatterns {
  private ContractPatterns() {}

  /** A sum with a contraction that starts from zero is a contraction that starts from the other summand. */
  static void ofSum(Op sum, Rewriter rw) {
    boolean mayReorder = !(sum instanceof AddFOp floats) || floats.fastmath().has(FastMathAttr.REASSOC | FastMathAttr.NSZ);
    if (!UnboundedArithmetic.uses(mayReorder, rw)) return;
    for (int i = 0; i < 2; i++) {
      if (!(sum.operand(i).definingOp() instanceof ContractOp contract) || !isZero(Constants.of(contract.acc()))) continue;
      if (!VectorEnums.ADD.equals(contract.prop("kind"))) continue;
      rw.replaceWith(sum, ContractOp.DEF.state().operands(contract.lhs(), contract.rhs(), sum.operand(1 - i))
          .prop("indexing_maps", contract.prop("indexing_maps")).prop("iterator_types", contract.prop("iterator_types"))
          .results(contract.result().type()));
      return;
    }
  }

  private static boolean isZero(@Nullable Attribute constant) {
    return switch (constant) {
      case DenseElementsAttr dense -> dense.isSplat() && dense.bits(0).signum() == 0;
      case FloatAttr real -> real.bits().signum() == 0;
      case null, default -> Constants.isZero(constant);
    };
  }
}
