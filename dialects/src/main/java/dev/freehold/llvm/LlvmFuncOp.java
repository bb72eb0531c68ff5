// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.func.FunctionSyntax;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.iface.AffineScope;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.Symbol;
import dev.freehold.ir.text.OpSyntax;

/** A function: {@code llvm.func internal @f(%x: i32 {llvm.noundef}) -> !llvm.ptr { … }}. */
public final class LlvmFuncOp extends Op implements FunctionLike, AffineScope, AutomaticAllocationScope {
  public static final OpDef<LlvmFuncOp> DEF = attributes(OpDef.of("llvm.func", LlvmFuncOp.class, LlvmFuncOp::new))
      .region("body", OpDef.RegionKind.ANY)
      .syntax(OpSyntax.of(LlvmFuncSyntax::parse, LlvmFuncSyntax::print))
      .build();

  private LlvmFuncOp(OpState<?> state) {
    super(state);
  }

  private static OpDef.Builder<LlvmFuncOp> attributes(OpDef.Builder<LlvmFuncOp> builder) {
    builder.attr(Symbol.NAME, AttrSets.SYMBOL_NAME)
        .optionalAttr(Symbol.VISIBILITY, AttrSets.STRING)
        .attr("function_type", AttrSets.typeOf(LlvmFunctionType.SET))
        .defaultAttr("linkage", LlvmEnums.LINKAGE.set("LLVM Linkage"), LlvmEnums.LINKAGE.of("external"))
        .defaultAttr("CConv", LlvmEnums.CALLING_CONVENTION.set("Calling Conventions"), LlvmEnums.CALLING_CONVENTION.of("ccc"))
        .defaultAttr("visibility_", LlvmEnums.VISIBILITY.set("LLVM GlobalValue Visibility"), LlvmEnums.VISIBILITY.first())
        .optionalAttr("unnamed_addr", LlvmEnums.UNNAMED_ADDRESS.set("LLVM GlobalValue UnnamedAddr"))
        .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
        .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
        .optionalAttr("comdat", AttrSets.SYMBOL_REF)
        .optionalAttr("personality", AttrSets.FLAT_SYMBOL_REF)
        .optionalAttr("passthrough", AttrSets.ARRAY)
        .optionalAttr("garbageCollector", AttrSets.STRING);
    for (String flag : LlvmFuncSyntax.UNIT_ATTRIBUTES) builder.optionalAttr(flag, AttrSets.UNIT);
    for (String other : LlvmFuncSyntax.OTHER_ATTRIBUTES) builder.optionalAttr(other, AttrSets.ANY);
    return builder;
  }

  @Override
  public boolean mayDeclarePublicly() {
    return true;
  }

  @Override
  protected void verify(Checker check) {
    String linkage = LlvmEnums.wordOf(attr("linkage"));
    if (linkage.equals("common")) check.error("functions cannot have 'common' linkage");
    else if (isDeclaration()) verifyDeclaration(linkage, check);
    else if (attr("optimize_none") != null && attr("no_inline") == null) check.error("with optimize_none must also be no_inline");
    else FunctionSyntax.verifyBody(this, check);
  }

  private static void verifyDeclaration(String linkage, Checker check) {
    boolean elsewhere = linkage.equals("external") || linkage.equals("extern_weak");
    if (!elsewhere) check.error("external functions must have 'external' or 'extern_weak' linkage");
  }

  LlvmFunctionType type() {
    return (LlvmFunctionType) ((TypeAttr) attr("function_type")).value();
  }

  @Override
  public FunctionType functionType() {
    return type().plain();
  }
}
