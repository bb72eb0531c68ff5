// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Slot;
import dev.freehold.ir.Trait;
import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;
import java.util.function.Function;

/**
 * The law that the types of some operands and results have something in common.
 *
 * @param what that in which they agree, in the words of messages
 */
public record Agreement(String what, Function<Type, Object> part, List<String> slots) implements Trait {

  public static Agreement inElement(String... slots) {
    return new Agreement("element type", TypeSets::elementOrSelf, List.of(slots));
  }

  /** What has no shape agrees with nothing; the reference takes whatever lies in memory for the shape. */
  public static Agreement inShape(String... slots) {
    return new Agreement("shape", type -> type instanceof ShapedType shaped ? shaped.shape() : type, List.of(slots));
  }

  public static Agreement inRank(String... slots) {
    return new Agreement("rank", type -> ((ShapedType) type).rank(), List.of(slots));
  }

  @Override
  public void verify(Op op, Checker check) {
    Object first = part.apply(typeOf(op, slots.getFirst()));
    for (String slot : slots) {
      if (part.apply(typeOf(op, slot)).equals(first)) continue;
      check.error("failed to verify that all of {" + String.join(", ", slots) + "} have same " + what);
      return;
    }
  }

  static Type typeOf(Op op, String name) {
    List<Slot> operands = op.def().operandSlots();
    for (int i = 0; i < operands.size(); i++) {
      if (operands.get(i).name().equals(name)) return op.operandGroup(i).getFirst().type();
    }
    return op.result(0).type();
  }
}
