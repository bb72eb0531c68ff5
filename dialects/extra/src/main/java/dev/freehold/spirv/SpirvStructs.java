// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import static dev.freehold.dialects.syntax.StructKind.Part.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Part.optional;
import static dev.freehold.dialects.syntax.StructKind.Part.required;

import dev.freehold.dialects.syntax.PartForm;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.List;
import java.util.Locale;

/** The attributes of the dialect with named parts. */
final class SpirvStructs {
  private static final PartForm SIZE = PartForm.UNSIGNED_32.titled("uint32_t");
  private static final PartForm OPTIONAL_INT = PartForm.NUMBER.orNothing();
  private static final PartForm SCOPE = bracketed("mlir::spirv::ScopeAttr", Words.SCOPE);
  private static final PartForm TYPE = PartForm.TYPE.titled("mlir::Type");

  static final StructKind LINKAGE = new StructKind("spirv", "linkage_attributes",
      required("linkage_name", PartForm.STRING), required("linkage_type", bracketed("mlir::spirv::LinkageTypeAttr", Words.LINKAGE)))
      .called("SPIRV_LinkageAttributesAttr");
  static final StructKind LIMITS = new StructKind("spirv", "resource_limits",
      defaulted("max_compute_shared_memory_size", PartForm.NUMBER, IntegerAttr.i32(16384)),
      defaulted("max_compute_workgroup_invocations", PartForm.NUMBER, IntegerAttr.i32(128)),
      defaulted("max_compute_workgroup_size", PartForm.ARRAY, ArrayAttr.of(IntegerAttr.i32(128), IntegerAttr.i32(128), IntegerAttr.i32(64))),
      defaulted("subgroup_size", PartForm.NUMBER, IntegerAttr.i32(32)),
      optional("min_subgroup_size", OPTIONAL_INT),
      optional("max_subgroup_size", OPTIONAL_INT),
      optional("cooperative_matrix_properties_khr", PartForm.ARRAY),
      optional("cooperative_matrix_properties_nv", PartForm.ARRAY))
      .called("SPIRV_ResourceLimitsAttr");

  static final List<StructKind> ALL = List.of(LINKAGE, LIMITS,
      new StructKind("spirv", "entry_point_abi",
          optional("workgroup_size", PartForm.I32_ARRAY), optional("subgroup_size", OPTIONAL_INT), optional("target_width", OPTIONAL_INT))
          .called("SPIRV_EntryPointABIAttr"),
      new StructKind("spirv", "coop_matrix_props_khr",
          required("m_size", SIZE), required("n_size", SIZE), required("k_size", SIZE), required("a_type", TYPE), required("b_type", TYPE),
          required("c_type", TYPE), required("result_type", TYPE), required("acc_sat", PartForm.BOOL),
          required("scope", SCOPE))
          .called("SPIRV_CooperativeMatrixPropertiesKHRAttr"),
      new StructKind("spirv", "coop_matrix_props_nv",
          required("m_size", PartForm.NUMBER), required("n_size", PartForm.NUMBER), required("k_size", PartForm.NUMBER),
          required("a_type", TYPE), required("b_type", TYPE), required("c_type", TYPE), required("result_type", TYPE), required("scope", SCOPE))
          .called("SPIRV_CooperativeMatrixPropertiesNVAttr"),
      cacheControl("Load", Words.LOAD_CACHE), cacheControl("Store", Words.STORE_CACHE));

  private SpirvStructs() {}

  private static StructKind cacheControl(String access, WordKind words) {
    String small = access.toLowerCase(Locale.ROOT);
    return new StructKind("spirv", "cache_control_" + small + "_intel",
        required("cache_level", PartForm.UNSIGNED_32),
        required(words.mnemonic(), PartForm.of("mlir::spirv::" + access + "CacheControl", WordAttr.class, words::listed, WordAttr::words)))
        .called("SPIRV_CacheControl" + access + "INTELAttr");
  }

  private static PartForm bracketed(String title, WordKind kind) {
    return PartForm.shorthand(title, WordAttr.class, word -> word.kind() == kind, kind::parse, (out, attr) -> out.text("<" + attr.words() + ">"));
  }
}
