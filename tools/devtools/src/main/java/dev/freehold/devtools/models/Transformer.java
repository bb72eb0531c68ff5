// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.models;

import dev.freehold.devtools.models.TosaFunction.Value;
import java.util.ArrayList;
import java.util.List;

/** A decoder like GPT-2 medium (Radford et al. 2019): a function for each layer, and one that calls them. */
final class Transformer {
  private static final int LAYERS = 24;
  /** So many are 18,000 lines if they are lowered to blocks. */
  private static final int DECODER_LAYERS = 10;
  private static final int TOKENS = 128;
  private static final int WIDTH = 1024;
  private static final int HEADS = 16;
  private static final double EPSILON = 1.0e-5;

  private Transformer() {}

  static String program() {
    return program(LAYERS);
  }

  /** A smaller one, which is measured as blocks. */
  static String decoder() {
    return program(DECODER_LAYERS);
  }

  private static String program(int layers) {
    var text = new StringBuilder();
    var model = new TosaFunction("model");
    Value x = model.parameter(1, TOKENS, WIDTH);
    for (int i = 0; i < layers; i++) {
      Layer layer = new Layer("layer" + i);
      text.append(layer.text());
      List<Value> operands = new ArrayList<>(List.of(x));
      for (Value weights : layer.weights()) operands.add(model.parameter(weights.shape().toArray(Integer[]::new)));
      x = model.call("layer" + i, x, operands);
    }
    return text + model.returning(x);
  }

  private static final class Layer {
    private final TosaFunction function;

    Layer(String name) {
      function = new TosaFunction(name);
    }

    /** The function; its parameters are complete when it is. */
    String text() {
      Value x = function.parameter(1, TOKENS, WIDTH);
      Value y = function.elementwise("add", x, attention(normalized(x)));
      Value hidden = gelu(linear(normalized(y), 4 * WIDTH));
      return function.returning(function.elementwise("add", y, linear(hidden, WIDTH)));
    }

    List<Value> weights() {
      return function.parameters().subList(1, function.parameters().size());
    }

    private Value attention(Value x) {
      Value queries = function.transpose(heads(x), 1, 0, 2);
      Value keys = function.transpose(heads(x), 1, 2, 0);
      Value values = function.transpose(heads(x), 1, 0, 2);
      Value products = function.matmul(queries, keys);
      Value scores = function.mul(products, function.scalar(1 / Math.sqrt(WIDTH / HEADS), products));
      Value mask = function.parameter(1, TOKENS, TOKENS);
      Value weights = softmax(function.elementwise("add", scores, mask));
      Value mixed = function.transpose(function.matmul(weights, values), 1, 0, 2);
      return linear(function.reshape(mixed, 1, TOKENS, WIDTH), WIDTH);
    }

    private Value heads(Value x) {
      return function.reshape(linear(x, WIDTH), TOKENS, HEADS, WIDTH / HEADS);
    }

    private Value linear(Value x, int width) {
      Value product = function.matmul(x, function.parameter(1, x.shape().get(2), width));
      return function.elementwise("add", product, function.parameter(1, 1, width));
    }

    private Value softmax(Value x) {
      Value shifted = function.elementwise("exp", function.elementwise("sub", x, function.reduce("reduce_max", x)));
      return function.mul(shifted, function.elementwise("reciprocal", function.reduce("reduce_sum", shifted)));
    }

    private Value normalized(Value x) {
      Value size = function.scalar(1.0 / WIDTH, x);
      Value centered = function.elementwise("sub", x, function.mul(function.reduce("reduce_sum", x), size));
      Value variance = function.mul(function.reduce("reduce_sum", function.mul(centered, centered)), size);
      Value scale = function.elementwise("rsqrt", function.elementwise("add", variance, function.scalar(EPSILON, x)));
      Value y = function.mul(function.mul(centered, scale), function.parameter(1, 1, WIDTH));
      return function.elementwise("add", y, function.parameter(1, 1, WIDTH));
    }

    /** The approximation with tanh. */
    private Value gelu(Value x) {
      Value cube = function.mul(function.mul(x, x), x);
      Value inner = function.elementwise("add", x, function.mul(cube, function.scalar(0.044715, x)));
      Value tanh = function.elementwise("tanh", function.mul(inner, function.scalar(0.7978845608, x)));
      return function.mul(function.mul(x, function.scalar(0.5, x)), function.elementwise("add", tanh, function.scalar(1, x)));
    }
  }
}
