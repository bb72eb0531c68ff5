// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvgpu;

import static dev.freehold.dialects.syntax.StructKind.Parameter.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Parameter.required;

import dev.freehold.dialects.syntax.AttrKinds;
import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.dialects.syntax.NamedType;
import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** The attributes and types of {@code nvgpu}: enums, and those with parameters. */
final class NvgpuKinds {
  static final EnumKind ROUNDING =
      EnumKind.plain("nvgpu", "rcp_rounding_mode", "::mlir::nvgpu::RcpRoundingMode", "approx", "rn", "rz", "rm", "rp")
          .called("RcpRoundingModeAttr", "value");
  private static final EnumKind SWIZZLE = EnumKind.plain("nvgpu", "swizzle", "::mlir::nvgpu::TensorMapSwizzleKind",
      "none", "swizzle_32b", "swizzle_64b", "swizzle_128b").called("TensorMapSwizzleAttr", "value");
  private static final EnumKind PROMOTION = EnumKind.plain("nvgpu", "l2promo", "::mlir::nvgpu::TensorMapL2PromoKind",
      "none", "l2promo_64b", "l2promo_128b", "l2promo_256b").called("TensorMapL2PromoAttr", "value");
  private static final EnumKind OUTSIDE = EnumKind.plain("nvgpu", "oob", "::mlir::nvgpu::TensorMapOOBKind", "zero", "nan")
      .called("TensorMapOOBAttr", "value");
  private static final EnumKind INTERLEAVE =
      EnumKind.plain("nvgpu", "interleave", "::mlir::nvgpu::TensorMapInterleaveKind", "none", "interleave_16b", "interleave_32b")
          .called("TensorMapInterleaveAttr", "value");

  private static final ParameterSyntax BUFFER = type(MemRefType.class, "builtin.memref");

  static final StructKind BARRIERS = new StructKind("nvgpu", "mbarrier.group", required("memorySpace", ParameterSyntax.ATTRIBUTE),
      defaulted("num_barriers", ParameterSyntax.UNSIGNED_32, IntegerAttr.of(IntegerType.I64, 1))).called("NVGPU_MBarrierGroup");
  static final StructKind TENSOR_MAP = new StructKind("nvgpu", "tensormap.descriptor", required("tensor", BUFFER),
      required("swizzle", ParameterSyntax.keyword(SWIZZLE)), required("l2promo", ParameterSyntax.keyword(PROMOTION)),
      required("oob", ParameterSyntax.keyword(OUTSIDE)),
      required("interleave", ParameterSyntax.keyword(INTERLEAVE))).called("NVGPU_TensorMapDescriptor");
  static final StructKind ACCUMULATOR =
      new StructKind("nvgpu", "warpgroup.accumulator", required("fragmented", type(VectorType.class, "builtin.vector")))
          .called("NVGPU_WarpgroupAccumulator");
  static final StructKind MATRIX = new StructKind("nvgpu", "warpgroup.descriptor", required("tensor", BUFFER))
      .called("NVGPU_WarpgroupMatrixDescriptor");

  static final NamedType BARRIER_TOKEN = new NamedType("nvgpu", "mbarrier.token");

  static final AttrKinds ATTRIBUTES = new AttrKinds(List.of(ROUNDING, SWIZZLE, PROMOTION, OUTSIDE, INTERLEAVE), List.of());

  /** A type of a kind. */
  private static ParameterSyntax type(Class<? extends Type> kind, String name) {
    return ParameterSyntax.written(kind::getSimpleName, TypeAttr.class, attr -> kind.isInstance(attr.value()), p -> {
      int loc = p.loc();
      Type read = p.expectType();
      if (kind.isInstance(read)) return TypeAttr.of(read);
      throw p.error(loc, "invalid kind of type specified: expected " + name + ", but found " + Printing.quoted(read));
    }, AttrPrinter::attr);
  }

  private NvgpuKinds() {}
}
