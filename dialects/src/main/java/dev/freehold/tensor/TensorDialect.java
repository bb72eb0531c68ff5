// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.ArithDialect;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Type;

/** The {@code tensor} dialect. */
public final class TensorDialect implements Dialect {
  @Override
  public String namespace() {
    return "tensor";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(CastOp.DEF, DimOp.DEF, EmptyOp.DEF, ExtractOp.DEF, InsertOp.DEF);
  }

  /** Constants that operations of the dialect fold to are those of {@code arith}. */
  @Override
  public OpState<?> constant(Attribute value, Type type) {
    return new ArithDialect().constant(value, type);
  }
}
