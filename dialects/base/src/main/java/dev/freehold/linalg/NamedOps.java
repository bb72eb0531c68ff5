// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.OpDef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The table of named structured operations: a line each. */
final class NamedOps {
  private static final Map<String, Structure> STRUCTURES = new HashMap<>();
  private static final List<OpDef<NamedOp>> ALL = new ArrayList<>();

  private NamedOps() {}

  static {
    elementwise();
    products();
    convolutions();
    quantizedConvolutions();
    depthwiseConvolutions();
    pooling();
    structured("fill_rng_2d", "m n: , , -> m n", RandomFill::body);
  }

  /** Loops and maps of an operation; null for one of any rank. */
  static @Nullable Structure structure(String name) {
    return STRUCTURES.get(name);
  }

  static OpDef<?>[] all() {
    return ALL.toArray(OpDef<?>[]::new);
  }

  private static void elementwise() {
    ALL.add(NamedOp.elementwise("linalg.fill", 2, Body.FIRST));
    ALL.add(NamedOp.elementwise("linalg.copy", 2, Body.FIRST));
    for (String function : LinalgEnums.UNARY_FN.keywords()) {
      ALL.add(NamedOp.elementwise("linalg." + function, 2, Body.unary(function)));
    }
    for (String function : List.of("add", "sub", "mul", "div", "div_unsigned", "powf")) {
      ALL.add(NamedOp.elementwise("linalg." + function, 3, Body.binary(function)));
    }
    ALL.add(NamedOp.elementwise("linalg.max", 3, Body.binary("max_signed")));
    ALL.add(NamedOp.elementwise("linalg.min", 3, Body.binary("min_signed")));
    ALL.add(NamedOp.elementwise("linalg.select", 4, b -> b.select(b.argument(0), b.argument(1), b.argument(2))));
  }

  private static void products() {
    contraction("dot", "+m: m, m -> ");
    contraction("matvec", "m +n: m n, n -> m");
    contraction("vecmat", "n +m: m, m n -> n");
    contraction("batch_matvec", "b m +k: b m k, b k -> b m");
    contraction("batch_vecmat", "b n +k: b k, b k n -> b n");
    contraction("mmt4d", "m n +k m0 n0 +k0: m k m0 k0, n k n0 k0 -> m n m0 n0");
    contraction("batch_mmt4d", "b m n +k m0 n0 +k0: b m k m0 k0, b n k n0 k0 -> b m n m0 n0");
    structured("quantized_matmul", "m n +k: m k, k n, , -> m n", Body.QUANTIZED);
    structured("quantized_batch_matmul", "b m n +k: b m k, b k n, , -> b m n", Body.QUANTIZED);
  }

  private static void convolutions() {
    convolution("conv_1d", "ow +kw: ow+kw, kw -> ow", Body.MULTIPLY_ADD);
    convolution("conv_2d", "oh ow +kh +kw: oh+kh ow+kw, kh kw -> oh ow", Body.MULTIPLY_ADD);
    convolution("conv_3d", "od oh ow +kd +kh +kw: od+kd oh+kh ow+kw, kd kh kw -> od oh ow", Body.MULTIPLY_ADD);
    convolution("conv_1d_nwc_wcf", "n ow f +kw +c: n ow.kw c, kw c f -> n ow f", Body.MULTIPLY_ADD);
    convolution("conv_1d_ncw_fcw", "n f ow +c +kw: n c ow.kw, f c kw -> n f ow", Body.MULTIPLY_ADD);
    convolution("conv_2d_nhwc_hwcf", "n oh ow f +kh +kw +c: n oh.kh ow.kw c, kh kw c f -> n oh ow f", Body.MULTIPLY_ADD);
    convolution("conv_2d_nhwc_fhwc", "n oh ow f +kh +kw +c: n oh.kh ow.kw c, f kh kw c -> n oh ow f", Body.MULTIPLY_ADD);
    convolution("conv_2d_nchw_fchw", "n f oh ow +c +kh +kw: n c oh.kh ow.kw, f c kh kw -> n f oh ow", Body.MULTIPLY_ADD);
    convolution("conv_2d_ngchw_fgchw", "n g fg oh ow +c +kh +kw: n g c oh.kh ow.kw, fg g c kh kw -> n g fg oh ow", Body.MULTIPLY_ADD);
    convolution("conv_2d_ngchw_gfchw", "n g fg oh ow +c +kh +kw: n g c oh.kh ow.kw, g fg c kh kw -> n g fg oh ow", Body.MULTIPLY_ADD);
    convolution("conv_2d_nhwgc_gfhwc", "n oh ow g fg +kh +kw +c: n oh.kh ow.kw g c, g fg kh kw c -> n oh ow g fg", Body.MULTIPLY_ADD);
    convolution("conv_3d_ndhwc_dhwcf",
        "n od oh ow f +kd +kh +kw +c: n od.kd oh.kh ow.kw c, kd kh kw c f -> n od oh ow f", Body.MULTIPLY_ADD);
    convolution("conv_3d_ncdhw_fcdhw",
        "n f od oh ow +c +kd +kh +kw: n c od.kd oh.kh ow.kw, f c kd kh kw -> n f od oh ow", Body.MULTIPLY_ADD);
  }

  private static void quantizedConvolutions() {
    convolution("conv_2d_nhwc_hwcf_q", "n oh ow f +kh +kw +c: n oh.kh ow.kw c, kh kw c f, , -> n oh ow f", Body.QUANTIZED);
    convolution("conv_2d_nhwc_fhwc_q", "n oh ow f +kh +kw +c: n oh.kh ow.kw c, f kh kw c, , -> n oh ow f", Body.QUANTIZED);
    convolution("conv_2d_nchw_fchw_q", "n f oh ow +c +kh +kw: n c oh.kh ow.kw, f c kh kw, , -> n f oh ow", Body.QUANTIZED);
    convolution("conv_2d_ngchw_gfchw_q", "n g fg oh ow +c +kh +kw: n g c oh.kh ow.kw, g fg c kh kw, , -> n g fg oh ow", Body.QUANTIZED);
    convolution("conv_2d_nhwgc_gfhwc_q", "n oh ow g fg +kh +kw +c: n oh.kh ow.kw g c, g fg kh kw c, , -> n oh ow g fg", Body.QUANTIZED);
    convolution("conv_3d_ndhwc_dhwcf_q",
        "n od oh ow f +kd +kh +kw +c: n od.kd oh.kh ow.kw c, kd kh kw c f, , -> n od oh ow f", Body.QUANTIZED);
  }

  private static void depthwiseConvolutions() {
    convolution("depthwise_conv_1d_ncw_cw", "n ow c +kw: n c ow.kw, c kw -> n c ow", Body.MULTIPLY_ADD);
    convolution("depthwise_conv_1d_nwc_wc", "n ow c +kw: n ow.kw c, kw c -> n ow c", Body.MULTIPLY_ADD);
    convolution("depthwise_conv_1d_nwc_wcm", "n ow c m +kw: n ow.kw c, kw c m -> n ow c m", Body.MULTIPLY_ADD);
    convolution("depthwise_conv_2d_nchw_chw", "n oh ow c +kh +kw: n c oh.kh ow.kw, c kh kw -> n c oh ow", Body.MULTIPLY_ADD);
    convolution("depthwise_conv_2d_nhwc_hwc", "n oh ow c +kh +kw: n oh.kh ow.kw c, kh kw c -> n oh ow c", Body.MULTIPLY_ADD);
    convolution("depthwise_conv_2d_nhwc_hwc_q", "n oh ow c +kh +kw: n oh.kh ow.kw c, kh kw c, , -> n oh ow c", Body.QUANTIZED);
    convolution("depthwise_conv_2d_nhwc_hwcm", "n oh ow c m +kh +kw: n oh.kh ow.kw c, kh kw c m -> n oh ow c m", Body.MULTIPLY_ADD);
    convolution("depthwise_conv_2d_nhwc_hwcm_q", "n oh ow c m +kh +kw: n oh.kh ow.kw c, kh kw c m, , -> n oh ow c m", Body.QUANTIZED);
    convolution("depthwise_conv_3d_ndhwc_dhwc",
        "n od oh ow +kd +kh +kw c: n od.kd oh.kh ow.kw c, kd kh kw c -> n od oh ow c", Body.MULTIPLY_ADD);
    convolution("depthwise_conv_3d_ncdhw_cdhw",
        "n od oh ow +kd +kh +kw c: n c od.kd oh.kh ow.kw, c kd kh kw -> n c od oh ow", Body.MULTIPLY_ADD);
    convolution("depthwise_conv_3d_ndhwc_dhwcm",
        "n od oh ow cm +kd +kh +kw c: n od.kd oh.kh ow.kw c, kd kh kw c cm -> n od oh ow c cm", Body.MULTIPLY_ADD);
  }

  private static void pooling() {
    String nwc = "n ow c +kw: n ow.kw c, kw -> n ow c";
    String ncw = "n c ow +kw: n c ow.kw, kw -> n c ow";
    String nhwc = "n oh ow c +kh +kw: n oh.kh ow.kw c, kh kw -> n oh ow c";
    String nchw = "n c oh ow +kh +kw: n c oh.kh ow.kw, kh kw -> n c oh ow";
    String ndhwc = "n od oh ow c +kd +kh +kw: n od.kd oh.kh ow.kw c, kd kh kw -> n od oh ow c";
    Map<String, String> layouts = Map.of("nwc", nwc, "ncw", ncw, "nhwc", nhwc, "nchw", nchw, "ndhwc", ndhwc);
    layouts.forEach((layout, line) -> {
      convolution("pooling_" + layout + "_sum", line, Body.combine("add"));
      convolution("pooling_" + layout + "_max", line, Body.combine("max_signed"));
    });
    Map.of("nwc", nwc, "nhwc", nhwc, "ndhwc", ndhwc)
        .forEach((layout, line) -> convolution("pooling_" + layout + "_min", line, Body.combine("min_signed")));
    Map.of("nwc", nwc, "nhwc", nhwc).forEach((layout, line) -> {
      convolution("pooling_" + layout + "_max_unsigned", line, Body.combineUnsigned("max_unsigned"));
      convolution("pooling_" + layout + "_min_unsigned", line, Body.combineUnsigned("min_unsigned"));
    });
  }

  private static void contraction(String name, String line) {
    structured(name, new Structure(line, Structure.Kind.CONTRACTION), Body.MULTIPLY_ADD);
  }

  private static void convolution(String name, String line, Body body) {
    structured(name, new Structure(line, Structure.Kind.CONVOLUTION), body);
  }

  private static void structured(String name, String line, Body body) {
    structured(name, new Structure(line, Structure.Kind.NONE), body);
  }

  private static void structured(String name, Structure structure, Body body) {
    String full = "linalg." + name;
    STRUCTURES.put(full, structure);
    ALL.add(NamedOp.structured(full, structure, body));
  }
}
