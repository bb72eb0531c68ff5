// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import static dev.freehold.dialects.syntax.StructKind.Parameter.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Parameter.optional;

import dev.freehold.dialects.syntax.AttrKinds;
import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The attributes of the dialect that are enums or have parameters. */
final class XegpuAttrs {
  static final EnumKind MEMORY_SPACE = EnumKind.plain("xegpu", "memory_space", "::mlir::xegpu::MemorySpace", "global", "slm")
      .called("XeGPU_MemorySpaceAttr", "value");
  static final EnumKind FENCE_SCOPE = EnumKind.plain("xegpu", "fence_scope", "::mlir::xegpu::FenceScope", "workgroup", "gpu")
      .called("XeGPU_FenceScopeAttr", "value");
  static final EnumKind CACHE_HINT = EnumKind.bracketed("xegpu", "cache_hint", "::mlir::xegpu::CachePolicy",
      "cached", "uncached", "streaming", "read_invalidate", "write_back", "write_through")
      .called("XeGPU_CacheHintAttr", "value");
  static final List<EnumKind> ENUMS = List.of(MEMORY_SPACE, FENCE_SCOPE, CACHE_HINT);

  private static final ParameterSyntax SPACE = ParameterSyntax.of("MemorySpaceAttr", MEMORY_SPACE);
  /** The encoding of a block tensor descriptor. */
  static final StructKind BLOCK = new StructKind("xegpu", "block_tdesc_attr",
      defaulted("memory_space", SPACE, MEMORY_SPACE.of("global")),
      defaulted("array_length", ParameterSyntax.INTEGER, IntegerAttr.i64(1)),
      defaulted("boundary_check", ParameterSyntax.BOOLEAN, IntegerAttr.TRUE))
      .called("XeGPU_BlockTensorDescAttr");
  /** The encoding of a scattered tensor descriptor. */
  static final StructKind SCATTER = new StructKind("xegpu", "scatter_tdesc_attr",
      defaulted("memory_space", SPACE, MEMORY_SPACE.of("global")),
      defaulted("chunk_size", ParameterSyntax.INTEGER, IntegerAttr.i64(1)))
      .called("XeGPU_ScatterTensorDescAttr")
      .checking(scatter -> scatter.parameter("chunk_size", IntegerAttr.class).longValue() <= 0 ? "invalid chunk size" : null);
  /** How data is spread over subgroups and their lanes. */
  static final StructKind LAYOUT = new StructKind("xegpu", "layout",
      optional("sg_layout", ParameterSyntax.I32_ARRAY), optional("sg_data", ParameterSyntax.I32_ARRAY),
      optional("inst_data", ParameterSyntax.I32_ARRAY),
      optional("lane_layout", ParameterSyntax.I32_ARRAY), optional("lane_data", ParameterSyntax.I32_ARRAY),
      optional("order", ParameterSyntax.I32_ARRAY))
      .called("XeGPU_LayoutAttr")
      .checking(XegpuAttrs::misfit);
  static final List<StructKind> STRUCTS = List.of(BLOCK, SCATTER, LAYOUT);
  static final AttrKinds KINDS = new AttrKinds(ENUMS, STRUCTS);

  static final AttrSet ANY_LAYOUT = AttrSet.of("DistributeLayoutAttr instance", attr -> LAYOUT.includes(attr) || attr instanceof SliceAttr);

  private XegpuAttrs() {}

  /** Why the parameters of a layout do not match, or null. */
  private static @Nullable String misfit(StructAttr layout) {
    int[] subgroups = sizes(layout, "sg_layout");
    int[] instruction = sizes(layout, "inst_data");
    int[] lanes = sizes(layout, "lane_layout");
    if (subgroups == null && instruction == null && lanes == null) return "expected at least one of sg_layout, inst_data or lane_layout";
    if (differ(subgroups, instruction)) return "expected sg_layout and inst_data to have the same rank";
    if (differ(subgroups, lanes)) return "expected sg_layout and lane_layout to have the same rank";
    if (instruction != null && lanes != null && instruction.length != lanes.length) {
      return "expected inst_data and lane_layout to have the same rank, got inst_data " + instruction.length + ", lane_layout " + lanes.length;
    }
    String wrong = misfit(layout, "sg_data", "sg_layout");
    if (wrong == null) wrong = misfit(layout, "lane_data", "lane_layout");
    int[] order = sizes(layout, "order");
    if (wrong != null || order == null) return wrong;
    if (subgroups == null && lanes == null) return "expected sg_layout/lane_layout being used with order";
    if (differ(order, subgroups)) return "expected order and sg_layout to have the same rank";
    return differ(order, lanes) ? "expected order and lane_layout to have the same rank" : null;
  }

  private static @Nullable String misfit(StructAttr layout, String data, String over) {
    int[] sizes = sizes(layout, data);
    if (sizes == null) return null;
    if (sizes(layout, over) == null) return "expected " + over + " being used with " + data;
    return differ(sizes, sizes(layout, over)) ? "expected " + data + " and " + over + " to have the same rank" : null;
  }

  private static boolean differ(int @Nullable [] a, int @Nullable [] b) {
    return a != null && b != null && a.length != b.length;
  }

  /** The values of a parameter of a layout, or null where it is absent. */
  static int @Nullable [] sizes(StructAttr layout, String parameter) {
    Attribute value = layout.parameter(parameter);
    return value == null ? null : ((DenseArrayAttr) value).ints();
  }

  /** The address space of a memory. */
  static long number(EnumAttr space) {
    return space.keyword().equals("slm") ? 3 : 0;
  }

  /** A layout, or a slice of one that remains when some dimensions are gone. */
  static boolean isLayout(Attribute attr) {
    return ANY_LAYOUT.contains(attr);
  }
}
