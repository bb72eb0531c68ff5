// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.models;

import dev.freehold.devtools.models.TosaFunction.Value;
import java.util.List;

/** ResNet-50 (He et al. 2016) in one function, with normalization as it is trained; the strided convolutions beside a block take what they skip. */
final class ResNet {
  private static final int SIZE = 224;
  private static final List<Integer> BLOCKS = List.of(3, 4, 6, 3);
  private static final int CLASSES = 1000;
  private static final double EPSILON = 1.0e-5;

  private final TosaFunction function = new TosaFunction("resnet");

  private ResNet() {}

  static String program() {
    return new ResNet().text();
  }

  private String text() {
    Value x = function.maxPool(unit(function.parameter(1, SIZE, SIZE, 3), 64, 7, 2), 3, 2);
    int channels = 64;
    for (int stage = 0; stage < BLOCKS.size(); stage++) {
      for (int block = 0; block < BLOCKS.get(stage); block++) x = bottleneck(x, channels, block == 0, block == 0 && stage > 0 ? 2 : 1);
      channels *= 2;
    }
    int features = x.shape().get(3);
    Value rows = function.transpose(function.reshape(x, 1, x.shape().get(1) * x.shape().get(2), features), 0, 2, 1);
    Value pooled = function.reshape(function.reduce("reduce_sum", rows), 1, 1, features);
    return function.returning(function.matmul(pooled, function.parameter(1, features, CLASSES)));
  }

  private Value bottleneck(Value x, int channels, boolean changesShape, int stride) {
    Value y = unit(x, channels, 1, 1);
    y = unit(y, channels, 3, stride);
    y = normalized(function.conv(y, 4 * channels, 1, 1));
    Value shortcut = changesShape ? normalized(function.conv(x, 4 * channels, stride, stride)) : x;
    return function.relu(function.elementwise("add", y, shortcut));
  }

  private Value unit(Value x, int channels, int kernel, int stride) {
    return function.relu(normalized(function.conv(x, channels, kernel, stride)));
  }

  private Value normalized(Value x) {
    int channels = x.shape().get(3);
    Value mean = function.parameter(1, 1, 1, channels);
    Value variance = function.parameter(1, 1, 1, channels);
    Value scale = function.elementwise("rsqrt", function.elementwise("add", variance, function.scalar(EPSILON, variance)));
    Value y = function.mul(function.elementwise("sub", x, mean), scale);
    return function.elementwise("add", function.mul(y, function.parameter(1, 1, 1, channels)), function.parameter(1, 1, 1, channels));
  }
}
