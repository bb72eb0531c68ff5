// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrText;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.DestinationStyle;
import java.util.ArrayList;
import java.util.List;

/** The constraints of operations that compute into operands. */
final class DestinationChecks {
  private DestinationChecks() {}

  /** Whether there is a result of the same type for each tensor computed into. */
  static void verify(Op op, DestinationStyle style, Checker check) {
    int first = style.inits().start();
    List<Integer> tensors = new ArrayList<>();
    for (int i = first; i < first + style.inits().size(); i++) {
      Type type = op.operand(i).type();
      if (TypeSets.isTensor(type)) {
        tensors.add(i);
      } else if (!(type instanceof BaseMemRefType)) {
        check.error("expected that operand #" + i + " is a tensor or a memref");
        return;
      }
    }
    List<Type> results = op.resultTypes().stream().filter(TypeSets::isTensor).toList();
    if (results.size() != tensors.size()) {
      check.error(
          "expected the number of tensor results (" + results.size() + ") to be equal to the number of output tensors (" + tensors.size() + ")");
      return;
    }
    for (int i = 0; i < tensors.size() && !check.failed(); i++) {
      Type result = results.get(i);
      Type init = op.operand(tensors.get(i)).type();
      if (result.equals(init)) continue;
      check.error("expected type of operand #" + tensors.get(i) + " (" + AttrText.quoted(init) + ") to match type of corresponding result ("
          + AttrText.quoted(result) + ")");
    }
  }
}
