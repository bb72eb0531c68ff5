// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Printing;

/** Ends a region of {@code scf.reduce} with what it makes of two values. */
public final class ReduceReturnOp extends Op implements Pure, Terminator {
  public static final OpDef<ReduceReturnOp> DEF = OpDef.of("scf.reduce.return", ReduceReturnOp.class, ReduceReturnOp::new)
      .operand("result", TypeSet.ANY)
      .traits(Traits.hasParent("scf.reduce"))
      .assembly("$result attr-dict `:` type($result)")
      .build();

  private ReduceReturnOp(OpState<?> state) {
    super(state);
  }

  /** What the two values are reduced to. */
  public Value reduced() {
    return operand("result");
  }

  @Override
  protected void verify(Checker check) {
    if (enclosingBlock().argumentCount() == 0) return;
    Type expected = enclosingBlock().argument(0).type();
    if (expected.equals(reduced().type())) return;
    check.error("must have type " + Printing.quoted(expected) + " (the type of the reduction inputs)");
  }
}
