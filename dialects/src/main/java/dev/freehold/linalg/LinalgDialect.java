// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.arith.ArithDialect;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Type;
import dev.freehold.ir.text.AttrParser;

/** The {@code linalg} dialect: computations on whole tensors and buffers. */
public final class LinalgDialect implements Dialect {
  @Override
  public String namespace() {
    return "linalg";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(GenericOp.DEF, IndexOp.DEF, YieldOp.DEF);
    registrar.ops(NamedOps.all());
  }

  @Override
  public Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return FunctionAttr.parse(mnemonic, parser);
  }

  /** Constants that operations of the dialect fold to are those of {@code arith}. */
  @Override
  public OpState<?> constant(Attribute value, Type type) {
    return new ArithDialect().constant(value, type);
  }
}
