// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.ir.text.ParsesTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code smt} dialect. */
public final class SmtDialect implements Dialect, ParsesTypes, ParsesAttributes {
  @Override
  public String namespace() {
    return "smt";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(Formulas.DEFS, BitVectors.DEFS, SolverCommands.DEFS, ComparisonOp.DEFS, QuantifierOp.DEFS,
        List.of(BoolConstantOp.DEF, BvConstantOp.DEF, CheckOp.DEF, DeclareFunOp.DEF, ExtractOp.DEF, IntConstantOp.DEF, RepeatOp.DEF,
            SolverOp.DEF, YieldOp.DEF)));
  }

  @Override
  public @Nullable Type parseType(String mnemonic, AttrParser parser) {
    return switch (mnemonic) {
      case "bool" -> Types.BOOL_TYPE;
      case "int" -> Types.INT_TYPE;
      case "bv" -> BitVectorType.parse(parser);
      case "array" -> ArrayType.parse(parser);
      case "func" -> FuncType.parse(parser);
      case "sort" -> SortType.parse(parser);
      default -> null;
    };
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return mnemonic.equals("bv") ? BitVectorAttr.parse(parser) : null;
  }

  @Override
  public @Nullable OpState<?> constant(Attribute value, Type type) {
    if (value instanceof BitVectorAttr && value.type().equals(type)) return BvConstantOp.of(value);
    return AttrSets.BOOL.contains(value) && type.equals(Types.BOOL_TYPE) ? BoolConstantOp.of(value) : null;
  }
}
