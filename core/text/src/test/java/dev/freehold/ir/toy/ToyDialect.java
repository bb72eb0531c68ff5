// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.toy;

import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.ir.text.ParsesTypes;

/** The toy dialect with types, attributes, and operations for what assembly formats can say ({@link ToyFormats}). */
public final class ToyDialect extends ToyOpsDialect implements ParsesTypes, ParsesAttributes {
  @Override
  public void register(Registrar registrar) {
    super.register(registrar);
    registrar.ops(ToyFormats.ALL);
  }

  @Override
  public Type parseType(String mnemonic, AttrParser parser) {
    return switch (mnemonic) {
      case "box" -> BoxType.parse(parser);
      case "token" -> new TokenType();
      default -> null;
    };
  }

  @Override
  public Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return mnemonic.equals("pair") ? PairAttr.parse(parser) : null;
  }

  @Override
  public String aliasStem(Attribute attribute) {
    return attribute instanceof PairAttr ? "pair" : null;
  }

  @Override
  public String aliasStem(Type type) {
    return type instanceof BoxType box && box.content() instanceof BoxType ? "boxes" : null;
  }
}
