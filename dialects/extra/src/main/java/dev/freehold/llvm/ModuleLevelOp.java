// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import java.util.List;

/** Operations that compute nothing, but are for the linker, debuggers or later passes. */
public final class ModuleLevelOp extends Op {
  /** Names a block, so that its address can be taken. */
  static final String TAG = "llvm.blocktag";

  static final List<OpDef<ModuleLevelOp>> DEFS = List.of(
      define("linker_options").attr("options", AttrSets.STRING_ARRAY).assembly("$options attr-dict").build(),
      define("module_flags").attr("flags", AttrSets.ARRAY).assembly("$flags attr-dict").build(),
      OpDef.of(TAG, ModuleLevelOp.class, ModuleLevelOp::new).attr("tag", FunctionAttrs.TAG.set("")).assembly("$tag attr-dict").build(),
      define("intr.experimental.noalias.scope.decl").attr("scope", AliasAttrs.SCOPE.set("LLVM dialect alias scope"))
          .assembly("$scope attr-dict").build(),
      define("intr.dbg.label").attr("label", DebugAttrs.LABEL.set("")).assembly("$label attr-dict").build(),
      variable(define("intr.dbg.declare").operand("addr", LlvmPointerType.SET), "addr"),
      variable(define("intr.dbg.value").operand("value", LlvmTypes.ANY), "value"));

  private ModuleLevelOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    boolean ofModule = name().equals("llvm.linker_options") || name().equals("llvm.module_flags");
    if (ofModule && ModuleVerifier.isInModule(this, check) && name().equals("llvm.module_flags")) verifyFlags(check);
  }

  private void verifyFlags(Checker check) {
    for (Attribute flag : attr("flags", ArrayAttr.class).elements()) {
      if (flag instanceof StructAttr struct && struct.kind() == ModuleAttrs.FLAG) continue;
      check.error("expected a module flag attribute");
      return;
    }
  }

  private static OpDefBuilder<ModuleLevelOp> define(String name) {
    return OpDef.of("llvm." + name, ModuleLevelOp.class, ModuleLevelOp::new);
  }

  /** Declares which variable of the source program a value is. */
  private static OpDef<ModuleLevelOp> variable(OpDefBuilder<ModuleLevelOp> builder, String operand) {
    return builder.attr("varInfo", DebugAttrs.LOCAL.set(""))
        .defaultAttr("locationExpr", DebugAttrs.EXPRESSION.set(""), DebugAttrs.EXPRESSION.of(DebugAttrs.NONE))
        .assembly("qualified($varInfo) (qualified($locationExpr)^)? `=` $" + operand + " `:` qualified(type($" + operand + ")) attr-dict")
        .build();
  }
}
