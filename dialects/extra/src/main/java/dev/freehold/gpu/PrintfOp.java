// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;

/** Prints values from the device, as C does: {@code gpu.printf "%d", %x : i32}. */
public final class PrintfOp extends Op {
  private static final TypeSet NUMBER = TypeSet.of("integer or index or floating-point",
      type -> TypeSets.INTEGER.contains(type) || TypeSets.INDEX.contains(type) || TypeSets.FLOAT.contains(type));

  public static final OpDef<PrintfOp> DEF = OpDef.of("gpu.printf", PrintfOp.class, PrintfOp::new)
      .attr("format", AttrSets.STRING)
      .operands("args", NUMBER)
      .effects(Effect.WRITES)
      .assembly("$format attr-dict (`,` $args^ `:` type($args))?")
      .build();

  private PrintfOp(OpState<?> state) {
    super(state);
  }
}
