// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ptr;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;

/** How many bytes the next value of a type is away: {@code ptr.type_offset f32 : index}. */
public final class TypeOffsetOp extends Op implements Pure {
  public static final OpDef<TypeOffsetOp> DEF = OpDef.of("ptr.type_offset", TypeOffsetOp.class, TypeOffsetOp::new)
      .attr("elementType", AttrSets.TYPE)
      .result("result", TypeSets.SIGNLESS_INTEGER_OR_INDEX)
      .assembly("$elementType attr-dict `:` type($result)")
      .build();

  private TypeOffsetOp(OpState<?> state) {
    super(state);
  }
}
