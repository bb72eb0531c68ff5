// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import java.util.Set;

/** What must hold of functions of shapes beyond their declaration. */
final class Verifier {
  private static final Set<String> GIVE_SIZES =
      Set.of("shape.add", "shape.div", "shape.get_extent", "shape.mul", "shape.num_elements", "shape.rank");
  private static final Set<String> GIVE_SHAPES = Set.of("shape.broadcast", "shape.shape_of");

  private Verifier() {}

  static void verify(Op op, Checker check) {
    if (GIVE_SIZES.contains(op.name())) errorsAreKept(op, ShapeType.SIZE, check);
    if (GIVE_SHAPES.contains(op.name())) errorsAreKept(op, ShapeType.SHAPE, check);
    if (op.name().equals("shape.cstr_broadcastable") && op.operandCount() < 2) check.error("required at least 2 input shapes");
    if (op.name().equals("shape.assuming_all") && op.operandCount() == 0) check.error("no operands specified");
  }

  private static void errorsAreKept(Op op, ShapeType wanted, Checker check) {
    if (op.result().type() == wanted) return;
    for (Value operand : op.operands()) {
      Type type = operand.type();
      if (!(type instanceof ShapeType) || type == ShapeType.WITNESS) continue;
      check.error(
          "if at least one of the operands can hold error values then the result must be of type `" + wanted.mnemonic() + "` to propagate them");
      return;
    }
  }
}
