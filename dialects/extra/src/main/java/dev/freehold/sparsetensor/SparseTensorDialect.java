// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.arith.ArithDialect;
import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.ir.text.ParsesTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code sparse_tensor} dialect. */
public final class SparseTensorDialect implements Dialect, ParsesTypes, ParsesAttributes {
  @Override
  public String namespace() {
    return "sparse_tensor";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(CoiterateOp.DEF, ConvertOp.DEF, IterateOp.DEF, LevelSizeOp.DEF, ReinterpretMapOp.DEF,
        ReorderCooOp.DEF, SpecifierReadOp.DEF, TranslateOp.DEF, YieldOp.DEF);
    registrar.families(List.of(Storage.DEFS, Tensors.DEFS));
  }

  @Override
  public @Nullable OpState<?> constant(Attribute value, Type type) {
    return new ArithDialect().constant(value, type);
  }

  @Override
  public @Nullable Type parseType(String mnemonic, AttrParser parser) {
    return switch (mnemonic) {
      case "storage_specifier" -> StorageSpecifierType.parse(parser);
      case "iter_space" -> IterationType.parse(IterationType.Kind.SPACE, parser);
      case "iterator" -> IterationType.parse(IterationType.Kind.ITERATOR, parser);
      default -> null;
    };
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return switch (mnemonic) {
      case "encoding" -> EncodingAttr.parse(parser);
      case "slice" -> SliceAttr.parse(parser);
      default -> EnumKind.parse(SparseSets.KEYWORDS, mnemonic, parser);
    };
  }

  @Override
  public @Nullable String aliasStem(Attribute attribute) {
    return attribute instanceof EncodingAttr ? "sparse" : null;
  }
}
