// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Dialect;
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
    registrar.ops(AssumingOp.DEF, AssumingYieldOp.DEF);
  }

  @Override
  public Type parseType(String mnemonic, AttrParser parser) {
    for (ShapeType type : ShapeType.values()) {
      if (type.mnemonic().equals(mnemonic)) return type;
    }
    return null;
  }
}
