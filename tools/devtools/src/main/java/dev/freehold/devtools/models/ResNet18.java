// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.models;

import dev.freehold.devtools.models.TosaFunction.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * ResNet-18 (He et al. 2016) as inference runtimes call it: a private function for each kernel (a convolution, a normalization, an activation, an addition, a
 * pool, the last layer), and one that calls them.
 */
final class ResNet18 {
  private static final int SIZE = 224;
  private static final int STAGES = 4;
  private static final int BLOCKS = 2;
  private static final int CLASSES = 1000;
  private static final double EPSILON = 1.0e-5;

  private final StringBuilder kernels = new StringBuilder();
  private final TosaFunction model = new TosaFunction("resnet18");
  private int count;

  private ResNet18() {}

  static String program() {
    return new ResNet18().text();
  }

  private String text() {
    Value x = relu(normalized(conv(model.parameter(1, SIZE, SIZE, 3), 64, 7, 2)));
    x = kernel("pool", (function, image) -> function.maxPool(image, 3, 2), x);
    for (int stage = 0; stage < STAGES; stage++) {
      for (int block = 0; block < BLOCKS; block++) x = basic(x, 64 << stage, block == 0 && stage > 0 ? 2 : 1);
    }
    Value result = kernel("classify", ResNet18::classify, x);
    return kernels + model.returning(result);
  }

  private Value basic(Value x, int channels, int stride) {
    Value y = relu(normalized(conv(x, channels, 3, stride)));
    y = normalized(conv(y, channels, 3, 1));
    Value shortcut = stride > 1 ? normalized(conv(x, channels, stride, stride)) : x;
    return relu(kernel("add", (function, operands) -> function.elementwise("add", operands, like(function, operands)), y, shortcut));
  }

  /** The second operand of a kernel, of the shape of the first. */
  private static Value like(TosaFunction function, Value operand) {
    return function.parameter(operand.shape().toArray(Integer[]::new));
  }

  private Value conv(Value x, int channels, int size, int stride) {
    return kernel("conv", (function, image) -> function.conv(image, channels, size, stride), x);
  }

  private Value normalized(Value x) {
    return kernel("normalize", ResNet18::normalize, x);
  }

  private Value relu(Value x) {
    return kernel("relu", TosaFunction::relu, x);
  }

  private static Value normalize(TosaFunction function, Value x) {
    int channels = x.shape().get(3);
    Supplier<Value> weights = () -> function.parameter(1, 1, 1, channels);
    Value mean = weights.get();
    Value variance = weights.get();
    Value scale = function.elementwise("rsqrt", function.elementwise("add", variance, function.scalar(EPSILON, variance)));
    Value y = function.mul(function.elementwise("sub", x, mean), scale);
    return function.elementwise("add", function.mul(y, weights.get()), weights.get());
  }

  private static Value classify(TosaFunction function, Value x) {
    int features = x.shape().get(3);
    Value rows = function.transpose(function.reshape(x, 1, x.shape().get(1) * x.shape().get(2), features), 0, 2, 1);
    Value pooled = function.reshape(function.reduce("reduce_sum", rows), 1, 1, features);
    return function.matmul(pooled, function.parameter(1, features, CLASSES));
  }

  /** Appends a private function and a call of it; what the function takes beside {@code operands} are weights, which the model takes. */
  private Value kernel(String name, BiFunction<TosaFunction, Value, Value> body, Value... operands) {
    TosaFunction function = new TosaFunction(name + count++, true);
    Value result = body.apply(function, like(function, operands[0]));
    kernels.append(function.returning(result));
    List<Value> all = new ArrayList<>(List.of(operands));
    for (Value weights : function.parameters().subList(operands.length, function.parameters().size())) all.add(like(model, weights));
    return model.call(function.name(), result, all);
  }
}
