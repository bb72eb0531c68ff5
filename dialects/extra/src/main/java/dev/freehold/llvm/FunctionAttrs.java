// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import static dev.freehold.dialects.syntax.StructKind.Parameter.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Parameter.optional;
import static dev.freehold.dialects.syntax.StructKind.Parameter.required;

import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.dialects.syntax.StructKind.Parameter;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is known of functions, of what they point to and of the machine that they are for. */
final class FunctionAttrs {
  static final EnumKind FRAME_POINTER = EnumKind.bracketed("llvm", "framePointerKind", "framePointerKind::FramePointerKind",
      "none", "non-leaf", "all", "reserved", "non-leaf-no-reserve").titled("LLVM FramePointerKind")
      .called("FramePointerKindAttr", "framePointerKind");
  static final EnumKind UNWIND_TABLE =
      EnumKind.bracketed("llvm", "uwtableKind", "uwtable::UWTableKind", "none", "sync", "async")
          .titled("LLVM Unwind Behavior").called("UWTableKindAttr", "uwtableKind");
  private static final ParameterSyntax ACCESS =
      ParameterSyntax.keyword(EnumKind.plain("llvm", "mod_ref", "ModRefInfo", "none", "read", "write", "readwrite").titled("LLVM ModRefInfo"));

  static final StructKind MEMORY = new StructKind("llvm", "memory_effects", access("other"), access("argMem"), access("inaccessibleMem"),
      access("errnoMem"), access("targetMem0"), access("targetMem1"))
      .called("LLVM_MemoryEffectsAttr");
  static final StructKind VSCALE = new StructKind("llvm", "vscale_range", required("minRange", ParameterSyntax.INTEGER),
      required("maxRange", ParameterSyntax.INTEGER)).called("LLVM_VScaleRangeAttr");
  static final StructKind FEATURES = new StructKind("llvm", "target_features", defaulted("features",
      ParameterSyntax.list(ParameterSyntax.STRING), ArrayAttr.of())).called("LLVM_TargetFeaturesAttr").between("[", "]")
      .checking(FunctionAttrs::wrongFeature);
  static final StructKind DEREFERENCEABLE = new StructKind("llvm", "dereferenceable", required("bytes", ParameterSyntax.UNSIGNED_64),
      defaulted("mayBeNull", ParameterSyntax.BOOL, IntegerAttr.FALSE)).called("LLVM_DereferenceableAttr");
  static final StructKind HINT = new StructKind("llvm", "vec_type_hint", required("hint", ParameterSyntax.TYPE_ATTRIBUTE),
      defaulted("is_signed", ParameterSyntax.BOOL, IntegerAttr.FALSE)).called("LLVM_VecTypeHintAttr");
  static final StructKind TAG = new StructKind("llvm", "blocktag", required("id", DebugParameters.NUMBER)).called("LLVM_BlockTagAttr");
  static final StructKind ADDRESS =
      new StructKind("llvm", "blockaddress", required("function", ParameterSyntax.FLAT_SYMBOL), required("tag", ParameterSyntax.of(() -> TAG)))
          .called("LLVM_BlockAddressAttr");

  static final List<StructKind> ALL = List.of(MEMORY, VSCALE, FEATURES, DEREFERENCEABLE, HINT, TAG, ADDRESS,
      new StructKind("llvm", "address_space", required("addressSpace", ParameterSyntax.UNSIGNED_32)).called("LLVM_AddressSpaceAttr").separatedBy(""),
      new StructKind("llvm", "mlir.workgroup_attribution", required("num_elements", ParameterSyntax.INTEGER),
          required("element_type", ParameterSyntax.TYPE_ATTRIBUTE)).called("WorkgroupAttributionAttr").separatedBy(", "),
      new StructKind("llvm", "target", required("triple", ParameterSyntax.STRING), required("chip", ParameterSyntax.STRING),
          optional("features", ParameterSyntax.of(() -> FEATURES))).called("LLVM_TargetAttr"));

  private FunctionAttrs() {}

  private static @Nullable String wrongFeature(StructAttr features) {
    for (Attribute feature : features.parameter("features", ArrayAttr.class).elements()) {
      String text = ((StringAttr) feature).value();
      if (text.isEmpty()) return "target features can not be null or empty";
      if (text.charAt(0) != '+' && text.charAt(0) != '-') return "target features must start with '+' or '-'";
      if (text.contains(",")) return "target features can not contain ','";
    }
    return null;
  }

  /** What is {@code dereferenceable} is a single pointer. */
  static void verifyDereferenceable(Op op, Checker check) {
    boolean pointer = op.attr("dereferenceable") == null || op.result().type() instanceof LlvmPointerType;
    if (!pointer) check.error("expected op to return a single LLVM pointer type");
  }

  private static Parameter access(String name) {
    return required(name, ACCESS);
  }
}
