// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import static dev.freehold.dialects.syntax.StructKind.Part.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Part.optional;
import static dev.freehold.dialects.syntax.StructKind.Part.required;

import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.dialects.syntax.PartForm;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.dialects.syntax.StructKind.Part;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.Delimiter;
import java.util.List;

/** What is known of functions, of what they point to and of the machine that they are for. */
final class FunctionAttrs {
  static final EnumKind FRAME_POINTER = EnumKind.bracketed("llvm", "framePointerKind", "::mlir::LLVM::framePointerKind::FramePointerKind",
      "none", "non-leaf", "all", "reserved", "non-leaf-no-reserve");
  static final EnumKind UNWIND_TABLE =
      EnumKind.bracketed("llvm", "uwtableKind", "::mlir::LLVM::uwtable::UWTableKind", "none", "sync", "async");
  private static final EnumKind ACCESS =
      EnumKind.plain("llvm", "mod_ref", "::mlir::LLVM::ModRefInfo", "none", "readwrite", "read", "write");
  private static final PartForm SYMBOL = PartForm.attribute(attr -> attr instanceof SymbolRefAttr name && name.isFlat());
  private static final PartForm NUMBER = PartForm.attribute(IntegerAttr.class::isInstance);

  static final StructKind MEMORY = new StructKind("llvm", "memory_effects", access("other"), access("argMem"), access("inaccessibleMem"),
      access("errnoMem"), access("targetMem0"), access("targetMem1"));
  static final StructKind VSCALE = new StructKind("llvm", "vscale_range", required("minRange", NUMBER), required("maxRange", NUMBER))
      .called("LLVM_VScaleRangeAttr", "IntegerAttr", "IntegerAttr");
  static final StructKind FEATURES = new StructKind("llvm", "target_features", required("features",
      PartForm.list(Delimiter.SQUARE, PartForm.STRING, "[", "]"))).separatedBy("");
  static final StructKind DEREFERENCEABLE = new StructKind("llvm", "dereferenceable", required("bytes", DebugForms.LONG),
      defaulted("mayBeNull", PartForm.BOOL, IntegerAttr.FALSE)).called("LLVM_DereferenceableAttr", "uint64_t", "bool");
  static final StructKind HINT = new StructKind("llvm", "vec_type_hint", required("hint", PartForm.attribute(TypeAttr.class::isInstance)),
      defaulted("is_signed", PartForm.BOOL, IntegerAttr.FALSE)).called("LLVM_VecTypeHintAttr", "TypeAttr", "bool");
  static final StructKind TAG = new StructKind("llvm", "blocktag", required("id", DebugForms.UNSIGNED));
  static final StructKind ADDRESS =
      new StructKind("llvm", "blockaddress", required("function", SYMBOL), required("tag", PartForm.of(() -> TAG)))
          .called("LLVM_BlockAddressAttr", "FlatSymbolRefAttr", "BlockTagAttr");

  static final List<StructKind> ALL = List.of(MEMORY, VSCALE, FEATURES, DEREFERENCEABLE, HINT, TAG, ADDRESS,
      new StructKind("llvm", "address_space", required("addressSpace", DebugForms.UNSIGNED)).separatedBy(""),
      new StructKind("llvm", "mlir.workgroup_attribution", required("num_elements", PartForm.ATTRIBUTE),
          required("element_type", PartForm.ATTRIBUTE)).separatedBy(", "),
      new StructKind("llvm", "target", required("triple", PartForm.STRING), required("chip", PartForm.STRING),
          optional("features", PartForm.of(() -> FEATURES))));

  private FunctionAttrs() {}

  /** What can be said to be dereferenceable is one pointer. */
  static void verifyDereferenceable(Op op, Checker check) {
    boolean pointer = op.attr("dereferenceable") == null || op.result().type() instanceof LlvmPointerType;
    if (!pointer) check.error("expected op to return a single LLVM pointer type");
  }

  private static Part access(String name) {
    return required(name, PartForm.word(ACCESS));
  }
}
