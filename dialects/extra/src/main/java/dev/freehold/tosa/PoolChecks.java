// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.tosa.ConvolutionChecks.Dimension;
import org.jspecify.annotations.Nullable;

/** Whether windows fit into what they are moved over. */
final class PoolChecks {
  private PoolChecks() {}

  static @Nullable String average(TosaOp op) {
    String fault = window(op);
    if (fault == null) fault = ConvolutionChecks.accumulator(op, true);
    if (fault == null) fault = ZeroPoints.typeFault(op.operand("input"), op.operand("input_zp"), "input");
    if (fault == null) fault = ZeroPoints.typeFault(op.result(), op.operand("output_zp"), "output");
    if (fault == null) fault = ZeroPoints.fault(op.operand("input_zp"), "input");
    return fault != null ? fault : ZeroPoints.fault(op.operand("output_zp"), "output");
  }

  static @Nullable String greatest(TosaOp op) {
    String fault = Checks.sameElements(Checks.input(op), Checks.output(op));
    return fault != null ? fault : window(op);
  }

  private static @Nullable String window(TosaOp op) {
    String fault = ConvolutionChecks.atLeast(op, "kernel", "kernel", 1);
    if (fault == null) fault = ConvolutionChecks.atLeast(op, "stride", "stride", 1);
    if (fault == null) fault = ConvolutionChecks.atLeast(op, "pad", "padding", 0);
    if (fault == null) fault = padding(op, 1, ConvolutionChecks.WIDTH);
    if (fault == null) fault = padding(op, 0, ConvolutionChecks.HEIGHT);
    if (fault == null) fault = size(op, 0, ConvolutionChecks.HEIGHT);
    return fault != null ? fault : size(op, 1, ConvolutionChecks.WIDTH);
  }

  private static @Nullable String padding(TosaOp op, int i, Dimension along) {
    long kernel = ConvolutionChecks.array(op, "kernel")[i];
    long[] pad = ConvolutionChecks.array(op, "pad");
    if (pad[2 * i] < kernel && pad[2 * i + 1] < kernel) return null;
    return "expected " + along.begin() + "/" + along.end() + " padding to be less than the " + along.name() + " of the kernel, got pad_"
        + along.begin()
        + "=" + pad[2 * i] + ", pad_" + along.end() + "=" + pad[2 * i + 1] + ", kernel_" + along.axis() + "=" + kernel;
  }

  private static @Nullable String size(TosaOp op, int i, Dimension along) {
    if (!(op.operand("input").type() instanceof TensorType input) || !(op.result().type() instanceof TensorType output)) return null;
    long size = input.size(i + 1);
    if (Shape.isDynamic(size)) return null;
    long kernel = ConvolutionChecks.array(op, "kernel")[i];
    long[] pad = ConvolutionChecks.array(op, "pad");
    long stride = ConvolutionChecks.array(op, "stride")[i];
    long steps = size + pad[2 * i] + pad[2 * i + 1] - kernel;
    if (steps % stride == 0) return ConvolutionChecks.calculated(along.name(), steps / stride + 1, output.size(i + 1));
    return "expected input_" + along.name() + " + pad_" + along.begin() + " + pad_" + along.end() + " - kernel_" + along.axis()
        + " to be wholly divisible by stride_" + along.axis() + ", got (" + size + " + " + pad[2 * i] + " + " + pad[2 * i + 1] + " - " + kernel
        + ") / " + stride;
  }
}
