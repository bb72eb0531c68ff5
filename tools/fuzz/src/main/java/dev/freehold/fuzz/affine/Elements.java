// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.affine;

import java.util.ArrayList;
import java.util.List;

/** All elements of a buffer, in a loop over each dimension. */
final class Elements {
  private Elements() {}

  /** Writes a number into each that depends on where it is. */
  static void fill(Buffer buffer, AffineBody body) {
    List<String> counters = open(buffer, body);
    String sum = body.line("affine.apply affine_map<" + parameters(counters.size()) + ">(" + String.join(", ", counters) + ")");
    String number = body.line("arith.index_cast " + sum + " : index to i32");
    String value = buffer.element().equals("i32") ? number : body.line("arith.sitofp " + number + " : i32 to f32");
    body.out().line("affine.store " + value + ", " + buffer.name() + "[" + String.join(", ", counters) + "] : " + buffer.type());
    counters.forEach(counter -> body.out().close("}"));
  }

  private static String parameters(int count) {
    List<String> names = new ArrayList<>();
    List<String> summands = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      names.add("d" + i);
      summands.add("d" + i + " * " + (2 * i + 1));
    }
    return "(" + String.join(", ", names) + ") -> (" + String.join(" + ", summands) + ")";
  }

  private static List<String> open(Buffer buffer, AffineBody body) {
    List<String> counters = new ArrayList<>();
    for (int size : buffer.shape()) {
      String counter = body.name();
      body.out().open("affine.for " + counter + " = 0 to " + size + " {");
      counters.add(counter);
    }
    return counters;
  }

  /** Adds all of them to a number; returns the name of the sum. */
  static String sum(Buffer buffer, AffineBody body, String start) {
    return sum(buffer, body, start, List.of());
  }

  private static String sum(Buffer buffer, AffineBody body, String before, List<String> counters) {
    String element = buffer.element();
    String kind = element.equals("f32") ? "f" : "i";
    int dim = counters.size();
    if (dim == buffer.shape().size()) {
      String read = body.line("affine.load " + buffer.name() + "[" + String.join(", ", counters) + "] : " + buffer.type());
      return body.line("arith.add" + kind + " " + before + ", " + read + " : " + element);
    }
    String result = body.name();
    String counter = body.name();
    String carried = body.name();
    body.out().open(result + " = affine.for " + counter + " = 0 to " + buffer.shape().get(dim) + " iter_args(" + carried + " = " + before + ") -> ("
        + element + ") {");
    List<String> inner = new ArrayList<>(counters);
    inner.add(counter);
    body.out().line("affine.yield " + sum(buffer, body, carried, inner) + " : " + element);
    body.out().close("}");
    return result;
  }
}
