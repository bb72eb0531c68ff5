// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import java.util.List;

/** The enum attributes of the dialect, and the integer attributes that are keywords in the text. */
final class LlvmEnums {
  static final EnumKind LINKAGE = EnumKind.bracketed("llvm", "linkage", "linkage::Linkage",
      "external", "available_externally", "linkonce", "linkonce_odr", "weak", "weak_odr", "appending", "internal", "private",
      "extern_weak", "common").titled("LLVM linkage types").called("LinkageAttr", "linkage");
  static final EnumKind CALLING_CONVENTION = EnumKind.bracketed("llvm", "cconv", "CConv",
      "ccc", "fastcc", "coldcc", "cc_10", "cc_11", "anyregcc", "preserve_mostcc", "preserve_allcc", "swiftcc", "cxx_fast_tlscc", "tailcc",
      "cfguard_checkcc", "swifttailcc", "x86_stdcallcc", "x86_fastcallcc", "arm_apcscc", "arm_aapcscc", "arm_aapcs_vfpcc", "msp430_intrcc",
      "x86_thiscallcc", "ptx_kernelcc", "ptx_devicecc", "spir_funccc", "spir_kernelcc", "intel_ocl_bicc", "x86_64_sysvcc", "win64cc",
      "x86_vectorcallcc", "hhvmcc", "hhvm_ccc", "x86_intrcc", "avr_intrcc", "avr_builtincc", "amdgpu_vscc", "amdgpu_gscc", "amdgpu_cscc",
      "amdgpu_kernelcc", "x86_regcallcc", "amdgpu_hscc", "msp430_builtincc", "amdgpu_lscc", "amdgpu_escc", "aarch64_vectorcallcc",
      "aarch64_sve_vectorcallcc", "wasm_emscripten_invokecc", "amdgpu_gfxcc", "m68k_intrcc")
      .titled("Calling Conventions").called("CConvAttr", "CallingConv");
  static final EnumKind TAIL_CALL =
      EnumKind.bracketed("llvm", "tailcallkind", "TailCallKind", "none", "notail", "musttail", "tail")
          .titled("Tail Call Kind").called("TailCallKindAttr", "tailCallKind");
  static final List<EnumKind> ALL = List.of(LINKAGE, CALLING_CONVENTION, TAIL_CALL, FunctionAttrs.FRAME_POINTER,
      FunctionAttrs.UNWIND_TABLE, ModuleAttrs.COMDAT);

  static final IntegerEnum VISIBILITY = new IntegerEnum("LLVM GlobalValue Visibility", "default", "hidden", "protected");
  static final IntegerEnum UNNAMED_ADDRESS = new IntegerEnum("LLVM GlobalValue UnnamedAddr", "", "local_unnamed_addr", "unnamed_addr");
  static final IntegerEnum ORDERING =
      new IntegerEnum("Atomic ordering for LLVM's memory model", "not_atomic", "unordered", "monotonic", null, "acquire", "release",
          "acq_rel", "seq_cst");
  static final IntegerEnum COMDAT = new IntegerEnum("LLVM Comdat Types", "any", "exactmatch", "largest", "nodeduplicate", "samesize");
  static final IntegerEnum INTEGER_PREDICATE =
      new IntegerEnum("llvm.icmp comparison predicate", "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge");
  static final IntegerEnum FLOAT_PREDICATE =
      new IntegerEnum("llvm.fcmp comparison predicate", "_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt",
          "uge", "ult", "ule", "une", "uno", "_true");
  static final IntegerEnum ATOMIC_OPERATION =
      new IntegerEnum("llvm.atomicrmw binary operations", "xchg", "add", "sub", "_and", "nand", "_or", "_xor", "max", "min", "umax",
          "umin", "fadd", "fsub", "fmax", "fmin", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat", "fmaximum", "fminimum");

  /** Which overflows give poison, as a set of bits. */
  static final AttrSet OVERFLOW = new AttrSet("LLVM integer overflow flags", OverflowAttr::isNumber,
      OverflowAttr.FLAGS.syntax(bits -> IntegerAttr.of(IntegerType.I32, bits), attr -> (int) ((IntegerAttr) attr).longValue()),
      IntegerAttr.class::isInstance).storedAs(OverflowAttr.STORAGE);

  private LlvmEnums() {}

  /** The keyword of an attribute of one of the enums. */
  static String keywordOf(Op op, String attribute) {
    return op.attr(attribute, EnumAttr.class).keyword();
  }
}
