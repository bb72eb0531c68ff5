// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.StringAttr;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What definitions may be called, so that code in any language can be made from them. */
final class Names {
  private Names() {}

  /** The strings of an array attribute. */
  static List<String> of(ArrayAttr names) {
    List<String> strings = new ArrayList<>();
    for (Attribute name : names.elements()) strings.add(((StringAttr) name).value());
    return strings;
  }

  /** Reports an invalid name; {@code label} is what has it. */
  static void verify(String name, String label, Checker check) {
    String fault = fault(name);
    if (fault != null) check.plainError("name of " + label + fault);
  }

  private static @Nullable String fault(String name) {
    if (name.isEmpty()) return " is empty";
    boolean underscoreAllowed = false;
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c == '_' && !underscoreAllowed) return " should not contain leading or double underscores";
      if (c >= 'A' && c <= 'Z') return " should not contain uppercase letters";
      if (c != '_' && !(c >= 'a' && c <= 'z' || c >= '0' && c <= '9')) {
        return " must contain only lowercase letters, digits and underscores";
      }
      underscoreAllowed = c != '_';
    }
    return null;
  }

  /** Reports names of operands, results and the like that are too many or few, wrong, or not unique. */
  static void verifyList(Op op, String kind, List<String> names, Checker check) {
    if (op.operandCount() != names.size()) {
      check.error("the number of " + kind + "s and their names must be the same, but got " + op.operandCount() + " and " + names.size()
          + " respectively");
      return;
    }
    Map<String, Integer> seen = new HashMap<>();
    for (int i = 0; i < names.size(); i++) {
      verify(names.get(i), kind + " #" + i, check);
      if (check.failed()) return;
      Integer earlier = seen.putIfAbsent(names.get(i), i);
      if (earlier == null) continue;
      check.error("name of " + kind + " #" + i + " is a duplicate of the name of " + kind + " #" + earlier);
      return;
    }
  }
}
