// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.arith.ArithDialect;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Type;
import dev.freehold.ir.text.AttrParser;

/** The {@code shape} dialect. */
public final class ShapeDialect implements Dialect {
  @Override
  public String namespace() {
    return "shape";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(AssumingOp.DEF, AssumingYieldOp.DEF, ConstShapeOp.DEF, ConstSizeOp.DEF, ConstWitnessOp.DEF, ReduceOp.DEF, YieldOp.DEF);
    registrar.ops(ShapeOps.all());
  }

  /** The reference leaves the dialect open. */
  @Override
  public boolean keepsUnknown() {
    return true;
  }

  @Override
  public boolean keepsUnknown(String mnemonic) {
    return false;
  }

  @Override
  public OpState<?> constant(Attribute value, Type type) {
    return switch (type) {
      case ShapeType kind when kind == ShapeType.WITNESS -> ConstWitnessOp.DEF.state().prop(0, value).results(type);
      case ShapeType kind when kind == ShapeType.SIZE -> ConstSizeOp.DEF.state().prop(0, value).results(type);
      case Type shape when shape == ShapeType.SHAPE || ShapeTypes.isExtents(shape) -> ConstShapeOp.DEF.state().prop(0, value).results(type);
      default -> new ArithDialect().constant(value, type);
    };
  }

  @Override
  public Type parseType(String mnemonic, AttrParser parser) {
    for (ShapeType type : ShapeType.values()) {
      if (type.mnemonic().equals(mnemonic)) return type;
    }
    return null;
  }
}
