// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;

/** Canonicalizations of sums with a {@link ContractOp}. */
final class ContractPatterns {
  private ContractPatterns() {}

  /** A sum with a contraction that starts from zero is a contraction that starts from the other summand. */
  static void ofSum(Op sum, Rewriter rw) {
    for (int i = 0; i < 2; i++) {
      if (!(sum.operand(i).definingOp() instanceof ContractOp contract) || !isZero(Constants.of(contract.operand(2)))) continue;
      if (!contract.prop(2).equals(VectorEnums.ADD)) continue;
      rw.replaceWith(sum, ContractOp.DEF.state().operands(contract.operand(0), contract.operand(1), sum.operand(1 - i))
          .prop(0, contract.prop(0)).prop(1, contract.prop(1)).results(contract.result().type()));
      return;
    }
  }

  private static boolean isZero(Attribute constant) {
    return switch (constant) {
      case DenseElementsAttr dense -> dense.isSplat() && dense.bits(0).signum() == 0;
      case FloatAttr real -> real.bits().signum() == 0;
      case null, default -> Constants.isZero(constant);
    };
  }
}
