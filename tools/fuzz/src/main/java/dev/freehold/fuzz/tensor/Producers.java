// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.tensor;

import java.util.Collections;
import java.util.List;

/** Where tensors come from. */
final class Producers {
  private Producers() {}

  static void any(TensorBody body) {
    make(body, body.anyType());
  }

  /** A tensor with contents. */
  static TensorValue make(TensorBody body, TensorType type) {
    int elements = type.shape().stream().reduce(1, (a, b) -> a * b);
    return switch (body.random().below(6)) {
      case 0 -> type.isFixed() ? constant(body, type, elements) : generate(body, type);
      case 1 -> type.isFixed() && elements <= 6 ? elements(body, type, elements) : filled(body, type);
      case 2 -> type.rank() > 0 ? generate(body, type) : filled(body, type);
      case 3 -> body.define(type,
          "tensor.splat " + body.scalar(type.element()) + (type.isFixed() ? "" : "[" + body.openSizes(type) + "]") + " : " + type.text());
      case 4 -> {
        TensorValue copied = body.find(value -> value.type().equals(type));
        yield copied == null ? filled(body, type) : body.define(type, "bufferization.alloc_tensor() copy(" + copied.name() + ") : " + type.text());
      }
      default -> filled(body, type);
    };
  }

  /** A tensor without contents, which is not in scope but as what an operation overwrites. */
  static TensorValue blank(TensorBody body, TensorType type) {
    String op = body.random().chance(75) ? "tensor.empty" : "bufferization.alloc_tensor";
    String name = body.line(op + "(" + body.openSizes(type) + ") : " + type.text());
    return new TensorValue(name, type, name);
  }

  private static TensorValue filled(TensorBody body, TensorType type) {
    return Computations.fill(body, blank(body, type));
  }

  private static TensorValue constant(TensorBody body, TensorType type, int elements) {
    if (body.random().chance(50) || elements > 6 || type.rank() != 1) {
      return body.define(type, "arith.constant dense<" + literal(type, body.random().below(5)) + "> : " + type.text());
    }
    String list = Lists.join(Collections.nCopies(elements, type), each -> literal(each, body.random().below(9)));
    return body.define(type, "arith.constant dense<[" + list + "]> : " + type.text());
  }

  static String literal(TensorType type, int number) {
    return type.isFloat() ? number + ".0" : Integer.toString(number);
  }

  private static TensorValue elements(TensorBody body, TensorType type, int elements) {
    String list = Lists.join(Collections.nCopies(elements, type.element()), body::scalar);
    return body.define(type, "tensor.from_elements " + list + " : " + type.text());
  }

  private static TensorValue generate(TensorBody body, TensorType type) {
    String sizes = body.openSizes(type);
    String result = body.name();
    body.out().open(result + " = tensor.generate" + (sizes.isEmpty() ? "" : " " + sizes) + " {");
    List<String> places = type.shape().stream().map(_ -> body.name()).toList();
    body.out().outdented("^bb0(" + Lists.join(places, place -> place + ": index") + "):");
    String number = Computations.number(body, places.getFirst(), type);
    body.out().line("tensor.yield " + number + " : " + type.element());
    body.out().close("} : " + type.text());
    return body.enter(new TensorValue(result, type, result));
  }
}
