// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.builtin.DictAttr;
import java.util.List;

/** The attributes that stand in the dictionary of an operation that has a syntax of its own. */
final class ShownAttrs {
  private ShownAttrs() {}

  /** All but those whose names are {@code elided}: the operation shows them elsewhere. */
  static DictAttr of(Op op, String... elided) {
    if (op.discardableAttrs().isEmpty() && !showsProperties(op, elided)) return DictAttr.EMPTY;
    DictAttr all = op.genericFormAttrs();
    for (String name : elided) {
      if (op.def().propertyIndexInDictionary(name) == op.def().propertyIndex(name)) all = all.without(name);
    }
    if (op.def().operandSegmentsProperty() >= 0) all = all.without(OpDef.OPERAND_SEGMENTS);
    if (op.def().resultSegmentsProperty() >= 0) all = all.without(OpDef.RESULT_SEGMENTS);
    return all;
  }

  private static boolean showsProperties(Op op, String... elided) {
    OpDef<?> def = op.def();
    for (int i = 0; i < def.props().size(); i++) {
      if (op.prop(i) == null || i == def.operandSegmentsProperty() || i == def.resultSegmentsProperty()) continue;
      String name = def.props().get(i).name();
      if (def.propertyIndexInDictionary(name) == i && !List.of(elided).contains(name)) return true;
    }
    return false;
  }
}
