// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.iface.InlinableDialect;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import org.jspecify.annotations.Nullable;

/** The {@code index} dialect. */
public final class IndexDialect implements Dialect, InlinableDialect, ParsesAttributes {
  @Override
  public String namespace() {
    return "index";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(AddOp.DEF, AndOp.DEF, BoolConstantOp.DEF, CastSOp.DEF, CastUOp.DEF, CeilDivSOp.DEF, CeilDivUOp.DEF, CmpOp.DEF, ConstantOp.DEF,
        DivSOp.DEF, DivUOp.DEF, FloorDivSOp.DEF, MaxSOp.DEF, MaxUOp.DEF, MinSOp.DEF, MinUOp.DEF, MulOp.DEF, OrOp.DEF, RemSOp.DEF,
        RemUOp.DEF, ShlOp.DEF, ShrSOp.DEF, ShrUOp.DEF, SizeOfOp.DEF, SubOp.DEF, XOrOp.DEF);
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return mnemonic.equals("cmp_predicate") ? PredicateAttr.parse(parser) : null;
  }

  @Override
  public @Nullable OpState<?> constant(Attribute value, Type type) {
    if (!(value instanceof IntegerAttr number) || !number.type().equals(type)) return null;
    if (type.equals(IntegerType.I1)) return BoolConstantOp.of(!number.isZero());
    return type instanceof IndexType ? ConstantOp.of(number.longValue()) : null;
  }
}
