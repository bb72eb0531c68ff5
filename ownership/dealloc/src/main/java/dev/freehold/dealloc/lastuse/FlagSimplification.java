// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds flags that are constants or equal to others. Constants are found as in sparse conditional constant propagation, optimistically: around a
 * loop a flag is what it is at the entry until something in the loop says otherwise.
 */
final class FlagSimplification {
  private final Map<Flag, Value> values = new HashMap<>();
  private final Map<Flag, Flag> replacements = new HashMap<>();

  /** What is known of a flag. */
  private enum Value {
    UNSEEN, FALSE, TRUE, VARYING;

    Value join(Value other) {
      return this == UNSEEN || this == other ? other : other == UNSEEN ? this : VARYING;
    }
  }

  FlagSimplification(List<Flag> flags) {
    findConstants(flags);
    findCopies(flags);
  }

  /** The constant or the flag that {@code flag} is equal to; itself if there is none. */
  Flag of(Flag flag) {
    return switch (value(flag)) {
      case TRUE -> Flag.Constant.TRUE;
      case FALSE, UNSEEN -> Flag.Constant.FALSE;
      case VARYING -> {
        Flag equal = flag;
        while (replacements.containsKey(equal)) equal = replacements.get(equal);
        yield equal;
      }
    };
  }

  private Value value(Flag flag) {
    if (flag instanceof Flag.Constant constant) return constant == Flag.Constant.TRUE ? Value.TRUE : Value.FALSE;
    return values.getOrDefault(flag, Value.UNSEEN);
  }

  private void findConstants(List<Flag> flags) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Flag flag : flags) {
        Value found = switch (flag) {
          case Flag.Constant constant -> value(constant);
          case Flag.Phi phi -> {
            Value joined = Value.UNSEEN;
            for (Flag input : phi.inputs()) joined = joined.join(value(input));
            yield joined;
          }
          case Flag.Update update -> switch (value(update.released())) {
            case FALSE, UNSEEN -> value(update.before());
            case TRUE, VARYING -> value(update.before()) == Value.TRUE ? Value.TRUE : Value.VARYING;
          };
        };
        Value joined = value(flag).join(found);
        changed |= values.put(flag, joined) != joined;
      }
    }
  }

  /** Flags that differ from no other where they are made. One that is not visible there has to be passed on. */
  private void findCopies(List<Flag> flags) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Flag flag : flags) {
        if (value(flag) != Value.VARYING || replacements.containsKey(flag)) continue;
        Flag equal = switch (flag) {
          case Flag.Constant constant -> constant;
          case Flag.Phi phi -> onlyInput(phi);
          case Flag.Update update -> of(update.released()) == Flag.Constant.FALSE ? of(update.before()) : update;
        };
        if (equal == flag || equal.home() != null && !flag.home().isIn(equal.home())) continue;
        replacements.put(flag, equal);
        changed = true;
      }
    }
  }

  private Flag onlyInput(Flag.Phi phi) {
    Flag only = phi;
    for (Flag input : phi.inputs()) {
      Flag known = of(input);
      if (known == phi || known == only) continue;
      if (only != phi) return phi;
      only = known;
    }
    return only;
  }
}
