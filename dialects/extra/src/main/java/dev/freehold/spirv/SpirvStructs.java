// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import static dev.freehold.dialects.syntax.StructKind.Parameter.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Parameter.optional;
import static dev.freehold.dialects.syntax.StructKind.Parameter.required;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.List;
import java.util.Locale;

/** The attributes of the dialect with parameters. */
final class SpirvStructs {
  private static final ParameterSyntax SIZE = ParameterSyntax.UNSIGNED_32.titled("uint32_t");
  private static final ParameterSyntax OPTIONAL_INT = ParameterSyntax.NUMBER.orNothing();
  private static final ParameterSyntax SCOPE = bracketed("mlir::spirv::ScopeAttr", SpirvEnums.SCOPE);
  private static final ParameterSyntax TYPE = ParameterSyntax.TYPE.titled("mlir::Type");

  static final StructKind LINKAGE = new StructKind("spirv", "linkage_attributes",
      required("linkage_name", ParameterSyntax.STRING), required("linkage_type", bracketed("mlir::spirv::LinkageTypeAttr", SpirvEnums.LINKAGE)))
      .called("SPIRV_LinkageAttributesAttr");
  static final StructKind LIMITS = new StructKind("spirv", "resource_limits",
      defaulted("max_compute_shared_memory_size", ParameterSyntax.NUMBER, IntegerAttr.i32(16384)),
      defaulted("max_compute_workgroup_invocations", ParameterSyntax.NUMBER, IntegerAttr.i32(128)),
      defaulted("max_compute_workgroup_size", ParameterSyntax.ARRAY, ArrayAttr.of(IntegerAttr.i32(128), IntegerAttr.i32(128), IntegerAttr.i32(64))),
      defaulted("subgroup_size", ParameterSyntax.NUMBER, IntegerAttr.i32(32)),
      optional("min_subgroup_size", OPTIONAL_INT),
      optional("max_subgroup_size", OPTIONAL_INT),
      optional("cooperative_matrix_properties_khr", ParameterSyntax.ARRAY),
      optional("cooperative_matrix_properties_nv", ParameterSyntax.ARRAY))
      .called("SPIRV_ResourceLimitsAttr");

  static final List<StructKind> ALL = List.of(LINKAGE, LIMITS,
      new StructKind("spirv", "entry_point_abi",
          optional("workgroup_size", ParameterSyntax.I32_ARRAY), optional("subgroup_size", OPTIONAL_INT), optional("target_width", OPTIONAL_INT))
          .called("SPIRV_EntryPointABIAttr"),
      new StructKind("spirv", "coop_matrix_props_khr",
          required("m_size", SIZE), required("n_size", SIZE), required("k_size", SIZE), required("a_type", TYPE), required("b_type", TYPE),
          required("c_type", TYPE), required("result_type", TYPE), required("acc_sat", ParameterSyntax.BOOL),
          required("scope", SCOPE))
          .called("SPIRV_CooperativeMatrixPropertiesKHRAttr"),
      new StructKind("spirv", "coop_matrix_props_nv",
          required("m_size", ParameterSyntax.NUMBER), required("n_size", ParameterSyntax.NUMBER), required("k_size", ParameterSyntax.NUMBER),
          required("a_type", TYPE), required("b_type", TYPE), required("c_type", TYPE), required("result_type", TYPE), required("scope", SCOPE))
          .called("SPIRV_CooperativeMatrixPropertiesNVAttr"),
      cacheControl("Load", SpirvEnums.LOAD_CACHE), cacheControl("Store", SpirvEnums.STORE_CACHE));

  private SpirvStructs() {}

  private static StructKind cacheControl(String access, SpirvEnum keywords) {
    String small = access.toLowerCase(Locale.ROOT);
    return new StructKind("spirv", "cache_control_" + small + "_intel",
        required("cache_level", ParameterSyntax.UNSIGNED_32),
        required(keywords.mnemonic(),
            ParameterSyntax.of("mlir::spirv::" + access + "CacheControl", SpirvEnumAttr.class, keywords::listed, SpirvEnumAttr::keywords)))
        .called("SPIRV_CacheControl" + access + "INTELAttr");
  }

  private static ParameterSyntax bracketed(String title, SpirvEnum kind) {
    return ParameterSyntax.shorthand(title, SpirvEnumAttr.class, keyword -> keyword.kind() == kind, kind::parse,
        (out, attr) -> out.text("<" + attr.keywords() + ">"));
  }
}
