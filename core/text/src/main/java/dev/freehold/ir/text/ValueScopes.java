// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.builtin.UnrealizedConversionCastOp;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the names of values stand for. A region's names end with it, but what it uses may be defined behind it. A region that
 * is isolated starts with no names at all.
 */
final class ValueScopes {
  /** What one name stands for: a value for each number of {@code %name#number}, and where it was named. */
  private static final class Named {
    Value[] values = new Value[1];
    int[] locs = new int[1];

    void ensure(int number) {
      if (number < values.length) return;
      int size = Math.max(number + 1, values.length * 2);
      values = Arrays.copyOf(values, size);
      locs = Arrays.copyOf(locs, size);
    }

    @Nullable
    Value value(int number) {
      return number < values.length ? values[number] : null;
    }
  }

  /** The names visible from an isolated region, and which of its regions defined which. */
  private static final class Isolated {
    final Map<String, Named> names = new HashMap<>();
    final List<List<String>> definedPerRegion = new ArrayList<>();
  }

  private final OpParser parser;
  private final Rewriter rewriter;
  private final List<Isolated> scopes = new ArrayList<>();
  private final Map<Value, Integer> placeholders = new IdentityHashMap<>();

  ValueScopes(OpParser parser, Rewriter rewriter) {
    this.parser = parser;
    this.rewriter = rewriter;
  }

  void enter(boolean isolated) {
    if (isolated) scopes.add(new Isolated());
    scopes.getLast().definedPerRegion.add(new ArrayList<>(0));
  }

  void leave() {
    Isolated scope = scopes.getLast();
    if (scope.definedPerRegion.size() == 1) {
      scopes.removeLast();
      return;
    }
    scope.definedPerRegion.removeLast().forEach(scope.names::remove);
  }

  private Named named(String name) {
    return scopes.getLast().names.computeIfAbsent(name, n -> new Named());
  }

  /** Where a name was used or defined before, or -1. */
  int locOf(OpParser.Operand operand) {
    Named named = scopes.getLast().names.get(operand.name());
    return named == null || named.value(operand.number()) == null ? -1 : named.locs[operand.number()];
  }

  void define(OpParser.Operand operand, Value value) {
    Named named = named(operand.name());
    int number = operand.number();
    named.ensure(number);
    Value earlier = named.values[number];
    if (earlier != null) replace(operand, earlier, value, named.locs[number]);
    named.values[number] = value;
    named.locs[number] = operand.loc();
    if (number == 0) scopes.getLast().definedPerRegion.getLast().add(operand.name());
  }

  private void replace(OpParser.Operand operand, Value earlier, Value value, int earlierLoc) {
    if (!placeholders.containsKey(earlier)) {
      throw parser.stop(operand.loc(), "redefinition of SSA value '%" + operand.name() + "'").note(earlierLoc, "previously defined here");
    }
    if (!earlier.type().equals(value.type())) {
      throw parser.stop(operand.loc(), "definition of SSA value '%" + operand.name() + "#" + operand.number() + "' has type "
          + Printing.quoted(value.type())).note(earlierLoc, "previously used here with type " + Printing.quoted(earlier.type()));
    }
    rewriter.replaceAllUses(earlier, value);
    placeholders.remove(earlier);
  }

  /** The value of a name, or a placeholder for it. */
  Value use(OpParser.Operand operand, Type type) {
    Named named = named(operand.name());
    int number = operand.number();
    Value value = named.value(number);
    if (value != null) {
      if (value.type() == type || value.type().equals(type)) return value;
      throw parser.stop(operand.loc(), "use of value '%" + operand.name() + "' expects different type than prior uses: "
          + Printing.quoted(type) + " vs " + Printing.quoted(value.type())).note(named.locs[number], "prior use here");
    }
    if (named.values[0] != null && !placeholders.containsKey(named.values[0])) {
      throw parser.stop(operand.loc(), "reference to invalid result number");
    }
    named.ensure(number);
    Value placeholder = Rewriter.createDetached(
        UnrealizedConversionCastOp.DEF.state().at(parser.location(operand.loc())).results(type)).result();
    placeholders.put(placeholder, operand.loc());
    named.values[number] = placeholder;
    named.locs[number] = operand.loc();
    return placeholder;
  }

  /** Reports all names, in the order of the text, that have been used and not defined. */
  void requireDefined() {
    List<ParseStop> errors = new ArrayList<>(0);
    placeholders.values().stream().sorted().forEach(loc -> errors.add(parser.stop(loc, "use of undeclared SSA value name")));
    ParseStop.throwAll(errors);
  }
}
