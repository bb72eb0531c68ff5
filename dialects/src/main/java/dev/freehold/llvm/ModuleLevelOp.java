// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import java.util.List;

/** What computes nothing, but is said to the linker, to debuggers or to later passes. */
public final class ModuleLevelOp extends Op {
  static final List<OpDef<ModuleLevelOp>> DEFS = List.of(
      define("linker_options").attr("options", AttrSets.STRING_ARRAY).assembly("$options attr-dict").build(),
      define("module_flags").attr("flags", AttrSets.ARRAY).assembly("$flags attr-dict").build(),
      define("blocktag").attr("tag", FunctionAttrs.TAG.set("")).assembly("$tag attr-dict").build(),
      define("intr.experimental.noalias.scope.decl").attr("scope", AliasAttrs.SCOPE.set("LLVM dialect alias scope"))
          .assembly("$scope attr-dict").build(),
      define("intr.dbg.label").attr("label", DebugAttrs.LABEL.set("")).assembly("$label attr-dict").build(),
      variable(define("intr.dbg.declare").operand("addr", LlvmPointerType.SET), "addr"),
      variable(define("intr.dbg.value").operand("value", LlvmTypes.ANY), "value"));

  private ModuleLevelOp(OpState<?> state) {
    super(state);
  }

  private static OpDef.Builder<ModuleLevelOp> define(String name) {
    return OpDef.of("llvm." + name, ModuleLevelOp.class, ModuleLevelOp::new);
  }

  /** Says which variable of the source program a value is. */
  private static OpDef<ModuleLevelOp> variable(OpDef.Builder<ModuleLevelOp> builder, String operand) {
    return builder.attr("varInfo", DebugAttrs.LOCAL.set(""))
        .defaultAttr("locationExpr", DebugAttrs.EXPRESSION.set(""), DebugAttrs.EXPRESSION.of(DebugAttrs.NONE))
        .assembly("qualified($varInfo) (qualified($locationExpr)^)? `=` $" + operand + " `:` qualified(type($" + operand + ")) attr-dict")
        .build();
  }
}
