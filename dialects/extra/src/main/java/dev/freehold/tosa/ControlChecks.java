// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** Whether values go from where they are given to where they are taken as the same tensors. */
final class ControlChecks {
  private ControlChecks() {}

  static List<? extends Value> yielded(Region region) {
    return region.entryBlock().last() instanceof YieldOp yield ? yield.operands() : List.of();
  }

  /** Whether a tensor has one element, as far as anybody knows. */
  static boolean mayBeSingle(Type type) {
    return !(type instanceof ShapedType shaped) || !shaped.hasRank() || !shaped.hasStaticShape() || shaped.shape().elementCount() == 1;
  }

  /** Reports lists of values that do not fit each other; the names end with the quote that they lack in front. */
  static void sameTypes(List<? extends Value> given, String name, List<? extends Value> taken, String other, Checker check) {
    if (check.failed()) return;
    if (given.size() != taken.size()) {
      check.error("require same number of values in '" + name + " (" + given.size() + ") and '" + other + " (" + taken.size() + ")");
      return;
    }
    for (int i = 0; i < given.size() && !check.failed(); i++) sameType(given.get(i).type(), "'" + name, taken.get(i).type(), "'" + other, check);
  }

  private static void sameType(Type given, String name, Type taken, String other, Checker check) {
    Type element = TypeSets.elementOrSelf(given);
    Type wanted = TypeSets.elementOrSelf(taken);
    if (!element.equals(wanted)) {
      check
          .error("require same element type for " + name + " (" + Printing.quoted(element) + ") and " + other + " (" + Printing.quoted(wanted) + ")");
    } else if (!Traits.shapesAgree(given, taken)) {
      check.error("require same shapes for " + name + " (" + Printing.quoted(given) + ") and " + other + " (" + Printing.quoted(taken) + ")");
    }
  }

  /** Reports a variable that nothing declares, or as another tensor. */
  static void variable(Op use, String symbol, Type type, String name, Checker check) {
    VariableOp variable = check.symbols().lookupFrom(use, SymbolRefAttr.of(symbol), VariableOp.class);
    if (variable == null) check.error("'" + symbol + "' has not been declared by 'tosa.variable'");
    else sameType(type, name, variable.type(), "the input tensor", check);
  }
}
