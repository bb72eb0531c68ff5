// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Outcome;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.FunctionLike;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a caller or a callee can distinguish two runs by. */
final class Differences {
  private Differences() {}

  /**
   * Something that is not the same.
   *
   * @param what is another: the same on all paths where it is
   * @param how it differs
   */
  record Difference(String what, String how) {}

  /** The first difference, or null. */
  static @Nullable Difference find(Outcome first, SymbolicEnvironment before, Outcome second, SymbolicEnvironment after, FunctionLike function) {
    Difference interactions = interactions(before.seen(), after.seen());
    if (interactions != null) return interactions;
    Difference results = values("result", first.returnedValues(), second.returnedValues(), function.functionType().results());
    return results != null ? results : values("argument", first.arguments(), second.arguments(), function.functionType().inputs());
  }

  /**
   * Whether recursion was cut off at other calls, and nothing differs in front of these: where a pass has inlined calls, as many calls within one another come
   * further.
   */
  static boolean mayComeFromCuts(SymbolicEnvironment before, SymbolicEnvironment after) {
    if (before.cuts().equals(after.cuts())) return false;
    int cut = Stream.of(before, after).flatMap(run -> run.cuts().stream()).mapToInt(SymbolicEnvironment.Cut::behind).min().orElse(0);
    return interactions(before.seen().subList(0, cut), after.seen().subList(0, cut)) == null;
  }

  private static @Nullable Difference interactions(List<Interaction> before, List<Interaction> after) {
    for (int i = 0; i < Math.min(before.size(), after.size()); i++) {
      Interaction a = before.get(i);
      Interaction b = after.get(i);
      if (!a.what().equals(b.what())) return new Difference(b.what() + " instead of " + a.what(), "");
      for (int k = 0; k < Math.min(a.values().size(), b.values().size()); k++) {
        String difference = difference(a.values().get(k), b.values().get(k), a.types().get(k));
        if (difference != null) return new Difference(a.what() + " has a different operand " + k, ": " + difference);
      }
    }
    if (before.size() == after.size()) return null;
    boolean fewer = after.size() < before.size();
    Interaction extra = fewer ? before.get(after.size()) : after.get(before.size());
    return new Difference((fewer ? "missing " : "additional ") + extra.what(), "");
  }

  private static @Nullable Difference values(String what, List<Object> before, List<Object> after, List<Type> types) {
    for (int i = 0; i < Math.min(before.size(), after.size()); i++) {
      String difference = difference(Contents.of(before.get(i), types.get(i)), Contents.of(after.get(i), types.get(i)), types.get(i));
      if (difference != null) return new Difference(what + " " + i, " is " + difference);
    }
    return null;
  }

  private static @Nullable String difference(Object before, Object after, Type type) {
    return Contents.matches(before, after) ? null : Contents.text(after, type) + " instead of " + Contents.text(before, type);
  }
}
