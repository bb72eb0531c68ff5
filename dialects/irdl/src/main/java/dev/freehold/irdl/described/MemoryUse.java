// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.MemoryEffects;
import dev.freehold.ir.NoMemoryEffect;
import dev.freehold.ir.Op;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.irdl.constraint.Misdescription;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What an operation does to memory: {@code freehold.effects = ["allocates front", "reads source", "writes in console", "recursive"]}.
 *
 * @param recursive whether it also does what the operations in its regions do
 */
record MemoryUse(List<Touch> touches, boolean recursive) implements Behaviour {
  private static final String KEYWORD = "effects";
  private static final String RECURSIVE = "recursive";
  private static final Pattern SENTENCE = Pattern.compile("(allocates|frees|reads|writes)(?: (\\w+))?(?: in (\\w+))?");
  private static final Map<String, Effect.Kind> VERBS = Map.of("allocates", Effect.Kind.ALLOCATE, "frees", Effect.Kind.FREE,
      "reads", Effect.Kind.READ, "writes", Effect.Kind.WRITE);

  /** An effect on the values of a group; on all of a resource where the group is -1. */
  private record Touch(Effect effect, boolean onOperands, int group) {}

  static @Nullable MemoryUse read(Definition definition) throws Misdescription {
    List<Attribute> sentences = definition.array(KEYWORD);
    if (sentences == null) return null;
    List<Touch> touches = new ArrayList<>();
    boolean recursive = false;
    for (Attribute sentence : sentences) {
      String text = definition.string(KEYWORD, sentence);
      if (text.equals(RECURSIVE)) recursive = true;
      else touches.add(touch(text, definition));
    }
    return new MemoryUse(List.copyOf(touches), recursive);
  }

  private static Touch touch(String sentence, Definition definition) throws Misdescription {
    Matcher matcher = SENTENCE.matcher(sentence);
    if (!matcher.matches()) {
      throw definition.wrong(KEYWORD, "has the invalid effect '" + sentence + "'; expected '" + RECURSIVE
          + "', or 'allocates', 'frees', 'reads' or 'writes', optionally with the name of operands or results, optionally with 'in' and a resource");
    }
    Effect effect = new Effect(Objects.requireNonNull(VERBS.get(matcher.group(1)), sentence), resource(matcher.group(3)));
    String name = matcher.group(2);
    if (name == null) return new Touch(effect, false, -1);
    if (definition.results().names().contains(name)) {
      if (effect.kind() == Effect.Kind.FREE) throw definition.wrong(KEYWORD, "has '" + sentence + "', but results cannot be freed");
      return new Touch(effect, false, definition.resultSegment(KEYWORD, name));
    }
    int group = definition.operandSegment(KEYWORD, name);
    if (effect.kind() == Effect.Kind.ALLOCATE) throw definition.wrong(KEYWORD, "has '" + sentence + "', but operands cannot be allocated");
    return new Touch(effect, true, group);
  }

  private static Effect.Resource resource(String name) {
    if (name == null) return Effect.Resource.DEFAULT;
    return name.equals("stack") ? Effect.Resource.AUTOMATIC_SCOPE : new Effect.Resource(name);
  }

  @Override
  public List<Class<?>> interfaces() {
    List<Class<?>> interfaces = new ArrayList<>();
    if (recursive) interfaces.add(RecursiveMemoryEffects.class);
    if (!touches.isEmpty()) interfaces.add(UsesMemory.class);
    else if (!recursive) interfaces.add(NoMemoryEffect.class);
    return interfaces;
  }

  interface UsesMemory extends MemoryEffects {
    @Override
    default void effects(List<Effects.On> effects) {
      Op op = (Op) this;
      // Attributes are checked first, and some of them ask.
      if (!Description.of(op).rules().countsFit(op)) return;
      for (Touch touch : Description.behaviour(op, MemoryUse.class).touches) {
        if (touch.group < 0) {
          effects.add(new Effects.On(touch.effect, null));
          continue;
        }
        List<? extends Value> values = touch.onOperands ? Description.operands(op, touch.group) : Description.results(op, touch.group);
        for (Value value : values) effects.add(new Effects.On(touch.effect, value));
      }
    }
  }
}
