// SPDX-License-Identifier: Apache-2.0
package dev.freehold.complex;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A complex number from its real and imaginary part: {@code complex.create %re, %im : complex<f64>}. */
public final class CreateOp extends Op implements Pure {
  public static final OpDef<CreateOp> DEF = OpDef.of("complex.create", CreateOp.class, CreateOp::new)
      .operand("real", TypeSets.FLOAT)
      .operand("imaginary", TypeSets.FLOAT)
      .result("complex", ComplexTypes.COMPLEX)
      .sameType("real", "imaginary")
      .typeFrom("complex element type matches real operand type", "complex", "real", ComplexTypes::part)
      .typeFrom("complex element type matches imaginary operand type", "complex", "imaginary", ComplexTypes::part)
      .assembly("$real `,` $imaginary attr-dict `:` type($complex)")
      .build();

  private CreateOp(OpState<?> state) {
    super(state);
  }

  public Value real() {
    return operand("real");
  }

  public Value imaginary() {
    return operand("imaginary");
  }

  /** create(re(x), im(x)) = x */
  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return real().definingOp() instanceof PartOp real && real.def() == PartOp.RE
        && imaginary().definingOp() instanceof PartOp imaginary && imaginary.def() == PartOp.IM
        && real.complex() == imaginary.complex() ? List.of(real.complex()) : null;
  }
}
