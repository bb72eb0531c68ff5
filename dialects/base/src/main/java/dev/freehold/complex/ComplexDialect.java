// SPDX-License-Identifier: Apache-2.0
package dev.freehold.complex;

import dev.freehold.arith.ArithDialect;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.InlinableDialect;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import org.jspecify.annotations.Nullable;

/** The {@code complex} dialect. */
public final class ComplexDialect implements Dialect, InlinableDialect, ParsesAttributes {
  @Override
  public String namespace() {
    return "complex";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(BitcastOp.DEF, ConstantOp.DEF, CreateOp.DEF, PartOp.IM, PartOp.RE);
    registrar.ops(Functions.all());
    registrar.pattern(dev.freehold.arith.BitcastOp.class, "ofComplexBitcast", BitcastOp::mergeIntoArith);
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return mnemonic.equals("number") ? NumberAttr.parse(parser) : null;
  }

  /** A real and an imaginary part are a complex constant; all else is one of {@code arith}. */
  @Override
  public @Nullable OpState<?> constant(Attribute value, Type type) {
    return ConstantOp.accepts(value, type) ? ConstantOp.of(value, type) : new ArithDialect().constant(value, type);
  }
}
