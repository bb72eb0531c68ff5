// SPDX-License-Identifier: Apache-2.0
package dev.freehold.quant;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import org.jspecify.annotations.Nullable;

/** Whether several scales fit the tensor that they are for. */
final class ScaleChecks {
  private ScaleChecks() {}

  /** What is wrong, with the reference's message; null where nothing is. */
  static @Nullable String fault(Scales scales, Type type) {
    return switch (scales) {
      case Scales.Whole whole -> null;
      case Scales.Axis axis -> fault(axis, type);
      case Scales.Blocks blocks -> fault(blocks, type);
    };
  }

  private static @Nullable String fault(Scales.Axis axis, Type type) {
    if (!(type instanceof ShapedType)) return "scalar types may not use per-axis quantization";
    if (!(type instanceof TensorType tensor)) return null;
    if (axis.dimension() >= tensor.rank()) return "quantized dimension must be less than tensor rank";
    long size = tensor.size(axis.dimension());
    boolean fits = Shape.isDynamic(size) || size == axis.scales().size();
    return fits ? null : "quantized dimension size does not match number of scales";
  }

  private static @Nullable String fault(Scales.Blocks scales, Type type) {
    if (!(type instanceof ShapedType)) return "scalar types may not use sub-channel quantization";
    if (!(type instanceof TensorType tensor)) return "tensor containing the sub-channel quantized type must be ranked";
    for (Scales.Block block : scales.blocks()) {
      if (block.dimension() >= tensor.rank()) return "quantized dimension " + block.dimension() + " must be less than tensor rank " + tensor.rank();
      long size = tensor.size(block.dimension());
      if (!Shape.isDynamic(size) && size % block.size() != 0) {
        return "tensor dimension size " + size + " at axis " + block.dimension() + " must be divisible by the corresponding block size "
            + block.size();
      }
    }
    if (tensor.rank() != scales.shape().rank()) {
      return "Rank of scales " + scales.shape().rank() + " must match the rank of the tensor " + tensor.rank();
    }
    return counts(scales, tensor);
  }

  private static @Nullable String counts(Scales.Blocks scales, TensorType tensor) {
    for (int d = 0; d < tensor.rank(); d++) {
      long block = 1;
      boolean blocked = false;
      for (Scales.Block each : scales.blocks()) {
        if (each.dimension() != d) continue;
        block = each.size();
        blocked = true;
      }
      long count = scales.shape().size(d);
      long size = tensor.size(d);
      if (Shape.isDynamic(size)) continue;
      if (blocked ? count == size / block : count == 1) continue;
      return "dimension size " + size / block + " of scales tensor at axis " + d + " should match (tensor dimension at axis / block sizes at axis) = "
          + size / block;
    }
    return null;
  }
}
