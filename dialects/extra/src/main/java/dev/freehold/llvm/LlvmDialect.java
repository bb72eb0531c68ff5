// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.bytecode.DecodesAttributes;
import dev.freehold.ir.bytecode.DialectBytecodeReader;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.ir.text.ParsesTypes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The {@code llvm} dialect. */
public final class LlvmDialect implements Dialect, ParsesTypes, ParsesAttributes, DecodesAttributes {
  /** The attributes with parameters; apart from the dialect, so that they are made when they are needed. */
  private static final class Structs {
    static final Map<String, StructKind> BY_MNEMONIC = new HashMap<>();
    static final Map<Integer, StructKind> BY_CODE = new HashMap<>();

    static {
      for (List<StructKind> family : List.of(AliasAttrs.ALL, DebugAttrs.ALL, FunctionAttrs.ALL, LoopAttrs.ALL, ModuleAttrs.ALL)) {
        for (StructKind kind : family) {
          BY_MNEMONIC.put(kind.mnemonic(), kind);
          BY_CODE.put(kind.code(), kind);
        }
      }
    }
  }

  @Override
  public String namespace() {
    return "llvm";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(AddressConstantOp.BLOCK, AddressConstantOp.LOCAL_EQUIVALENT, AddressOfOp.DEF, AliasOp.DEF, AllocaOp.DEF, AssumeOp.DEF,
        BrOp.DEF, CallIntrinsicOp.DEF, CallOp.DEF, ComdatOp.DEF, ComdatSelectorOp.DEF, CondBrOp.DEF, ConstantOp.DEF, ExtractElementOp.DEF,
        ExtractValueOp.DEF, GepOp.DEF, GlobalOp.DEF, IfuncOp.DEF, IndirectBrOp.DEF, InlineAsmOp.DEF, InsertElementOp.DEF, InsertValueOp.DEF,
        InvokeOp.DEF, LandingPadOp.DEF, LlvmFuncOp.DEF, LoadOp.DEF, NoneOp.DEF, ResumeOp.DEF, ReturnOp.DEF, SelectOp.DEF,
        ShuffleVectorOp.DEF, StoreOp.DEF, SwitchOp.DEF, UnreachableOp.DEF);
    registrar.families(List.of(ArithmeticOp.DEFS, AtomicOp.DEFS, CastOp.DEFS, CompareOp.DEFS, GlobalFunctionsOp.DEFS, MathIntrinsics.DEFS,
        MemoryIntrinsics.DEFS, ModuleLevelOp.DEFS, OpaqueIntrinsics.DEFS, PredicatedIntrinsics.MEMORY, PredicatedIntrinsics.PURE,
        SpecialValueOp.DEFS, UnaryOp.DEFS, VectorIntrinsics.DEFS));
  }

  @Override
  public Type parseType(String mnemonic, AttrParser parser) {
    Type read = new LlvmTypeParser(parser).named(mnemonic);
    if (read == null && AttrParser.isType(mnemonic)) throw parser.error(parser.symbolLoc(), "unexpected type, expected keyword");
    if (read == null) throw parser.error(parser.symbolLoc(), "unknown LLVM type: " + mnemonic);
    return read;
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    for (EnumKind kind : LlvmEnums.ALL) {
      if (kind.mnemonic().equals(mnemonic)) return kind.parse(parser);
    }
    StructKind struct = Structs.BY_MNEMONIC.get(mnemonic);
    if (struct != null) return struct.parse(parser);
    return switch (mnemonic) {
      case "di_expression_elem" -> DebugStep.parse(parser);
      case "overflow" -> OverflowAttr.parse(parser);
      case "dso_local_equivalent" -> LocalEquivalentAttr.parse(parser);
      case "poison", "undef", "zero" -> new LlvmKeywordAttr(mnemonic);
      case "fastmath" -> FastMathAttr.parse(parser);
      case "constant_range" -> ConstantRangeAttr.parse(parser);
      default -> null;
    };
  }

  @Override
  public @Nullable OpState<?> constant(Attribute value, Type type) {
    return switch (value) {
      case LocalEquivalentAttr(var function) -> AddressConstantOp.LOCAL_EQUIVALENT.state().prop("function_name", function).results(type);
      case StructAttr address when address.kind() == FunctionAttrs.ADDRESS ->
          AddressConstantOp.BLOCK.state().prop("block_addr", address).results(type);
      case SymbolRefAttr global when global.isFlat() && type instanceof LlvmPointerType -> AddressOfOp.of(global, type);
      case LlvmKeywordAttr keyword -> SpecialValueOp.of(keyword, type);
      default -> ConstantOp.accepts(value, type) ? ConstantOp.of(value, type) : null;
    };
  }

  @Override
  public @Nullable Attribute decode(DialectBytecodeReader in) {
    int code = (int) in.number();
    if (code == DebugStep.CODE) return DebugStep.decode(in);
    StructKind kind = code < 0 ? null : Structs.BY_CODE.get(code);
    return kind == null ? null : kind.decode(in);
  }

  @Override
  public void verifyAttribute(Op op, String name, Attribute value, Checker check) {
    if (!name.equals("llvm.data_layout")) return;
    String fault = value instanceof StringAttr text ? DataLayoutText.fault(text.value()) : null;
    if (!(value instanceof StringAttr)) check.error("expected '" + name + "' to be a string attributes");
    // The reference ends the line, and then the message.
    else if (fault != null) check.error("invalid data layout descriptor: " + fault + "\n");
  }

  @Override
  public void verifyArgumentAttribute(Op op, int argument, String name, Attribute value, Checker check) {
    ParameterAttrs.verifyOnArgument(name, value, ((FunctionLike) op).functionType().inputs().get(argument), check);
  }

  @Override
  public void verifyResultAttribute(Op op, int result, String name, Attribute value, Checker check) {
    ParameterAttrs.verifyOnResult(name, value, ((FunctionLike) op).functionType().results().get(result), check);
  }

  @Override
  public @Nullable String aliasStem(Attribute attribute) {
    return attribute instanceof StructAttr struct && struct.dialect().equals("llvm") ? struct.kind().alias() : null;
  }
}
