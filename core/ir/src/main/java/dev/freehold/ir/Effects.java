// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is known of the effects of an operation on memory. */
public sealed interface Effects {

  /** Just these; those of its regions come on top where {@code recursive}. */
  record Known(List<On> effects, boolean recursive) implements Effects {}

  /** Anything may happen. */
  record Unknown() implements Effects {}

  /** An effect on a value, or on the resource as a whole where the value is null. */
  record On(Effect effect, @Nullable Value value) {
    public boolean is(Effect.Kind kind) {
      return effect.kind() == kind;
    }
  }

  Effects UNKNOWN = new Unknown();
  Effects NONE = new Known(List.of(), false);

  /** The effects of the operation itself, as its definition or its interface declares them. */
  static Effects of(Op op) {
    boolean recursive = op.def().hasRecursiveMemoryEffects();
    if (op instanceof MemoryEffects own) {
      List<On> effects = new ArrayList<>();
      own.effects(effects);
      return new Known(effects, recursive);
    }
    if (op.def().declaresEffects()) return declared(op, recursive);
    if (op.def().hasNoMemoryEffect()) return NONE;
    return recursive ? new Known(List.of(), true) : UNKNOWN;
  }

  /** Whether the operation itself declares nothing, and so has just the effects of the operations in its regions. */
  static boolean areOnlyRecursive(Op op) {
    OpDef<?> def = op.def();
    return def.hasRecursiveMemoryEffects() && !(op instanceof MemoryEffects || def.hasNoMemoryEffect() || def.declaresEffects());
  }

  /** Whether the operation is known to have an effect on {@code value}; on anything, where that is null. */
  static boolean has(Op op, Effect.Kind kind, @Nullable Value value) {
    // Asked of every use of a buffer: most operations can answer without a look at their operands.
    if (!(op instanceof MemoryEffects) && !op.def().declares(kind)) return false;
    if (!(of(op) instanceof Known known)) return false;
    for (On on : known.effects()) {
      if (on.is(kind) && (value == null || on.value() == value)) return true;
    }
    return false;
  }

  /** Of an operation that does not fit its declaration nothing is known. */
  private static Effects declared(Op op, boolean recursive) {
    OpDef<?> def = op.def();
    int[] operands = def.operandBounds(op);
    int[] results = def.resultBounds(op);
    if (operands == null || results == null) return UNKNOWN;
    List<On> effects = new ArrayList<>();
    for (Effect effect : def.effects()) effects.add(new On(effect, null));
    for (int segment = 0; segment < def.operandSegmentDefs().size(); segment++) {
      for (Effect effect : def.operandSegmentDefs().get(segment).effects()) {
        for (int i = operands[segment]; i < operands[segment + 1]; i++) effects.add(new On(effect, op.operand(i)));
      }
    }
    for (int segment = 0; segment < def.resultSegmentDefs().size(); segment++) {
      for (Effect effect : def.resultSegmentDefs().get(segment).effects()) {
        for (int i = results[segment]; i < results[segment + 1]; i++) effects.add(new On(effect, op.result(i)));
      }
    }
    return new Known(effects, recursive);
  }
}
