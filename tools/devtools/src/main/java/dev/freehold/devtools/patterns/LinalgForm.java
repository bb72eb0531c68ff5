// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import dev.freehold.ir.affine.AffineMap;
import java.util.List;

/**
 * A structured operation with one init, and with element types and attributes that fit together.
 *
 * @param name of the operation
 * @param attributes as text, with their brackets; empty for none
 * @param maps the indexing map of each operand
 * @param elements the element types of the operands; the last is that of the others, too
 */
record LinalgForm(String name, String attributes, List<AffineMap> maps, List<String> elements) {
  /** The element type of an operand. */
  String element(int operand) {
    return elements.get(Math.min(operand, elements.size() - 1));
  }

  /** Whether an operand is a number, the same in each iteration. */
  boolean isScalar(int operand) {
    return operand + 1 < maps.size() && maps.get(operand).results().isEmpty();
  }

  /** The operation on operands of these names and types, without the name of the result. */
  String line(List<String> names, List<String> types) {
    int inputs = names.size() - 1;
    String result = types.getLast().startsWith("tensor") ? " -> " + types.getLast() : "";
    return name + " " + attributes + " ins(" + String.join(", ", names.subList(0, inputs)) + " : " + String.join(", ", types.subList(0, inputs))
        + ") outs(" + names.getLast() + " : " + types.getLast() + ")" + result + "\n";
  }
}
