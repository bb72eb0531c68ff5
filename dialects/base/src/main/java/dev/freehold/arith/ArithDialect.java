// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.InlinableDialect;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.ub.PoisonAttr;
import dev.freehold.ub.PoisonOp;
import org.jspecify.annotations.Nullable;

/** The {@code arith} dialect. */
public final class ArithDialect implements Dialect, InlinableDialect, ParsesAttributes {
  @Override
  public String namespace() {
    return "arith";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(AddFOp.DEF, AddIOp.DEF, AddUIExtendedOp.DEF, AndIOp.DEF, BitcastOp.DEF, CeilDivSIOp.DEF, CeilDivUIOp.DEF, CmpFOp.DEF,
        CmpIOp.DEF, ConstantOp.DEF, DivFOp.DEF, DivSIOp.DEF, DivUIOp.DEF, ExtFOp.DEF, ExtSIOp.DEF, ExtUIOp.DEF, FPToSIOp.DEF,
        FPToUIOp.DEF, FloorDivSIOp.DEF, IndexCastOp.DEF, IndexCastUIOp.DEF, MaxNumFOp.DEF, MaxSIOp.DEF, MaxUIOp.DEF, MaximumFOp.DEF,
        MinNumFOp.DEF, MinSIOp.DEF, MinUIOp.DEF, MinimumFOp.DEF, MulFOp.DEF, MulIOp.DEF, MulSIExtendedOp.DEF, MulUIExtendedOp.DEF,
        NegFOp.DEF, OrIOp.DEF, RemFOp.DEF, RemSIOp.DEF, RemUIOp.DEF, SIToFPOp.DEF, ScalingExtFOp.DEF, ScalingTruncFOp.DEF,
        SelectOp.DEF, ShLIOp.DEF, ShRSIOp.DEF, ShRUIOp.DEF, SubFOp.DEF, SubIOp.DEF, TruncFOp.DEF, TruncIOp.DEF, UIToFPOp.DEF,
        XOrIOp.DEF);
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return switch (mnemonic) {
      case "fastmath" -> FastMathAttr.parse(parser);
      case "overflow" -> OverflowAttr.parse(parser);
      default -> null;
    };
  }

  @Override
  public @Nullable OpState<?> constant(Attribute value, Type type) {
    if (value instanceof PoisonAttr) return PoisonOp.of(value, type);
    return ConstantOp.accepts(value, type) ? ConstantOp.of(value) : null;
  }
}
