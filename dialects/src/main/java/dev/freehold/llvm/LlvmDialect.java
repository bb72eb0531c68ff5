// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.text.AttrParser;
import java.util.List;

/** The {@code llvm} dialect. */
public final class LlvmDialect implements Dialect {
  private static final List<List<? extends OpDef<?>>> FAMILIES = List.of(ArithmeticOp.DEFS, AtomicOp.DEFS, CastOp.DEFS, CompareOp.DEFS,
      GlobalFunctionsOp.DEFS, IntrinsicOp.DEFS, MemoryIntrinsicOp.DEFS, SpecialValueOp.DEFS, UnaryOp.DEFS);

  @Override
  public String namespace() {
    return "llvm";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(AddressOfOp.DEF, AliasOp.DEF, AllocaOp.DEF, BrOp.DEF, CallOp.DEF, ComdatOp.DEF, ComdatSelectorOp.DEF, CondBrOp.DEF,
        ConstantOp.DEF, ExtractElementOp.DEF, ExtractValueOp.DEF, GepOp.DEF, GlobalOp.DEF, InsertElementOp.DEF, InsertValueOp.DEF,
        LlvmFuncOp.DEF, LoadOp.DEF, NoneOp.DEF, ReturnOp.DEF, SelectOp.DEF, ShuffleVectorOp.DEF, StoreOp.DEF, SwitchOp.DEF, UnreachableOp.DEF);
    for (List<? extends OpDef<?>> family : FAMILIES) registrar.ops(family.toArray(OpDef[]::new));
  }

  @Override
  public Type parseType(String mnemonic, AttrParser parser) {
    return new LlvmTypeParser(parser).named(mnemonic);
  }

  @Override
  public Attribute parseAttribute(String mnemonic, AttrParser parser) {
    for (EnumKind kind : LlvmEnums.ALL) {
      if (kind.mnemonic().equals(mnemonic)) return kind.parse(parser);
    }
    return switch (mnemonic) {
      case "poison", "undef", "zero" -> new LlvmWordAttr(mnemonic);
      case "fastmath" -> FastMathAttr.parse(parser);
      case "constant_range" -> ConstantRangeAttr.parse(parser);
      default -> null;
    };
  }

  @Override
  public OpState<?> constant(Attribute value, Type type) {
    return switch (value) {
      case SymbolRefAttr global when global.isFlat() && type instanceof LlvmPointerType -> AddressOfOp.of(global, type);
      case LlvmWordAttr word -> SpecialValueOp.of(word, type);
      default -> ConstantOp.accepts(value, type) ? ConstantOp.of(value, type) : null;
    };
  }

  /** Debug information, loop annotations and the like are only handed on. */
  @Override
  public boolean keepsUnknown() {
    return true;
  }
}
