// SPDX-License-Identifier: Apache-2.0
package example.ring;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Pure;

/** Goes on where the sign of a number says: {@code ring.fork %n, ^less, ^zero(%a : memref<4xi32>), ^more}. */
public final class ForkOp extends Op implements BranchOp, Pure {
  static final int LESS = 0;
  static final int ZERO = 1;
  static final int MORE = 2;

  public static final OpDef<ForkOp> DEF = OpDef.of("ring.fork", ForkOp.class, ForkOp::new)
      .operand("number", TypeSets.INDEX)
      .operands("lessOperands", TypeSet.ANY)
      .operands("zeroOperands", TypeSet.ANY)
      .operands("moreOperands", TypeSet.ANY)
      .operandSegments()
      .successor("less")
      .successor("zero")
      .successor("more")
      .assembly("$number `,` $less (`(` $lessOperands^ `:` type($lessOperands) `)`)? `,` "
          + "$zero (`(` $zeroOperands^ `:` type($zeroOperands) `)`)? `,` "
          + "$more (`(` $moreOperands^ `:` type($moreOperands) `)`)? attr-dict")
      .build();

  private ForkOp(OpState<?> state) {
    super(state);
  }

  public Value number() {
    return operand("number");
  }

  @Override
  public OperandRange successorOperands(int i) {
    return operandSegment(i + 1);
  }
}
