// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

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

/** The {@code emitc} dialect. */
public final class EmitcDialect implements Dialect, ParsesTypes, ParsesAttributes {
  @Override
  public String namespace() {
    return "emitc";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(MemberOp.DEFS, OperatorOp.DEFS,
        List.of(AddressOfOp.DEF, ApplyOp.DEF, AssignOp.DEF, CallOp.DEF, CallOpaqueOp.DEF, CastOp.DEF, ClassOp.DEF, ConditionalOp.DEF, ConstantOp.DEF,
            DeclareFuncOp.DEF, DereferenceOp.DEF, DoOp.DEF, ExpressionOp.DEF, FieldOp.DEF, FileOp.DEF, ForOp.DEF, FuncOp.DEF, GetFieldOp.DEF,
            GetGlobalOp.DEF, GlobalOp.DEF, IfOp.DEF, IncludeOp.DEF, LiteralOp.DEF, LoadOp.DEF, ReturnOp.DEF, SubscriptOp.DEF, SwitchOp.DEF,
            VariableOp.DEF, VerbatimOp.DEF, YieldOp.DEF)));
  }

  @Override
  public @Nullable Type parseType(String mnemonic, AttrParser parser) {
    return switch (mnemonic) {
      case "array" -> ArrayType.parse(parser);
      case "lvalue" -> LValueType.parse(parser);
      case "opaque" -> OpaqueType.parse(parser);
      case "ptr" -> PointerType.parse(parser);
      default -> WideType.of(mnemonic);
    };
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return mnemonic.equals("opaque") ? OpaqueAttr.parse(parser) : null;
  }

  @Override
  public OpState<?> constant(Attribute value, Type type) {
    return ConstantOp.DEF.state().prop("value", value).results(type);
  }
}
