// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import static dev.freehold.tosa.TosaOp.and;
import static dev.freehold.tosa.TosaOp.on;
import static dev.freehold.tosa.TosaOp.onTensors;
import static dev.freehold.tosa.TosaOp.to;
import static dev.freehold.tosa.TosaOp.toTensor;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeAttr;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Convolutions, products, pools, reductions, and what moves elements around. */
final class Layers {
  static final List<OpDef<?>> DEFS = new ArrayList<>();
  /** What sums are computed in. */
  private static final AttrSet ACCUMULATORS = new AttrSet(
      "type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float",
      attr -> attr instanceof TypeAttr(var type) && Set.of(IntegerType.I32, IntegerType.of(48), FloatType.F16, FloatType.F32).contains(type),
      AttrSets.TYPE.form(), AttrSets.TYPE.kind());
  static final OpDef<TosaOp> RESHAPE = toTensor(onTensors("reshape", "input1").operand("shape", ShapeType.SET));

  static {
    DEFS.add(to(TosaTypes.IMAGE, convolution("conv2d", TosaTypes.IMAGE, 2).canonicalize("ofPad", PaddingPatterns::ofConvolution)));
    DEFS.add(to(TosaTypes.VOLUME, convolution("conv3d", TosaTypes.VOLUME, 3)));
    DEFS.add(to(TosaTypes.IMAGE, convolution("depthwise_conv2d", TosaTypes.IMAGE, 2).canonicalize("ofPad", PaddingPatterns::ofConvolution)));
    DEFS.add(to(TosaTypes.IMAGE, localBound(convolved("transpose_conv2d", TosaTypes.IMAGE).attr("out_pad", numbers(4)).attr("stride", numbers(2))
        .attr("acc_type", ACCUMULATORS))));
    DEFS.add(to(TosaTypes.CUBE, and(TosaTypes.ZERO_POINT, on(TosaTypes.CUBE, "matmul", "a", "b"), "a_zp", "b_zp")));
    DEFS.add(to(TosaTypes.CUBE, TosaOp.define("matmul_t_block_scaled").operand("a_data", TosaTypes.SCALED_CUBE)
        .operand("a_scale", TosaTypes.SCALES_CUBE).operand("b_data", TosaTypes.SCALED_CUBE).operand("b_scale", TosaTypes.SCALES_CUBE)
        .attr("block_size", TosaEnums.BLOCK_SIZES)));
    DEFS.add(to(TosaTypes.IMAGE, window(and(TosaTypes.ZERO_POINT, on(TosaTypes.IMAGE, "avg_pool2d", "input"), "input_zp", "output_zp"))
        .attr("acc_type", ACCUMULATORS)));
    DEFS.add(to(TosaTypes.IMAGE, TosaOp.nanMode(window(on(TosaTypes.IMAGE, "max_pool2d", "input")))
        .canonicalize("ofOne", PaddingPatterns::ofOne).canonicalize("ofPad", PaddingPatterns::ofMaxPool)));
    DEFS.add(complex(on(TosaTypes.CUBE, "fft2d", "input_real", "input_imag").attr("inverse", AttrSets.BOOL)
        .traits(Traits.SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE, Traits.SAME_OPERANDS_AND_RESULT_SHAPE)));
    DEFS.add(complex(on(TosaTypes.CUBE, "rfft2d", "input_real").traits(Traits.SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE)));

    DEFS.add(toTensor(TosaOp.nanMode(TosaOp.axis(on(TosaTypes.DIMENSIONED, "argmax", "input")))));
    DEFS.add(to(TosaTypes.DIMENSIONED, TosaOp.axis(on(TosaTypes.DIMENSIONED, "reverse", "input"))));
    for (String name : List.of("reduce_all", "reduce_any", "reduce_product", "reduce_sum")) {
      DEFS.add(to(TosaTypes.DIMENSIONED, InferredTypes.reduced(TosaOp.axis(on(TosaTypes.DIMENSIONED, name, "input")))));
    }
    for (String name : List.of("reduce_max", "reduce_min")) {
      DEFS.add(to(TosaTypes.DIMENSIONED, InferredTypes.reduced(TosaOp.nanMode(TosaOp.axis(on(TosaTypes.DIMENSIONED, name, "input"))))));
    }

    DEFS.add(to(TosaTypes.DIMENSIONED, InferredTypes.concatenated(TosaOp.axis(TosaOp.define("concat").operands("input1", TosaTypes.DIMENSIONED)))
        .canonicalize("ofOne", DataPatterns::concatOfOne)));
    DEFS.add(to(TosaTypes.DIMENSIONED, on(TosaTypes.DIMENSIONED, "pad", "input1").operand("padding", ShapeType.SET)
        .operand("pad_const", TosaTypes.FILLING)));
    DEFS.add(RESHAPE);
    DEFS.add(to(TosaTypes.DIMENSIONED, and(ShapeType.SET, on(TosaTypes.DIMENSIONED, "slice", "input1"), "start", "size")
        .canonicalize("ofConcat", SlicePatterns::ofConcat).canonicalize("ofPad", SlicePatterns::ofPad)
        .canonicalize("openSizes", SlicePatterns::openSizes)));
    DEFS.add(to(TosaTypes.DIMENSIONED, on(TosaTypes.DIMENSIONED, "tile", "input1").operand("multiples", ShapeType.SET)));
    DEFS.add(to(TosaTypes.DIMENSIONED, on(TosaTypes.DIMENSIONED, "transpose", "input1").attr("perms", AttrSets.DENSE_I32_ARRAY)
        .canonicalize("twice", TransposePatterns::twice).canonicalize("asReshape", TransposePatterns::asReshape)));
    DEFS.add(to(TosaTypes.CUBE, on(TosaTypes.CUBE, "gather", "values").operand("indices", TosaTypes.PLACES)));
    DEFS.add(to(TosaTypes.CUBE, on(TosaTypes.CUBE, "scatter", "values_in").operand("indices", TosaTypes.PLACES).operand("input", TosaTypes.CUBE)));
    DEFS.add(to(TosaTypes.IMAGE, on(TosaTypes.IMAGE, "resize", "input").operand("scale", ShapeType.ofRank(4)).operand("offset", ShapeType.ofRank(2))
        .operand("border", ShapeType.ofRank(2)).attr("mode", TosaEnums.RESIZE_MODE.set("Supported resize/upsampling strategies"))));
    DEFS.add(to(TosaTypes.DIMENSIONED, on(TosaTypes.SCALED, "cast_from_block_scaled", "input_data").operand("input_scale", TosaTypes.SCALES)
        .attr("block_size", TosaEnums.BLOCK_SIZES)));
    DEFS.add(on(TosaTypes.DIMENSIONED, "cast_to_block_scaled", "input_data").attr("block_size", TosaEnums.BLOCK_SIZES)
        .result("output_data", TosaTypes.SCALED).result("output_scale", TosaTypes.SCALES).build());
  }

  private Layers() {}

  private static OpDefBuilder<TosaOp> convolved(String name, TypeSet images) {
    OpDefBuilder<TosaOp> op = on(images, name, "input", "weight").operand("bias", TosaTypes.LINE);
    return and(TosaTypes.ZERO_POINT, op, "input_zp", "weight_zp");
  }

  private static OpDefBuilder<TosaOp> convolution(String name, TypeSet images, int dimensions) {
    return localBound(convolved(name, images).attr("pad", numbers(2 * dimensions)).attr("stride", numbers(dimensions))
        .attr("dilation", numbers(dimensions)).attr("acc_type", ACCUMULATORS));
  }

  private static OpDefBuilder<TosaOp> window(OpDefBuilder<TosaOp> declaration) {
    return declaration.attr("kernel", numbers(2)).attr("stride", numbers(2)).attr("pad", numbers(4));
  }

  private static AttrSet numbers(int count) {
    return AttrSets.confined(AttrSets.DENSE_I64_ARRAY, "with exactly " + count + " elements", attr -> ((DenseArrayAttr) attr).size() == count);
  }

  private static OpDefBuilder<TosaOp> localBound(OpDefBuilder<TosaOp> declaration) {
    return declaration.optionalAttr("local_bound", AttrSets.BOOL, IntegerAttr.FALSE);
  }

  private static OpDef<TosaOp> complex(OpDefBuilder<TosaOp> declaration) {
    return localBound(declaration).result("output_real", TosaTypes.CUBE).result("output_imag", TosaTypes.CUBE).build();
  }
}
