// SPDX-License-Identifier: Apache-2.0
package dev.freehold.mlprogram;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.ir.text.ParsesTypes;
import org.jspecify.annotations.Nullable;

/** The {@code ml_program} dialect. */
public final class MlProgramDialect implements Dialect, ParsesTypes, ParsesAttributes {
  @Override
  public String namespace() {
    return "ml_program";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(
        FuncOp.DEF, GlobalOp.DEF, GlobalAccessOp.LOAD, GlobalAccessOp.LOAD_GRAPH, GlobalAccessOp.STORE, GlobalAccessOp.STORE_GRAPH,
        GlobalLoadConstOp.DEF, OutputOp.DEF, ReturnOp.DEF, SubgraphOp.DEF, TokenOp.DEF);
  }

  @Override
  public @Nullable Type parseType(String mnemonic, AttrParser parser) {
    return mnemonic.equals("token") ? TokenType.INSTANCE : null;
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    if (!mnemonic.equals("extern")) return null;
    return new ExternAttr(parser.selfType() == null ? NoneType.INSTANCE : parser.selfType());
  }

  @Override
  public @Nullable String aliasStem(Attribute attribute) {
    return attribute instanceof ExternAttr ? "extern" : null;
  }
}
