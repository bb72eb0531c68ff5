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

  /** The effects that a definition declares on resources as a whole; those on values stand in its segments. */
  static List<Effect> onResources(OpDef<?> def) {
    return List.of(def.effects());
  }

  /** Whether the operations of a definition say their effects themselves, depending on operands and attributes. */
  static boolean areComputed(OpDef<?> def) {
    return def.computesEffects();
  }

  /** Whether the effects of the operations in its regions come on top of its own, where those are known. */
  static boolean areRecursive(Op op) {
    OpDef<?> def = op.def();
    return def.hasRecursiveMemoryEffects() && (def.computesEffects() || def.declaresEffects() || !def.hasNoMemoryEffect());
  }

  /** The effects of the operation itself, as its definition or its interface declares them. */
  static Effects of(Op op) {
    OpDef<?> def = op.def();
    boolean recursive = def.hasRecursiveMemoryEffects();
    if (def.computesEffects()) return new Known(computed(op), recursive);
    if (def.declaresEffects()) return declared(op, recursive);
    if (def.hasNoMemoryEffect()) return NONE;
    return recursive ? new Known(List.of(), true) : UNKNOWN;
  }

  private static List<On> computed(Op op) {
    List<On> effects = new ArrayList<>();
    ((MemoryEffects) op).effects(effects);
    return effects;
  }

  /** What is asked of each effect of an operation. */
  @FunctionalInterface
  interface Question {
    /** Whether an effect on a value, or on the resource as a whole where that is null, is one that is asked for. */
    boolean accepts(Op op, Effect effect, @Nullable Value value);
  }

  /** Whether all effects of the operation itself are known and accepted: the same as {@link #of} says, without a list of them. */
  static boolean areAll(Op op, Question question) {
    OpDef<?> def = op.def();
    if (def.declaresEffects() && !def.computesEffects()) return areAllDeclared(op, question);
    if (!(of(op) instanceof Known known)) return false;
    for (On on : known.effects()) {
      if (!question.accepts(op, on.effect(), on.value())) return false;
    }
    return true;
  }

  /** Whether the operation itself declares nothing, and so has just the effects of the operations in its regions. */
  static boolean areOnlyRecursive(Op op) {
    OpDef<?> def = op.def();
    return def.hasRecursiveMemoryEffects() && !(def.computesEffects() || def.hasNoMemoryEffect() || def.declaresEffects());
  }

  /** Whether the operation is known to have an effect on {@code value}; on anything, where that is null. */
  static boolean has(Op op, Effect.Kind kind, @Nullable Value value) {
    OpDef<?> def = op.def();
    if (def.computesEffects()) {
      for (On on : computed(op)) {
        if (on.is(kind) && (value == null || on.value() == value)) return true;
      }
      return false;
    }
    // Asked of every use of a buffer: most operations can answer without a look at their operands.
    return def.declares(kind) && fitsDeclaration(op)
        && !areAllDeclared(op, (owner, effect, on) -> effect.kind() != kind || value != null && on != value);
  }

  private static boolean fitsDeclaration(Op op) {
    return op.def().operandBounds(op) != null && op.def().resultBounds(op) != null;
  }

  /** Of an operation that does not fit its declaration nothing is known. */
  private static Effects declared(Op op, boolean recursive) {
    List<On> effects = new ArrayList<>();
    boolean known = areAllDeclared(op, (owner, effect, value) -> effects.add(new On(effect, value)));
    return known ? new Known(effects, recursive) : UNKNOWN;
  }

  private static boolean areAllDeclared(Op op, Question question) {
    OpDef<?> def = op.def();
    int[] operands = def.operandBounds(op);
    int[] results = def.resultBounds(op);
    if (operands == null || results == null) return false;
    for (Effect effect : def.effects()) {
      if (!question.accepts(op, effect, null)) return false;
    }
    for (int segment = 0; segment < operands.length - 1; segment++) {
      for (Effect effect : def.operands.effects(segment)) {
        for (int i = operands[segment]; i < operands[segment + 1]; i++) {
          if (!question.accepts(op, effect, op.operand(i))) return false;
        }
      }
    }
    for (int segment = 0; segment < results.length - 1; segment++) {
      for (Effect effect : def.results.effects(segment)) {
        for (int i = results[segment]; i < results[segment + 1]; i++) {
          if (!question.accepts(op, effect, op.result(i))) return false;
        }
      }
    }
    return true;
  }
}
