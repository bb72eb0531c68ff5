// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.OpPrinter;
import java.util.List;

/** An affine map applied to operands, with one result: {@code affine.apply #map(%i)[%n]}. */
abstract class MapOp extends Op implements Pure {
  static final String MAP = "map";

  MapOp(OpState<?> state) {
    super(state);
  }

  public final AffineMap map() {
    return prop(MAP, AffineMapAttr.class).map();
  }

  /** The map with what it is applied to. */
  final MapOperands value() {
    return new MapOperands(map(), operands());
  }

  /** The result of a fold that has changed its operation in place. */
  static List<Folded> updated() {
    return UPDATED;
  }

  final void verifyOperands(Checker check) {
    if (operandCount() != map().numInputs()) check.error("operand count and affine map dimension and symbol count must match");
  }

  static void print(MapOp op, OpPrinter out) {
    out.text(" ").attr(op.prop(MAP, Attribute.class));
    AffineSyntax.printDimsAndSymbols(op.operands(), op.map().numDims(), out);
    out.attrDict(op, MAP);
  }
}
