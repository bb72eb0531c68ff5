// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Outcome;
import dev.freehold.ir.Type;
import dev.freehold.ir.iface.FunctionLike;
import java.util.List;

/** What a caller, or somebody who is called, can tell two runs apart by. */
final class Differences {
  private Differences() {}

  /** The first difference in words, or null. */
  static String find(Outcome first, Outside before, Outcome second, Outside after, FunctionLike function) {
    String interactions = interactions(before.seen(), after.seen());
    if (interactions != null) return interactions;
    String results = values("result", first.results(), second.results(), function.functionType().results());
    return results != null ? results : values("argument", first.arguments(), second.arguments(), function.functionType().inputs());
  }

  private static String interactions(List<Interaction> before, List<Interaction> after) {
    for (int i = 0; i < Math.min(before.size(), after.size()); i++) {
      Interaction a = before.get(i);
      Interaction b = after.get(i);
      if (!a.what().equals(b.what())) return "a " + b.what() + " in place of a " + a.what();
      for (int k = 0; k < Math.min(a.values().size(), b.values().size()); k++) {
        String difference = difference(a.values().get(k), b.values().get(k));
        if (difference != null) return a.what() + " gets another operand " + k + ": " + difference;
      }
    }
    if (before.size() == after.size()) return null;
    boolean fewer = after.size() < before.size();
    Interaction extra = fewer ? before.get(after.size()) : after.get(before.size());
    return fewer ? "no " + extra.what() : "one more " + extra.what();
  }

  private static String values(String what, List<Object> before, List<Object> after, List<Type> types) {
    for (int i = 0; i < Math.min(before.size(), after.size()); i++) {
      String difference = difference(Contents.of(before.get(i), types.get(i)), Contents.of(after.get(i), types.get(i)));
      if (difference != null) return what + " " + i + " is " + difference;
    }
    return null;
  }

  private static String difference(Object before, Object after) {
    return Contents.matches(before, after) ? null : Contents.words(after) + " in place of " + Contents.words(before);
  }
}
