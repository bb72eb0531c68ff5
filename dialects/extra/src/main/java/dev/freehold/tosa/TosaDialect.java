// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.dialects.syntax.NamedType;
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

/** The {@code tosa} dialect. */
public final class TosaDialect implements Dialect, ParsesTypes, ParsesAttributes {
  @Override
  public String namespace() {
    return "tosa";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(Elementwise.DEFS, Layers.DEFS, ShapeComputations.DEFS,
        List.of(CondIfOp.DEF, ConstOp.DEF, ConstShapeOp.DEF, CustomOp.DEF, VariableOp.DEF, VariableReadOp.DEF, VariableWriteOp.DEF,
            WhileLoopOp.DEF, YieldOp.DEF)));
  }

  @Override
  public @Nullable Type parseType(String mnemonic, AttrParser parser) {
    return mnemonic.equals("shape") ? ShapeType.parse(parser) : NamedType.of(mnemonic, List.of(TosaTypes.MXINT8));
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return mnemonic.equals("target_env") ? TargetEnvAttr.parse(parser) : TosaAttrs.KINDS.parse(mnemonic, parser);
  }

  @Override
  public OpState<?> constant(Attribute value, Type type) {
    return type instanceof ShapeType ? ConstShapeOp.of(value, type) : ConstOp.of(value, type);
  }
}
