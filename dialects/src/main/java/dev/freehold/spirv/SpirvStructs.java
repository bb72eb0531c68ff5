// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import static dev.freehold.dialects.syntax.StructKind.Part.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Part.optional;
import static dev.freehold.dialects.syntax.StructKind.Part.required;

import dev.freehold.dialects.syntax.PartForm;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;

/** The attributes of the dialect with named parts. */
final class SpirvStructs {
  private static final PartForm INT = PartForm.of(IntegerAttr.class, SpirvStructs::number, number -> Long.toString(number.longValue()));
  private static final PartForm OPTIONAL_INT =
      PartForm.of(IntegerAttr.class, SpirvStructs::optionalNumber, number -> Long.toString(number.longValue()));
  private static final PartForm TYPE = PartForm.written(TypeAttr.class, p -> new TypeAttr(p.expectType()), AttrPrinter::attr);
  private static final PartForm LIST = attribute(ArrayAttr.class);
  private static final PartForm TRUTH = PartForm.written(IntegerAttr.class, SpirvStructs::truth, AttrPrinter::attr);

  static final StructKind LINKAGE = new StructKind("spirv", "linkage_attributes",
      required("linkage_name", attribute(StringAttr.class)), required("linkage_type", bracketed(Words.LINKAGE)))
      .called("SPIRV_LinkageAttributesAttr", "StringAttr", "mlir::spirv::LinkageTypeAttr");
  static final StructKind LIMITS = new StructKind("spirv", "resource_limits",
      defaulted("max_compute_shared_memory_size", INT, IntegerAttr.i32(16384)),
      defaulted("max_compute_workgroup_invocations", INT, IntegerAttr.i32(128)),
      defaulted("max_compute_workgroup_size", LIST, ArrayAttr.of(IntegerAttr.i32(128), IntegerAttr.i32(128), IntegerAttr.i32(64))),
      defaulted("subgroup_size", INT, IntegerAttr.i32(32)),
      optional("min_subgroup_size", OPTIONAL_INT),
      optional("max_subgroup_size", OPTIONAL_INT),
      optional("cooperative_matrix_properties_khr", LIST),
      optional("cooperative_matrix_properties_nv", LIST))
      .called("SPIRV_ResourceLimitsAttr", "int", "int", "ArrayAttr", "int", "std::optional<int>", "std::optional<int>", "ArrayAttr", "ArrayAttr");

  static final List<StructKind> ALL = List.of(LINKAGE, LIMITS,
      new StructKind("spirv", "entry_point_abi",
          optional("workgroup_size", PartForm.I32_ARRAY), optional("subgroup_size", OPTIONAL_INT), optional("target_width", OPTIONAL_INT))
          .called("SPIRV_EntryPointABIAttr", "DenseI32ArrayAttr", "std::optional<int>", "std::optional<int>"),
      new StructKind("spirv", "coop_matrix_props_khr",
          required("m_size", INT), required("n_size", INT), required("k_size", INT), required("a_type", TYPE), required("b_type", TYPE),
          required("c_type", TYPE), required("result_type", TYPE), required("acc_sat", TRUTH), required("scope", bracketed(Words.SCOPE)))
          .called("SPIRV_CooperativeMatrixPropertiesKHRAttr", "uint32_t", "uint32_t", "uint32_t", "mlir::Type", "mlir::Type", "mlir::Type",
              "mlir::Type", "bool", "mlir::spirv::ScopeAttr"),
      new StructKind("spirv", "coop_matrix_props_nv",
          required("m_size", INT), required("n_size", INT), required("k_size", INT), required("a_type", TYPE), required("b_type", TYPE),
          required("c_type", TYPE), required("result_type", TYPE), required("scope", bracketed(Words.SCOPE)))
          .called("SPIRV_CooperativeMatrixPropertiesNVAttr", "uint32_t", "uint32_t", "uint32_t", "mlir::Type", "mlir::Type", "mlir::Type",
              "mlir::Type", "mlir::spirv::ScopeAttr"),
      cacheControl("Load", Words.LOAD_CACHE), cacheControl("Store", Words.STORE_CACHE));

  private SpirvStructs() {}

  private static StructKind cacheControl(String access, WordKind words) {
    String small = access.toLowerCase(Locale.ROOT);
    return new StructKind("spirv", "cache_control_" + small + "_intel",
        required("cache_level", INT), required(words.mnemonic(), PartForm.of(WordAttr.class, words::listed, WordAttr::words)))
        .called("SPIRV_CacheControl" + access + "INTELAttr", "unsigned", "mlir::spirv::" + access + "CacheControl");
  }

  private static PartForm bracketed(WordKind kind) {
    return PartForm.of(WordAttr.class, kind::parse, attr -> "<" + attr.words() + ">");
  }

  private static <A extends Attribute> PartForm attribute(Class<A> kind) {
    return PartForm.written(kind, p -> {
      int loc = p.loc();
      Attribute read = p.attribute();
      if (!kind.isInstance(read)) throw p.error(loc, "invalid kind of attribute specified");
      return kind.cast(read);
    }, AttrPrinter::attr);
  }

  private static IntegerAttr number(AttrParser p) {
    IntegerAttr number = optionalNumber(p);
    if (number == null) throw p.error("expected integer value");
    return number;
  }

  /** A number of 32 bits; null where there is none. */
  private static IntegerAttr optionalNumber(AttrParser p) {
    int loc = p.loc();
    BigInteger number = p.acceptInteger();
    if (number == null) return null;
    if (number.bitLength() > 31) throw p.error(loc, "integer value too large");
    return IntegerAttr.i32(number.intValue());
  }

  /** A word, or the number that stands for it. */
  private static IntegerAttr truth(AttrParser p) {
    if (p.accept("true")) return IntegerAttr.ofBool(true);
    int loc = p.loc();
    long number = number(p).longValue();
    if (number != 0 && number != 1) throw p.error(loc, "integer value too large");
    return IntegerAttr.ofBool(number == 1);
  }
}
