// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import java.util.List;
import java.util.function.Predicate;

/** A member of a structure, or of one that a pointer points to. */
public final class MemberOp extends Op {
  static final List<OpDef<MemberOp>> DEFS = List.of(define("member", "EmitC opaque type", OpaqueType.class::isInstance),
      define("member_of_ptr", "EmitC opaque type or EmitC pointer type", type -> type instanceof OpaqueType || type instanceof PointerType));

  private MemberOp(OpState<?> state) {
    super(state);
  }

  private static OpDef<MemberOp> define(String name, String description, Predicate<Type> holds) {
    TypeSet places = TypeSet.of("emitc.lvalue of " + description + " values", type -> type instanceof LValueType(Type held) && holds.test(held));
    return OpDef.of("emitc." + name, MemberOp.class, MemberOp::new)
        .attr("member", AttrSets.STRING)
        .operand("operand", places)
        .result("result", EmitcTypes.MEMORY)
        .build();
  }
}
