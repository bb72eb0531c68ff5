// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.bytecode.DecodesTypes;
import dev.freehold.ir.bytecode.DialectBytecodeReader;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.ir.text.ParsesTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code spirv} dialect. */
public final class SpirvDialect implements Dialect, ParsesTypes, ParsesAttributes, DecodesTypes {
  @Override
  public String namespace() {
    return "spirv";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(Arithmetic.DEFS, Composites.DEFS, Conversions.DEFS, ControlFlow.DEFS, Groups.DEFS, Images.DEFS,
        Memory.DEFS, Structure.DEFS));
  }

  @Override
  public @Nullable OpState<?> constant(Attribute value, Type type) {
    boolean buildable = !(type instanceof SpirvType) || type instanceof SpirvType.Array;
    return buildable ? ConstantOp.of(value, type) : null;
  }

  @Override
  public Type parseType(String mnemonic, AttrParser parser) {
    return SpirvTypeParser.parse(mnemonic, parser);
  }

  @Override
  public Type decodeType(DialectBytecodeReader in) {
    return GraphType.decode(in);
  }

  @Override
  public Attribute parseAttribute(String mnemonic, AttrParser parser) {
    for (SpirvEnum kind : SpirvEnums.ALL) {
      if (kind.mnemonic().equals(mnemonic)) return kind.parse(parser);
    }
    for (StructKind kind : SpirvStructs.ALL) {
      if (kind.mnemonic().equals(mnemonic)) return kind.parse(parser);
    }
    return switch (mnemonic) {
      case "vce" -> VceAttr.parse(parser);
      case "target_env" -> TargetEnvAttr.parse(parser);
      case "interface_var_abi" -> InterfaceVarAttr.parse(parser);
      default -> throw parser.error(parser.symbolLoc(), "unknown SPIR-V attribute kind: " + mnemonic);
    };
  }

  /** There are always more instructions in extensions. */
  @Override
  public boolean keepsUnknown() {
    return true;
  }

  @Override
  public boolean keepsUnknown(String mnemonic) {
    return false;
  }

  @Override
  public void verifyAttribute(Op op, String name, Attribute value, Checker check) {
    AbiAttrs.verify(name, value, check);
  }

  @Override
  public void verifyArgumentAttribute(Op op, int argument, String name, Attribute value, Checker check) {
    AbiAttrs.verifyOnArgument(op, name, value, ((FunctionLike) op).functionType().inputs().get(argument), check);
  }

  @Override
  public void verifyResultAttribute(Op op, int result, String name, Attribute value, Checker check) {
    if (op instanceof GraphOp graph) {
      AbiAttrs.verifyOnArgument(op, name, value, graph.functionType().results().get(result), check);
      return;
    }
    check.plainError("cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type");
  }
}
