// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.irdl.Variadicity;
import dev.freehold.irdl.constraint.Misdescription;
import dev.freehold.irdl.constraint.ValueSegments;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Which results are views of the buffers in which operands: {@code freehold.views = {flipped = "source"}}. */
public final class Views implements Behaviour {
  private static final String KEYWORD = "views";

  /** From groups of results to groups of operands. */
  private final Map<Integer, Integer> sources;

  private Views(Map<Integer, Integer> sources) {
    this.sources = sources;
  }

  static @Nullable Views read(Definition definition) throws Misdescription {
    DictAttr dict = definition.dictionary(KEYWORD);
    if (dict == null) return null;
    Map<Integer, Integer> sources = new TreeMap<>();
    for (String name : dict.names()) {
      Attribute source = dict.require(name);
      int result = definition.resultSegment(KEYWORD, name);
      int operand = definition.operandSegment(KEYWORD, definition.string(KEYWORD, source));
      requireSingle(result, definition.results(), "result", definition);
      requireSingle(operand, definition.operands(), "operand", definition);
      sources.put(result, operand);
    }
    if (sources.isEmpty()) throw definition.wrong(KEYWORD, "must not be empty");
    return new Views(sources);
  }

  private static void requireSingle(int group, ValueSegments groups, String what, Definition definition) throws Misdescription {
    Variadicity variadicity = groups.variadicities().get(group);
    if (variadicity == Variadicity.SINGLE) return;
    throw definition.wrong(KEYWORD, "requires a single value, but " + what + " '" + groups.names().get(group) + "' is " + variadicity.keyword());
  }

  /** Whether the first result is a view, which there is an interface for. */
  private boolean isFirst() {
    return sources.containsKey(0);
  }

  /** Whether there are views besides the first result. */
  public boolean hasOthers() {
    return sources.size() > (isFirst() ? 1 : 0);
  }

  /** What a result is a view of, or null. */
  public @Nullable Value sourceOf(Op op, Value result) {
    for (Map.Entry<Integer, Integer> view : sources.entrySet()) {
      if (Description.results(op, view.getKey()).getFirst() == result) return Description.operands(op, view.getValue()).getFirst();
    }
    return null;
  }

  @Override
  public List<Class<?>> interfaces() {
    return isFirst() ? List.of(FirstIsView.class) : List.of();
  }

  interface FirstIsView extends ViewLike {
    @Override
    default Value viewSource() {
      Op op = (Op) this;
      int source = Objects.requireNonNull(Description.behaviour(op, Views.class).sources.get(0), "the first result is a view");
      return Description.operands(op, source).getFirst();
    }
  }
}
