// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.toy;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.bytecode.DecodesAttributes;
import dev.freehold.ir.bytecode.DecodesTypes;
import dev.freehold.ir.bytecode.DialectBytecodeReader;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.ir.text.ParsesTypes;

/** A small dialect for the tests of what knows no dialect: {@link ToyOps} is code with values, branches and functions, {@link ToyFormats} has assembly formats. */
public final class ToyDialect implements Dialect, ParsesTypes, ParsesAttributes, DecodesAttributes, DecodesTypes {
  @Override
  public String namespace() {
    return "toy";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(ToyOps.ALL);
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
  public Attribute decode(DialectBytecodeReader in) {
    return PairAttr.decode(in);
  }

  @Override
  public Type decodeType(DialectBytecodeReader in) {
    return BoxType.decode(in);
  }

  @Override
  public String aliasStem(Attribute attribute) {
    return attribute instanceof PairAttr ? "pair" : null;
  }

  @Override
  public String aliasStem(Type type) {
    return type instanceof BoxType box && box.content() instanceof BoxType ? "boxes" : null;
  }

  @Override
  public OpState<?> constant(Attribute value, Type type) {
    return ToyOps.Constant.of(value, type);
  }
}
