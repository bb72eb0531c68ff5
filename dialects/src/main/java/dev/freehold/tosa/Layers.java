// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import static dev.freehold.tosa.TosaOp.onTensors;
import static dev.freehold.tosa.TosaOp.toTensor;

import dev.freehold.ir.AttrSet;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** Convolutions, products, pools, reductions, and what moves elements around. */
final class Layers {
  static final List<OpDef<?>> DEFS = new ArrayList<>();
  private static final AttrSet NUMBERS = AttrSets.DENSE_I64_ARRAY;
  static final OpDef<TosaOp> RESHAPE = toTensor(onTensors("reshape", "input1").operand("shape", ShapeType.SET));
  private static final String[] CONVOLVED = {"input", "weight", "bias", "input_zp", "weight_zp"};

  static {
    DEFS.add(toTensor(convolution("conv2d").canonicalize("ofPad", PaddingPatterns::ofConvolution)));
    DEFS.add(toTensor(convolution("conv3d")));
    DEFS.add(toTensor(convolution("depthwise_conv2d").canonicalize("ofPad", PaddingPatterns::ofConvolution)));
    DEFS.add(toTensor(localBound(onTensors("transpose_conv2d", CONVOLVED).attr("out_pad", NUMBERS).attr("stride", NUMBERS)
        .attr("acc_type", AttrSets.TYPE))));
    DEFS.add(toTensor(onTensors("matmul", "a", "b", "a_zp", "b_zp")));
    DEFS.add(toTensor(onTensors("matmul_t_block_scaled", "a_data", "a_scale", "b_data", "b_scale").attr("block_size", TosaEnums.BLOCK_SIZES)));
    DEFS.add(toTensor(window(onTensors("avg_pool2d", "input", "input_zp", "output_zp")).attr("acc_type", AttrSets.TYPE)));
    DEFS.add(toTensor(TosaOp.nanMode(window(onTensors("max_pool2d", "input")))
        .canonicalize("ofOne", PaddingPatterns::ofOne).canonicalize("ofPad", PaddingPatterns::ofMaxPool)));
    DEFS.add(complex(onTensors("fft2d", "input_real", "input_imag").attr("inverse", AttrSets.BOOL)));
    DEFS.add(complex(onTensors("rfft2d", "input_real")));

    DEFS.add(toTensor(TosaOp.nanMode(TosaOp.axis(onTensors("argmax", "input")))));
    for (String name : List.of("reduce_all", "reduce_any", "reduce_product", "reduce_sum", "reverse")) {
      DEFS.add(toTensor(TosaOp.axis(onTensors(name, "input"))));
    }
    for (String name : List.of("reduce_max", "reduce_min")) DEFS.add(toTensor(TosaOp.nanMode(TosaOp.axis(onTensors(name, "input")))));

    DEFS.add(toTensor(TosaOp.axis(TosaOp.define("concat").operands("input1", TypeSets.ANY_TENSOR)).canonicalize("ofOne", DataPatterns::concatOfOne)));
    DEFS.add(toTensor(onTensors("pad", "input1").operand("padding", ShapeType.SET).operand("pad_const", TypeSets.ANY_TENSOR)));
    DEFS.add(RESHAPE);
    DEFS.add(toTensor(onTensors("slice", "input1").operand("start", ShapeType.SET).operand("size", ShapeType.SET)
        .canonicalize("ofConcat", SlicePatterns::ofConcat).canonicalize("ofPad", SlicePatterns::ofPad).canonicalize("openSizes", SlicePatterns::openSizes)));
    DEFS.add(toTensor(onTensors("tile", "input1").operand("multiples", ShapeType.SET)));
    DEFS.add(toTensor(onTensors("transpose", "input1").attr("perms", AttrSets.DENSE_I32_ARRAY)
        .canonicalize("twice", TransposePatterns::twice).canonicalize("asReshape", TransposePatterns::asReshape)));
    DEFS.add(toTensor(onTensors("gather", "values", "indices")));
    DEFS.add(toTensor(onTensors("scatter", "values_in", "indices", "input")));
    DEFS.add(toTensor(onTensors("resize", "input").operand("scale", ShapeType.SET).operand("offset", ShapeType.SET).operand("border", ShapeType.SET)
        .attr("mode", TosaEnums.RESIZE_MODE.set("Supported resize/upsampling strategies"))));
    DEFS.add(toTensor(onTensors("cast_from_block_scaled", "input_data", "input_scale").attr("block_size", TosaEnums.BLOCK_SIZES)));
    DEFS.add(onTensors("cast_to_block_scaled", "input_data").attr("block_size", TosaEnums.BLOCK_SIZES)
        .result("output_data", TypeSets.ANY_TENSOR).result("output_scale", TypeSets.ANY_TENSOR).build());
  }

  private Layers() {}

  private static OpDef.Builder<TosaOp> convolution(String name) {
    return localBound(onTensors(name, CONVOLVED).attr("pad", NUMBERS).attr("stride", NUMBERS).attr("dilation", NUMBERS).attr("acc_type", AttrSets.TYPE));
  }

  private static OpDef.Builder<TosaOp> window(OpDef.Builder<TosaOp> declaration) {
    return declaration.attr("kernel", NUMBERS).attr("stride", NUMBERS).attr("pad", NUMBERS);
  }

  private static OpDef.Builder<TosaOp> localBound(OpDef.Builder<TosaOp> declaration) {
    return declaration.optionalAttr("local_bound", AttrSets.BOOL, IntegerAttr.FALSE);
  }

  private static OpDef<TosaOp> complex(OpDef.Builder<TosaOp> declaration) {
    return localBound(declaration).result("output_real", TypeSets.ANY_TENSOR).result("output_imag", TypeSets.ANY_TENSOR).build();
  }
}
