// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.MemoryEffects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.StringAttr;
import java.util.List;

/** Has the effects that its attribute {@code effects} lists. */
public final class SideEffectOp extends Op implements MemoryEffects {
  public static final OpDef<SideEffectOp> DEF = OpDef.of("test.side_effect_op", SideEffectOp.class, SideEffectOp::new)
      .result("result", TypeSet.ANY)
      .build();

  private SideEffectOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void effects(List<Effects.On> effects) {
    if (!(attr("effects") instanceof ArrayAttr listed)) return;
    for (Attribute each : listed.elements()) {
      DictAttr entry = (DictAttr) each;
      Value on = entry.get("on_result") != null ? result() : null;
      effects.add(new Effects.On(effect(((StringAttr) entry.get("effect")).value()), on));
    }
  }

  private static Effect effect(String name) {
    return switch (name) {
      case "allocate" -> Effect.ALLOCATES;
      case "free" -> Effect.FREES;
      case "read" -> Effect.READS;
      default -> Effect.WRITES;
    };
  }
}
