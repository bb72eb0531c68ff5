// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Slot;
import dev.freehold.ir.Trait;
import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;

/** The law that some operands and results have elements of one type. */
record ElementTypes(List<String> slots) implements Trait {

  static ElementTypes agree(String... slots) {
    return new ElementTypes(List.of(slots));
  }

  @Override
  public void verify(Op op, Checker check) {
    Type element = elementOf(op, slots.getFirst());
    for (String slot : slots) {
      if (elementOf(op, slot).equals(element)) continue;
      check.error("failed to verify that all of {" + String.join(", ", slots) + "} have same element type");
      return;
    }
  }

  private static Type elementOf(Op op, String name) {
    List<Slot> operands = op.def().operandSlots();
    for (int i = 0; i < operands.size(); i++) {
      if (operands.get(i).name().equals(name)) return TypeSets.elementOrSelf(op.operandGroup(i).getFirst().type());
    }
    return TypeSets.elementOrSelf(op.result(0).type());
  }
}
