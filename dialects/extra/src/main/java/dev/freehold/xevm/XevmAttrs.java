// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xevm;

import static dev.freehold.dialects.syntax.StructKind.Parameter.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Parameter.optional;
import static dev.freehold.dialects.syntax.StructKind.Parameter.required;

import dev.freehold.dialects.syntax.AttrKinds;
import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import java.util.List;

/** The attributes of the dialect: enums, and attributes with parameters. */
final class XevmAttrs {
  static final EnumKind LOAD_CACHE = EnumKind.bracketed("xevm", "load_cache_control", "::mlir::xevm::LoadCacheControl",
      "L1uc_L2uc_L3uc", "L1uc_L2uc_L3c", "L1uc_L2c_L3uc", "L1uc_L2c_L3c", "L1c_L2uc_L3uc", "L1c_L2uc_L3c", "L1c_L2c_L3uc", "L1c_L2c_L3c",
      "L1s_L2uc_L3uc", "L1s_L2uc_L3c", "L1s_L2c_L3uc", "L1s_L2c_L3c", "ir")
      .called("XeVM_LoadCacheControlAttr", "value");
  static final EnumKind STORE_CACHE = EnumKind.bracketed("xevm", "store_cache_control", "::mlir::xevm::StoreCacheControl",
      "L1uc_L2uc_L3uc", "L1uc_L2uc_L3wb", "L1uc_L2wb_L3uc", "L1uc_L2wb_L3wb", "L1wt_L2uc_L3uc", "L1wt_L2uc_L3wb", "L1wt_L2wb_L3uc",
      "L1wt_L2wb_L3wb", "L1s_L2uc_L3uc", "L1s_L2uc_L3wb", "L1s_L2wb_L3uc", "L1s_L2wb_L3wb", "L1wb_L2uc_L3uc", "L1wb_L2wb_L3uc",
      "L1wb_L2uc_L3wb")
      .called("XeVM_StoreCacheControlAttr", "value");
  static final EnumKind SCOPE =
      EnumKind.bracketed("xevm", "mem_scope", "::mlir::xevm::MemScope", "lane", "subgroup", "workgroup", "cluster", "device", "system")
          .called("XeVM_MemScopeAttr", "value");
  static final EnumKind ADDRESS_SPACE =
      EnumKind.bracketed("xevm", "addr_space", "mlir::xevm::AddrSpace", "private", "global", "constant", "shared", "generic")
          .called("XeVM_AddrSpaceAttr", "value");
  static final List<EnumKind> ENUMS = List.of(LOAD_CACHE, STORE_CACHE, SCOPE, ADDRESS_SPACE);

  private static final ParameterSyntax ELEMENT = ParameterSyntax.keyword(
      EnumKind.plain("xevm", "elem_type", "xevm::ElemType", "bf16", "f16", "s8", "u8", "s4", "u4", "tf32", "f32", "s32").titled("XeVM element type"));

  static final StructKind SHAPE = new StructKind("xevm", "mma_shape",
      required("m", ParameterSyntax.NUMBER), required("n", ParameterSyntax.NUMBER), required("k", ParameterSyntax.NUMBER))
      .called("XeVM_MMAShapeAttr");
  static final StructKind TYPES = new StructKind("xevm", "mma_types",
      required("d", ELEMENT), required("a", ELEMENT), required("b", ELEMENT), optional("c", ELEMENT)).called("XeVM_MMATypesAttr");
  private static final StructKind TARGET = new StructKind("xevm", "target",
      defaulted("O", ParameterSyntax.NUMBER, IntegerAttr.i32(2)),
      defaulted("triple", ParameterSyntax.TEXT, StringAttr.of("spirv64-unknown-unknown")),
      defaulted("chip", ParameterSyntax.TEXT, StringAttr.of("bmg")),
      optional("flags", ParameterSyntax.DICTIONARY.titled("::mlir::DictionaryAttr")),
      optional("linkFiles", ParameterSyntax.ARRAY.titled("::mlir::ArrayAttr")))
      .called("XeVM_TargetAttr")
      .bareWhenEmpty();
  static final List<StructKind> STRUCTS = List.of(SHAPE, TYPES, TARGET);
  static final AttrKinds KINDS = new AttrKinds(ENUMS, STRUCTS);

  private XevmAttrs() {}
}
