// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import static dev.freehold.dialects.syntax.StructKind.Parameter.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Parameter.optional;
import static dev.freehold.dialects.syntax.StructKind.Parameter.required;

import dev.freehold.dialects.syntax.AttrKinds;
import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The attributes of the dialect: enums, and attributes with parameters. */
final class NvvmAttrs {
  static final List<EnumKind> ENUMS = new ArrayList<>();

  static final EnumKind REDUCTION = bracketed("reduction", "BarrierReduction", "popc", "and", "or");
  static final EnumKind SCALE_FORMAT = bracketed("block_scale_format", "BlockScaleFormat", "ue8m0", "ue4m3");
  static final EnumKind CTA_GROUP = bracketed("cta_group", "CTAGroupKind", "cta_1", "cta_2");
  static final EnumKind EVICTION =
      plainTitled("cache_eviction_priority", "CacheEvictionPriority", "NVVM Cache Eviction Priority",
          "evict_normal", "evict_first", "evict_last", "evict_unchanged", "no_allocate");
  static final EnumKind CANCEL_QUERY = plainTitled("cluster_launch_control_query_type",
      "ClusterLaunchControlQueryType", "NVVM ClusterLaunchControlQueryType",
      "is_canceled", "get_first_cta_id_x", "get_first_cta_id_y", "get_first_cta_id_z");
  static final EnumKind DOT_TYPE = bracketed("dot_accumulate_type", "DotAccumulateType", "signed", "unsigned");
  static final EnumKind ROUNDING = bracketed("fp_rnd_mode", "FPRoundingMode", "none", "rn", "rm", "rp", "rz", "rna", "rs");
  static final EnumKind GRID_ACTION = plainTitled("grid_dep_action", "GridDepActionKind", "Action kind for grid dependency control",
      "wait", "launch_dependents");
  static final EnumKind MATRIX_ELEMENT =
      bracketed("ld_st_matrix_elt_type", "LdStMatrixEltType", "b16", "b8", "b8x16.b6x16_p32", "b8x16.b4x16_p64");
  static final EnumKind LOAD_CACHE = plain("load_cache_modifier", "LoadCacheModifierKind", "ca", "cg", "cs", "lu", "cv");
  static final EnumKind BIT_OPERATION = bracketed("mma_b1op", "MMAB1Op", "none", "xor_popc", "and_popc");
  static final EnumKind SCALE_KIND = bracketed("block_scale_kind", "MMABlockScaleKind", "mxf8f6f4", "mxf4", "mxf4nvf4");
  static final EnumKind FRAGMENT = bracketed("mma_frag", "MMAFrag", "a", "b", "c");
  static final EnumKind OVERFLOW = bracketed("mma_int_overflow", "MMAIntOverflow", "satfinite", "wrapped");
  static final EnumKind MMA_KIND = bracketed("mma_kind", "MMAKind", "f8f6f4");
  static final EnumKind LAYOUT = bracketed("mma_layout", "MMALayout", "row", "col");
  static final EnumKind MMA_TYPE = bracketed("mma_type", "MMATypes", "f16", "f32", "tf32", "bf16", "s8", "u8", "s32", "s4", "u4", "b1", "f64",
      "e4m3", "e5m2", "e3m2", "e2m3", "e2m1");
  static final EnumKind MATCH = plain("match_sync_kind", "MatchSyncKind", "any", "all");
  static final EnumKind ORDER =
      bracketed("mem_order", "MemOrderKind", "weak", "relaxed", "acquire", "release", "acq_rel", "sc", "mmio", "volatile");
  static final EnumKind SCOPE = bracketed("mem_scope", "MemScopeKind", "cta", "cluster", "gpu", "sys");
  static final EnumKind MEMORY_SPACE =
      bracketedTitled("memory_space", "NVVMMemorySpace", "NVVM Memory Space",
          "generic", "global", "shared", "constant", "local", "tensor", "shared_cluster");
  static final EnumKind PERMUTE = bracketed("permute_mode", "PermuteMode", "default", "f4e", "b4e", "rc8", "ecl", "ecr", "rc16");
  static final EnumKind CACHE_LEVEL = plainTitled("prefetch_cache_level", "PrefetchCacheLevel", "NVVM Prefetch Cache Level", "L1", "L2");
  static final EnumKind PROXY =
      bracketed("proxy_kind", "ProxyKind", "alias", "async", "async.global", "async.shared", "tensormap", "generic");
  static final EnumKind REDUX = plain("redux_kind", "ReduxKind", "add", "and", "max", "min", "or", "umax", "umin", "xor", "fmin", "fmax");
  static final EnumKind SATURATION = bracketed("sat_mode", "SaturationMode", "none", "satfinite");
  static final EnumKind SCALE_SIZE = bracketed("scale_vec_size", "ScaleVecSize", "x1", "x2", "x4");
  static final EnumKind REGISTER_ACTION = plain("action", "SetMaxRegisterAction", "decrease", "increase");
  static final EnumKind SHARED_SPACE = bracketed("shared_space", "SharedSpace", "cta", "cluster");
  static final EnumKind SHUFFLE = plain("shfl_kind", "ShflKind", "bfly", "up", "down", "idx");
  static final EnumKind LOAD_MODE = bracketed("tma_load_mode", "TMALoadMode", "tile", "im2col", "im2col_w", "im2col_w_128", "tile_gather4");
  static final EnumKind TMA_REDUX = bracketed("tma_redux_kind", "TMAReduxKind", "add", "max", "min", "inc", "dec", "and", "or", "xor");
  static final EnumKind STORE_MODE = bracketed("tma_store_mode", "TMAStoreMode", "tile", "im2col", "tile_scatter4");
  static final EnumKind COPY_MULTICAST =
      bracketed("tcgen05_cp_multicast", "Tcgen05CpMulticast", "none", "warpx2_02_13", "warpx2_01_23", "warpx4");
  static final EnumKind COPY_SHAPE = bracketed("tcgen05_cp_shape", "Tcgen05CpShape",
      "shape_128x256b", "shape_4x256b", "shape_128x128b", "shape_64x128b", "shape_32x128b");
  static final EnumKind COPY_FORMAT = bracketed("tcgen05_cp_src_fmt", "Tcgen05CpSrcFormat", "b6x16_p32", "b4x16_p64");
  static final EnumKind TENSOR_FENCE = bracketed("tcgen05_fence", "Tcgen05FenceKind", "before", "after");
  static final EnumKind ACCESS_SHAPE = bracketed("tcgen05_ldst_shape", "Tcgen05LdStShape",
      "shape_16x64b", "shape_16x128b", "shape_16x256b", "shape_32x32b", "shape_16x32bx2");
  static final EnumKind BLOCK_SCALE = bracketed("tcgen05_mma_block_scale", "Tcgen05MMABlockScale", "default", "block16", "block32");
  static final EnumKind COLLECTOR_B = bracketed("tcgen05_mma_collectorb", "Tcgen05MMACollectorBBuffer", "b0", "b1", "b2", "b3");
  static final EnumKind COLLECTOR = bracketed("tcgen05_mma_collectorop", "Tcgen05MMACollectorOp", "discard", "lastuse", "fill", "use");
  static final EnumKind TENSOR_KIND = bracketed("tcgen05_mma_kind", "Tcgen05MMAKind", "f8f6f4", "i8", "f16", "tf32");
  static final EnumKind TENSOR_WAIT = bracketed("tcgen05_wait", "Tcgen05WaitKind", "load", "store");
  static final EnumKind VOTE = plain("vote_sync_kind", "VoteSyncKind", "any", "all", "ballot", "uni");
  static final EnumKind SCALE_IN = bracketed("wgmma_scale_in", "WGMMAScaleIn", "one", "neg");
  static final EnumKind SCALE_OUT = bracketed("wgmma_scale_out", "WGMMAScaleOut", "zero", "one");
  static final EnumKind GROUP_TYPE =
      bracketed("wgmma_type", "WGMMATypes", "f16", "tf32", "u8", "s8", "b1", "bf16", "e4m3", "e5m2", "f32", "s32");

  static final StructKind SHAPE = new StructKind("nvvm", "shape",
      required("m", ParameterSyntax.NUMBER), required("n", ParameterSyntax.NUMBER), required("k", ParameterSyntax.NUMBER))
      .called("NVVM_MMAShapeAttr");
  static final StructKind MATRIX_SHAPE =
      new StructKind("nvvm", "ld_st_matrix_shape", required("m", ParameterSyntax.NUMBER), required("n", ParameterSyntax.NUMBER))
          .called("LdStMatrixShapeAttr");
  private static final StructKind TARGET = new StructKind("nvvm", "target",
      defaulted("O", ParameterSyntax.NUMBER, IntegerAttr.i32(2)),
      defaulted("triple", ParameterSyntax.TEXT, StringAttr.of("nvptx64-nvidia-cuda")),
      defaulted("chip", ParameterSyntax.TEXT, StringAttr.of("sm_50")),
      defaulted("features", ParameterSyntax.TEXT, StringAttr.of("")),
      optional("flags", ParameterSyntax.DICTIONARY),
      optional("link", ParameterSyntax.ARRAY),
      defaulted("verifyTarget", ParameterSyntax.BOOL, IntegerAttr.TRUE))
      .called("NVVM_TargetAttr")
      .checking(NvvmAttrs::misfit)
      .bareWhenEmpty();
  static final List<StructKind> STRUCTS = List.of(SHAPE, MATRIX_SHAPE, TARGET);
  static final AttrKinds KINDS = new AttrKinds(ENUMS, STRUCTS);

  static final AttrSet SHAPES = SHAPE.set("Attribute for MMA operation shape.");

  private NvvmAttrs() {}

  static boolean isTarget(Attribute attribute) {
    return attribute instanceof StructAttr struct && struct.kind() == TARGET;
  }

  /** What keeps a target from being one, or null. */
  private static @Nullable String misfit(StructAttr target) {
    long level = target.parameter("O", IntegerAttr.class).longValue();
    if (level < 0 || level > 3) return "The optimization level must be a number between 0 and 3.";
    if (target.parameter("triple", StringAttr.class).value().isEmpty()) return "The target triple cannot be empty.";
    if (target.parameter("chip", StringAttr.class).value().isEmpty()) return "The target chip cannot be empty.";
    boolean names = !(target.parameter("link") instanceof ArrayAttr files) || files.elements().stream().allMatch(StringAttr.class::isInstance);
    return names ? null : "All the elements in the `link` array must be strings.";
  }

  private static EnumKind plain(String mnemonic, String title, String... keywords) {
    return added(EnumKind.plain("nvvm", mnemonic, "::mlir::NVVM::" + title, keywords), title);
  }

  private static EnumKind bracketed(String mnemonic, String title, String... keywords) {
    return added(EnumKind.bracketed("nvvm", mnemonic, "::mlir::NVVM::" + title, keywords), title);
  }

  /** The same, where messages about an unknown keyword name the enum by a title. */
  private static EnumKind plainTitled(String mnemonic, String title, String list, String... keywords) {
    return added(EnumKind.plain("nvvm", mnemonic, "::mlir::NVVM::" + title, keywords).titled(list), title);
  }

  private static EnumKind bracketedTitled(String mnemonic, String title, String list, String... keywords) {
    return added(EnumKind.bracketed("nvvm", mnemonic, "::mlir::NVVM::" + title, keywords).titled(list), title);
  }

  private static EnumKind added(EnumKind kind, String title) {
    // Most mnemonics are derived from the enum's name; two are shorter.
    String name = title.endsWith("ModifierKind") || title.endsWith("ActionKind") ? title.substring(0, title.length() - "Kind".length()) : title;
    EnumKind called = kind.called(name + "Attr", "value");
    ENUMS.add(called);
    return called;
  }
}
