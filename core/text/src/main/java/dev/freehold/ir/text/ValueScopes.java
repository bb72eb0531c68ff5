// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.builtin.UnrealizedConversionCastOp;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the names of values stand for. A region's names end with it, but what it uses may be defined behind it. A region that
 * is isolated starts with no names at all.
 */
final class ValueScopes {
  /** What one name stands for: a value for each number of {@code %name#number}, and where it was named. */
  private static final class Named {
    private static final Value[] NO_VALUES = {};
    private static final int[] NO_LOCS = {};

    /** That of number 0, which most names have alone. */
    private @Nullable Value first;
    private int firstLoc;
    private @Nullable Value[] others = NO_VALUES;
    private int[] otherLocs = NO_LOCS;

    @Nullable
    Value value(int number) {
      return number == 0 ? first : number <= others.length ? others[number - 1] : null;
    }

    boolean isAmong(Map<Value, ?> values) {
      if (first != null && values.containsKey(first)) return true;
      for (Value other : others) {
        if (other != null && values.containsKey(other)) return true;
      }
      return false;
    }

    boolean standsForNothing() {
      if (first != null) return false;
      for (Value other : others) {
        if (other != null) return false;
      }
      return true;
    }

    void forget() {
      first = null;
      others = NO_VALUES;
      otherLocs = NO_LOCS;
    }

    int loc(int number) {
      return number == 0 ? firstLoc : otherLocs[number - 1];
    }

    void set(int number, Value value, int loc) {
      if (number == 0) {
        first = value;
        firstLoc = loc;
        return;
      }
      if (number > others.length) {
        int size = Math.max(number, others.length * 2);
        others = Arrays.copyOf(others, size);
        otherLocs = Arrays.copyOf(otherLocs, size);
      }
      others[number - 1] = value;
      otherLocs[number - 1] = loc;
    }
  }

  /**
   * The names that have been seen in an isolated region, of which those that can be seen no more stand for nothing, and which of its regions defined
   * which: the same names come again in other regions.
   */
  private static final class Isolated {
    final HashMap<String, Named> names = new HashMap<>();
    final ArrayList<ArrayList<Named>> definedPerRegion = new ArrayList<>();
  }

  private final OpParser parser;
  private final Rewriter rewriter;
  private final ArrayList<Isolated> scopes = new ArrayList<>();
  private final Map<Value, Integer> placeholders = new IdentityHashMap<>();
  /** The names whose definitions could not be read, each with a value that stands for what it would be. */
  private final Map<Named, Value> poisoned = new IdentityHashMap<>(0);
  /** The names that are defined in regions within the first isolated one, if they are noted. */
  private @Nullable Set<String> nestedNames;

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
    ArrayList<Named> ended = scope.definedPerRegion.removeLast();
    for (int i = 0; i < ended.size(); i++) ended.get(i).forget();
    if (!poisoned.isEmpty()) poisoned.keySet().removeAll(ended);
  }

  /** How far in scopes are. */
  record Mark(int isolated, int regions) {}

  Mark mark() {
    return new Mark(scopes.size(), scopes.isEmpty() ? 0 : scopes.getLast().definedPerRegion.size());
  }

  /** Leaves the scopes that have been entered since. */
  void restore(Mark mark) {
    while (scopes.size() > mark.isolated) scopes.removeLast();
    while (!scopes.isEmpty() && scopes.getLast().definedPerRegion.size() > mark.regions) leave();
  }

  private Named named(String name) {
    HashMap<String, Named> names = scopes.getLast().names;
    Named known = names.get(name);
    if (known != null) return known;
    Named named = new Named();
    names.put(name, named);
    return named;
  }

  /** Where a name was used or defined before, or -1. */
  int locOf(OpParser.Operand operand) {
    Named named = scopes.getLast().names.get(operand.name());
    return named == null || named.value(operand.number()) == null ? -1 : named.loc(operand.number());
  }

  /** The location of the value that a name stands for, or the place of the name where it stands for none. */
  Location locationOf(OpParser.Operand operand) {
    Named named = scopes.getLast().names.get(operand.name());
    Value known = named == null ? null : named.value(operand.number());
    return known == null ? parser.location(operand.loc()) : known.location();
  }

  void define(OpParser.Operand operand, Value value) {
    Named named = named(operand.name());
    int number = operand.number();
    Value earlier = named.value(number);
    if (earlier != null) replace(operand, earlier, value, named.loc(number));
    named.set(number, value, operand.loc());
    parser.mentioned(value, operand.loc(), true);
    if (number != 0) return;
    Isolated scope = scopes.getLast();
    scope.definedPerRegion.getLast().add(named);
    if (nestedNames != null && scopes.size() == 1 && scope.definedPerRegion.size() > 1) nestedNames.add(operand.name());
  }

  /** Lets names be noted that {@link #adopt} must know, though their regions have ended by then. */
  void noteNestedNames() {
    nestedNames = new HashSet<>();
  }

  /**
   * Takes over the names of a piece that stands in the same region behind what has been read so far, and whose operations are in its block already.
   *
   * @throws ParseStop if the piece might have been read otherwise with the names before it
   */
  void adopt(ValueScopes piece) {
    for (String name : Objects.requireNonNull(piece.nestedNames, "nested names have been noted")) requireNew(new OpParser.Operand(0, name, 0));
    piece.scopes.getLast().names.forEach((name, named) -> {
      for (int number = 0; number <= named.others.length; number++) {
        Value value = named.value(number);
        if (value != null) adopt(new OpParser.Operand(named.loc(number), name, number), value, piece.placeholders.containsKey(value));
      }
    });
  }

  private void adopt(OpParser.Operand operand, Value value, boolean isPlaceholder) {
    if (isPlaceholder) {
      rewriter.appendUses(value, use(operand, value.type()));
      return;
    }
    requireNew(operand);
    define(operand, value);
  }

  private void requireNew(OpParser.Operand operand) {
    if (locOf(operand) >= 0) throw parser.stop(operand.loc(), "'%" + operand.name() + "' stands for something in an earlier piece");
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
    parser.replaced(earlier, value);
  }

  /** The value of a name, or a placeholder for it. */
  Value use(OpParser.Operand operand, Type type) {
    Named named = named(operand.name());
    int number = operand.number();
    Value value = named.value(number);
    if (value != null) {
      parser.mentioned(value, operand.loc(), false);
      if (value.type() == type || value.type().equals(type)) return value;
      throw parser.stop(operand.loc(), "use of value '%" + operand.name() + "' expects different type than prior uses: "
          + Printing.quoted(type) + " vs " + Printing.quoted(value.type())).note(named.loc(number), "prior use here");
    }
    if (named.first != null && !placeholders.containsKey(named.first)) {
      throw parser.stop(operand.loc(), "reference to invalid result number");
    }
    Value placeholder = placeholder(parser.locationOfUndefined(operand), type);
    Value unread = poisoned.get(named);
    parser.mentioned(unread == null ? placeholder : unread, operand.loc(), false);
    if (unread != null) return placeholder;
    placeholders.put(placeholder, operand.loc());
    named.set(number, placeholder, operand.loc());
    return placeholder;
  }

  private static Value placeholder(Location location, Type type) {
    return Rewriter.createDetached(UnrealizedConversionCastOp.DEF.state().at(location).results(type)).result();
  }

  /** Lets a name, if it stands for nothing, be used with any type from now on: its definition could not be read. */
  void poison(OpParser.Operand operand) {
    Named named = named(operand.name());
    if (named.first != null && !placeholders.containsKey(named.first)) return;
    if (named.first != null) placeholders.remove(named.first);
    Value unread = named.first != null ? named.first : placeholder(parser.location(operand.loc()), NoneType.INSTANCE);
    named.first = null;
    poisoned.put(named, unread);
    scopes.getLast().definedPerRegion.getLast().add(named);
    parser.mentioned(unread, operand.loc(), true);
  }

  /** Reports all names, in the order of the text, that have been used and not defined. */
  void requireDefined() {
    ParseStop.throwAll(takeUndefined());
  }

  /** The same errors as a list; the names are forgotten then. */
  List<ParseStop> takeUndefined() {
    List<ParseStop> errors = new ArrayList<>(0);
    placeholders.values().stream().sorted().forEach(loc -> errors.add(parser.stop(loc, "use of undeclared SSA value name")));
    if (!errors.isEmpty()) scopes.getLast().names.values().removeIf(named -> named.isAmong(placeholders));
    placeholders.clear();
    return errors;
  }

  /** Whether no name can be seen here. */
  boolean areEmpty() {
    for (Named named : scopes.getLast().names.values()) {
      if (!named.standsForNothing()) return false;
    }
    return true;
  }
}
