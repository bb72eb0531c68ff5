// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.tensor;

import java.util.ArrayList;
import java.util.List;

/** One number for all elements of a tensor, which depends on where each of them is. */
final class Sums {
  private Sums() {}

  /** Adds the elements of a tensor to a number, in a loop over each dimension; returns the name of the sum. */
  static String sum(TensorBody body, TensorValue tensor, String start) {
    return sum(body, tensor, start, List.of());
  }

  private static String sum(TensorBody body, TensorValue tensor, String start, List<String> places) {
    String element = tensor.type().element();
    int dim = places.size();
    String kind = tensor.type().isFloat() ? "f" : "i";
    if (dim == tensor.type().rank()) {
      String read = body.line("tensor.extract " + tensor.name() + "[" + String.join(", ", places) + "] : " + tensor.type().text());
      String three = body.line("arith.constant " + Producers.literal(tensor.type(), 3) + " : " + element);
      String shifted = body.line("arith.mul" + kind + " " + start + ", " + three + " : " + element);
      return body.line("arith.add" + kind + " " + shifted + ", " + read + " : " + element);
    }
    String low = body.index(0).name();
    String high = body.index(tensor.type().shape().get(dim)).name();
    String step = body.index(1).name();
    String result = body.name();
    String counter = body.name();
    String before = body.name();
    body.out().open(result + " = scf.for " + counter + " = " + low + " to " + high + " step " + step + " iter_args(" + before + " = " + start
        + ") -> (" + element + ") {");
    List<String> inner = new ArrayList<>(places);
    inner.add(counter);
    String after = sum(body.nested(), tensor, before, inner);
    body.out().line("scf.yield " + after + " : " + element);
    body.out().close("}");
    return result;
  }
}
