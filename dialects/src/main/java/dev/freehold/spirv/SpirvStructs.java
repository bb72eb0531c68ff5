// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import static dev.freehold.dialects.syntax.StructKind.Part.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Part.optional;
import static dev.freehold.dialects.syntax.StructKind.Part.required;

import dev.freehold.dialects.syntax.PartForm;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.AttrPrinter;
import java.util.List;

/** The attributes of the dialect with named parts. */
final class SpirvStructs {
  private static final PartForm TYPE = PartForm.written(TypeAttr.class, p -> new TypeAttr(p.expectType()), AttrPrinter::attr);
  private static final PartForm SCOPE = bracketed(Words.SCOPE);

  static final StructKind LINKAGE = new StructKind("spirv", "linkage_attributes",
      required("linkage_name", PartForm.STRING), required("linkage_type", bracketed(Words.LINKAGE)));
  static final StructKind LIMITS = new StructKind("spirv", "resource_limits",
      defaulted("max_compute_shared_memory_size", PartForm.NUMBER, IntegerAttr.i32(16384)),
      defaulted("max_compute_workgroup_invocations", PartForm.NUMBER, IntegerAttr.i32(128)),
      defaulted("max_compute_workgroup_size", PartForm.ATTRIBUTE,
          ArrayAttr.of(IntegerAttr.i32(128), IntegerAttr.i32(128), IntegerAttr.i32(64))),
      defaulted("subgroup_size", PartForm.NUMBER, IntegerAttr.i32(32)),
      optional("min_subgroup_size", PartForm.NUMBER),
      optional("max_subgroup_size", PartForm.NUMBER),
      optional("cooperative_matrix_properties_khr", PartForm.ATTRIBUTE),
      optional("cooperative_matrix_properties_nv", PartForm.ATTRIBUTE));

  static final List<StructKind> ALL = List.of(LINKAGE, LIMITS,
      new StructKind("spirv", "entry_point_abi",
          optional("workgroup_size", PartForm.I32_ARRAY), optional("subgroup_size", PartForm.NUMBER), optional("target_width", PartForm.NUMBER)),
      new StructKind("spirv", "coop_matrix_props_khr",
          required("m_size", PartForm.NUMBER), required("n_size", PartForm.NUMBER), required("k_size", PartForm.NUMBER),
          required("a_type", TYPE), required("b_type", TYPE), required("c_type", TYPE), required("result_type", TYPE),
          required("acc_sat", PartForm.BOOL), required("scope", SCOPE)),
      new StructKind("spirv", "coop_matrix_props_nv",
          required("m_size", PartForm.NUMBER), required("n_size", PartForm.NUMBER), required("k_size", PartForm.NUMBER),
          required("a_type", TYPE), required("b_type", TYPE), required("c_type", TYPE), required("result_type", TYPE), required("scope", SCOPE)),
      cacheControl("load"), cacheControl("store"));

  private SpirvStructs() {}

  private static StructKind cacheControl(String access) {
    WordKind words = access.equals("load") ? Words.LOAD_CACHE : Words.STORE_CACHE;
    return new StructKind("spirv", "cache_control_" + access + "_intel",
        required("cache_level", PartForm.NUMBER),
        required(access + "_cache_control", PartForm.of(WordAttr.class, words::words, WordAttr::words)));
  }

  private static PartForm bracketed(WordKind kind) {
    return PartForm.of(WordAttr.class, kind::parse, attr -> "<" + attr.words() + ">");
  }
}
