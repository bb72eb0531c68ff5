// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.growth;

import java.util.function.BiConsumer;

/**
 * A family of programs that are alike but for their size.
 *
 * @param name what the command line calls it
 * @param body appends the program of a size; without the function around it, where there is one
 */
public record Shape(String name, BiConsumer<Integer, Lines> body) {

  /** The program of a size. */
  public String program(int size) {
    var lines = new Lines();
    body.accept(size, lines);
    return lines.toString();
  }

  /** One whose programs are one function {@code @f}. */
  static Shape function(String name, String signature, BiConsumer<Integer, Lines> body) {
    return new Shape(name, (n, out) -> {
      out.line("func.func @f" + signature + " {");
      body.accept(n, out);
      out.line("}");
    });
  }
}
