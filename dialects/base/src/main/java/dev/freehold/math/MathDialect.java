// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.arith.ArithDialect;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.InlinableDialect;
import org.jspecify.annotations.Nullable;

/** The {@code math} dialect. */
public final class MathDialect implements Dialect, InlinableDialect {
  private static final Dialect ARITH = new ArithDialect();

  @Override
  public String namespace() {
    return "math";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(AbsFOp.DEF, AbsIOp.DEF, AcosOp.DEF, AcoshOp.DEF, AsinOp.DEF, AsinhOp.DEF, Atan2Op.DEF, AtanOp.DEF, AtanhOp.DEF, CbrtOp.DEF,
        CeilOp.DEF, ClampFOp.DEF, CopySignOp.DEF, CosOp.DEF, CoshOp.DEF, CountLeadingZerosOp.DEF, CountTrailingZerosOp.DEF,
        CtPopOp.DEF, ErfOp.DEF, ErfcOp.DEF, Exp2Op.DEF, ExpM1Op.DEF, ExpOp.DEF, FPowIOp.DEF, FloorOp.DEF, FmaOp.DEF, IPowIOp.DEF,
        IsFiniteOp.DEF, IsInfOp.DEF, IsNaNOp.DEF, IsNormalOp.DEF, Log10Op.DEF, Log1pOp.DEF, Log2Op.DEF, LogOp.DEF, PowFOp.DEF,
        RoundEvenOp.DEF, RoundOp.DEF, RsqrtOp.DEF, SinOp.DEF, SincosOp.DEF, SinhOp.DEF, SqrtOp.DEF, TanOp.DEF, TanhOp.DEF, TruncOp.DEF);
  }

  @Override
  public @Nullable OpState<?> constant(Attribute value, Type type) {
    return ARITH.constant(value, type);
  }
}
