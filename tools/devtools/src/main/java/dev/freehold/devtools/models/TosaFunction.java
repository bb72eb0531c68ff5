// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.models;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** A function of TOSA operations on tensors of {@code f32} while it is written; each method appends an operation and returns its result. */
final class TosaFunction {
  private final String name;
  private final boolean isPrivate;
  private final List<Value> parameters = new ArrayList<>();
  private final StringBuilder body = new StringBuilder();
  private int values;

  /** A value; {@code shape} is null for what is no tensor of {@code f32}. */
  record Value(String name, String type, List<Integer> shape) {}

  TosaFunction(String name) {
    this(name, false);
  }

  TosaFunction(String name, boolean isPrivate) {
    this.name = name;
    this.isPrivate = isPrivate;
  }

  String name() {
    return name;
  }

  Value parameter(Integer... shape) {
    Value parameter = tensor("%p" + parameters.size(), List.of(shape));
    parameters.add(parameter);
    return parameter;
  }

  /** A tensor of one element, with as many dimensions as {@code like}. */
  Value scalar(double value, Value like) {
    List<Integer> shape = like.shape().stream().map(size -> 1).toList();
    return constant("dense<" + value + ">", tensor(next(), shape));
  }

  Value elementwise(String op, Value... operands) {
    return append(op, "", tensor(next(), operands[0].shape()), operands);
  }

  Value mul(Value one, Value other) {
    Value shift = constant("dense<0>", new Value(next(), "tensor<1xi8>", null));
    return append("mul", "", tensor(next(), one.shape()), one, other, shift);
  }

  Value relu(Value x) {
    return append("clamp", "min_val = 0.0 : f32, max_val = 3.4e38 : f32", tensor(next(), x.shape()), x);
  }

  /** The last dimension becomes one element. */
  Value reduce(String op, Value x) {
    int axis = x.shape().size() - 1;
    List<Integer> shape = new ArrayList<>(x.shape());
    shape.set(axis, 1);
    return append(op, "axis = " + axis + " : i32", tensor(next(), shape), x);
  }

  /** Of matrices, or of as many as the first dimension says. */
  Value matmul(Value one, Value other) {
    Value zero = zeroPoint();
    return append("matmul", "", tensor(next(), List.of(one.shape().get(0), one.shape().get(1), other.shape().get(2))), one, other, zero, zero);
  }

  Value transpose(Value x, Integer... permutation) {
    List<Integer> shape = Arrays.stream(permutation).map(x.shape()::get).toList();
    return append("transpose", "perms = array<i32: " + list(List.of(permutation)) + ">", tensor(next(), shape), x);
  }

  Value reshape(Value x, Integer... shape) {
    Value sizes = new Value(next(), "!tosa.shape<" + shape.length + ">", null);
    line(sizes.name() + " = tosa.const_shape {values = dense<[" + list(List.of(shape)) + "]> : tensor<" + shape.length + "xindex>} : () -> "
        + sizes.type());
    return append("reshape", "", tensor(next(), List.of(shape)), x, sizes);
  }

  /** A convolution of an image (NHWC) that keeps its size, but for the stride; its filter and its bias become parameters. */
  Value conv(Value x, int channels, int kernel, int stride) {
    Value filter = parameter(channels, kernel, kernel, x.shape().get(3));
    Value bias = parameter(channels);
    Value zero = zeroPoint();
    String window = "acc_type = f32, dilation = array<i64: 1, 1>, " + window(kernel, stride, x);
    return append("conv2d", window, image(x, channels, stride), x, filter, bias, zero, zero);
  }

  Value maxPool(Value x, int kernel, int stride) {
    return append("max_pool2d", "kernel = array<i64: " + kernel + ", " + kernel + ">, " + window(kernel, stride, x),
        image(x, x.shape().get(3), stride), x);
  }

  Value call(String function, Value result, List<Value> operands) {
    Value called = new Value(next(), result.type(), result.shape());
    line(called.name() + " = func.call @" + function + "(" + names(operands) + ") : (" + types(operands) + ") -> " + called.type());
    return called;
  }

  List<Value> parameters() {
    return parameters;
  }

  /** The text of the function, which returns {@code result}. */
  String returning(Value result) {
    String signature = parameters.stream().map(each -> each.name() + ": " + each.type()).collect(Collectors.joining(", "));
    return "func.func " + (isPrivate ? "private @" : "@") + name + "(" + signature + ") -> " + result.type() + " {\n" + body + "  return "
        + result.name() + " : " + result.type()
        + "\n}\n";
  }

  private Value append(String op, String attributes, Value result, Value... operands) {
    List<Value> all = List.of(operands);
    line(result.name() + " = tosa." + op + " " + names(all) + " {" + attributes + "} : (" + types(all) + ") -> " + result.type());
    return result;
  }

  private Value constant(String value, Value result) {
    line(result.name() + " = \"tosa.const\"() <{values = " + value + " : " + result.type() + "}> : () -> " + result.type());
    return result;
  }

  private Value zeroPoint() {
    return constant("dense<0.0>", tensor(next(), List.of(1)));
  }

  /** The image is padded so that only the stride makes it smaller: TOSA takes nothing that divides with a remainder. */
  private static String window(int kernel, int stride, Value x) {
    int around = kernel - stride;
    int before = around / 2 + around % 2;
    String pad = list(List.of(before, around - before, before, around - before));
    return "pad = array<i64: " + pad + ">, stride = array<i64: " + stride + ", " + stride + ">";
  }

  private Value image(Value x, int channels, int stride) {
    return tensor(next(), List.of(x.shape().get(0), x.shape().get(1) / stride, x.shape().get(2) / stride, channels));
  }

  private static Value tensor(String name, List<Integer> shape) {
    var type = new StringJoiner("x", "tensor<", ">");
    for (int size : shape) type.add(Integer.toString(size));
    return new Value(name, type.add("f32").toString(), shape);
  }

  private String next() {
    return "%" + values++;
  }

  private void line(String line) {
    body.append("  ").append(line).append('\n');
  }

  private static String names(List<Value> values) {
    return values.stream().map(Value::name).collect(Collectors.joining(", "));
  }

  private static String types(List<Value> values) {
    return values.stream().map(Value::type).collect(Collectors.joining(", "));
  }

  private static String list(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
