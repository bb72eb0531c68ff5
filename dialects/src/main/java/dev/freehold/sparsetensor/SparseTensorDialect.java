// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.text.AttrParser;

/** The {@code sparse_tensor} dialect: its attributes. */
public final class SparseTensorDialect implements Dialect {
  @Override
  public String namespace() {
    return "sparse_tensor";
  }

  @Override
  public void register(Registrar registrar) {}

  @Override
  public Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return switch (mnemonic) {
      case "encoding" -> EncodingAttr.parse(parser);
      case "slice" -> SliceAttr.parse(parser);
      default -> null;
    };
  }

  @Override
  public String aliasStem(Attribute attribute) {
    return attribute instanceof EncodingAttr ? "sparse" : null;
  }
}
