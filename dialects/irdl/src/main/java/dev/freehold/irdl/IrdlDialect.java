// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.ir.text.ParsesTypes;
import org.jspecify.annotations.Nullable;

/** The {@code irdl} dialect. */
public final class IrdlDialect implements Dialect, ParsesTypes, ParsesAttributes {
  @Override
  public String namespace() {
    return "irdl";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(
        AllOfOp.DEF, AnyOp.DEF, AnyOfOp.DEF, AttributeOp.DEF, AttributesOp.DEF, BaseOp.DEF, CPredOp.DEF, DialectOp.DEF, IsOp.DEF,
        OperandsOp.DEF, OperationOp.DEF, ParametersOp.DEF, ParametricOp.DEF, RegionOp.DEF, RegionsOp.DEF, ResultsOp.DEF, TypeOp.DEF);
  }

  @Override
  public @Nullable Type parseType(String mnemonic, AttrParser parser) {
    return HandleType.of(mnemonic);
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return switch (mnemonic) {
      case "variadicity" -> Variadicity.KIND.parse(parser);
      case "variadicity_array" -> VariadicityArrayAttr.parse(parser);
      default -> null;
    };
  }
}
