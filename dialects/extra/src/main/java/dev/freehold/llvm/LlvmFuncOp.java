// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Walk;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.iface.AffineScope;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.OpSyntax;
import java.util.HashSet;
import java.util.Set;

/** A function: {@code llvm.func internal @f(%x: i32 {llvm.noundef}) -> !llvm.ptr { … }}. */
public final class LlvmFuncOp extends Op implements FunctionLike, AffineScope, AutomaticAllocationScope {
  public static final OpDef<LlvmFuncOp> DEF = attributes(OpDef.of("llvm.func", LlvmFuncOp.class, LlvmFuncOp::new))
      .region("body", OpDef.RegionKind.ANY)
      .traits(Traits.afterRegions("Body", LlvmFuncOp::verifyBlocks))
      .syntax(OpSyntax.of(LlvmFuncSyntax::parse, LlvmFuncSyntax::print))
      .build();

  private LlvmFuncOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<LlvmFuncOp> attributes(OpDefBuilder<LlvmFuncOp> builder) {
    builder.attr(Symbol.NAME, AttrSets.SYMBOL_NAME)
        .optionalAttr(Symbol.VISIBILITY, AttrSets.STRING)
        .attr("function_type", AttrSets.typeOf(LlvmFunctionType.SET))
        .defaultAttr("linkage", LlvmEnums.LINKAGE.set("LLVM Linkage specification"), LlvmEnums.LINKAGE.of("external"))
        .defaultAttr("CConv", LlvmEnums.CALLING_CONVENTION.set("LLVM Calling Convention specification"), LlvmEnums.CALLING_CONVENTION.of("ccc"))
        .defaultAttr("visibility_", LlvmEnums.VISIBILITY.set("visibility_"), LlvmEnums.VISIBILITY.first())
        .optionalAttr("unnamed_addr", LlvmEnums.UNNAMED_ADDRESS.set("unnamed_addr"))
        .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
        .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
        .optionalAttr("comdat", AttrSets.SYMBOL_REF)
        .optionalAttr("personality", AttrSets.FLAT_SYMBOL_REF)
        .optionalAttr("passthrough", AttrSets.ARRAY)
        .optionalAttr("garbageCollector", AttrSets.STRING);
    for (String flag : LlvmFuncSyntax.UNIT_ATTRIBUTES) builder.optionalAttr(flag, AttrSets.UNIT);
    for (String other : LlvmFuncSyntax.OTHER_ATTRIBUTES) builder.optionalAttr(other, valuesOf(other));
    return builder;
  }

  private static AttrSet valuesOf(String attribute) {
    return switch (attribute) {
      case "alignment", "function_entry_count" -> AttrSets.I64;
      case "frame_pointer" -> FunctionAttrs.FRAME_POINTER.set("");
      case "intel_reqd_sub_group_size" -> AttrSets.I32;
      case "memory_effects" -> FunctionAttrs.MEMORY.set("");
      case "no_infs_fp_math", "no_nans_fp_math", "no_signed_zeros_fp_math" -> AttrSets.BOOL;
      case "reqd_work_group_size", "work_group_size_hint" -> AttrSets.DENSE_I32_ARRAY;
      case "target_features" -> FunctionAttrs.FEATURES.set("LLVM target features attribute");
      case "uwtable_kind" -> FunctionAttrs.UNWIND_TABLE.set("");
      case "vec_type_hint" -> FunctionAttrs.HINT.set("Explicit vectorization compiler hint");
      case "vscale_range" -> FunctionAttrs.VSCALE.set("");
      default -> AttrSets.STRING;
    };
  }

  @Override
  public boolean mayDeclarePublicly() {
    return true;
  }

  @Override
  protected void verify(Checker check) {
    String linkage = LlvmEnums.keywordOf(this, "linkage");
    if (linkage.equals("common")) check.error("functions cannot have 'common' linkage");
    else if (!ModuleVerifier.hasComdat(this, check)) return;
    else if (isDeclaration()) verifyDeclaration(linkage, check);
    else if (attr("no_inline") != null && attr("always_inline") != null) check.plainError("no_inline and always_inline attributes are incompatible");
    else if (attr("optimize_none") != null && attr("no_inline") == null) check.error("with optimize_none must also be no_inline");
    else verifyExceptions(check);
  }

  @Override
  public boolean isInterposable() {
    return switch (LlvmEnums.keywordOf(this, "linkage")) {
      case "weak", "linkonce", "extern_weak" -> true;
      default -> false;
    };
  }

  private static void verifyDeclaration(String linkage, Checker check) {
    boolean elsewhere = linkage.equals("external") || linkage.equals("extern_weak");
    if (!elsewhere) check.error("external functions must have 'external' or 'extern_weak' linkage");
  }

  /** All exceptions that arrive in a function, or go on from it, are of one type. */
  private void verifyExceptions(Checker check) {
    Type[] common = new Type[1];
    walkPreOrder(op -> {
      Type type = op instanceof LandingPadOp pad ? pad.result().type() : op instanceof ResumeOp resume ? resume.operand("value").type() : null;
      if (common[0] == null) common[0] = type;
      if (type == null || type.equals(common[0])) return Walk.ADVANCE;
      check.plainError("'" + op.name() + "' should have a consistent " + (op instanceof ResumeOp ? "input" : "result") + " type inside a function");
      return Walk.STOP;
    });
  }

  private static void verifyBlocks(Op op, Checker check) {
    LlvmFuncOp function = (LlvmFuncOp) op;
    if (function.isDeclaration()) return;
    Block entry = function.body().entryBlock();
    for (int i = 0; i < entry.argumentCount(); i++) {
      if (LlvmTypes.isCompatible(entry.argument(i).type())) continue;
      check.error("entry block argument #" + i + " is not of LLVM type");
      return;
    }
    Set<Attribute> tags = new HashSet<>();
    function.walkPreOrder(each -> {
      if (!each.name().equals(ModuleLevelOp.TAG) || tags.add(each.prop("tag"))) return Walk.ADVANCE;
      Object id = each.attr("tag", StructAttr.class).parameter("id", IntegerAttr.class).value();
      check.errorOf(each, "duplicate block tag '" + id + "' in the same function: ");
      return Walk.STOP;
    });
  }

  /** Whether a block has the tag. */
  boolean hasTag(Attribute tag) {
    return walkPreOrder(op -> op.name().equals(ModuleLevelOp.TAG) && tag.equals(op.prop("tag")) ? Walk.STOP : Walk.ADVANCE) == Walk.STOP;
  }

  LlvmFunctionType type() {
    return (LlvmFunctionType) attr("function_type", TypeAttr.class).value();
  }

  @Override
  public FunctionType functionType() {
    return type().plain();
  }
}
