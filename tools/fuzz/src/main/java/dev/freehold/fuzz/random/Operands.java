// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.List;
import java.util.stream.Collectors;

/** Spells lists of values. */
final class Operands {
  private Operands() {
  }

  static String names(List<SsaValue> values) {
    return values.stream().map(SsaValue::name).collect(Collectors.joining(", "));
  }

  static String types(List<SsaValue> values) {
    return values.stream().map(v -> v.type().text()).collect(Collectors.joining(", "));
  }

  /** {@code %a, %b : t, u}, or nothing. */
  static String typed(List<SsaValue> values) {
    return values.isEmpty() ? "" : names(values) + " : " + types(values);
  }

  /** {@code %a: t, %b: u}: parameters and block arguments. */
  static String declared(List<SsaValue> values) {
    return values.stream().map(v -> v.name() + ": " + v.type().text()).collect(Collectors.joining(", "));
  }

  /** A terminator with its operands: {@code scf.yield %a : t}. */
  static String terminator(String name, List<SsaValue> values) {
    return values.isEmpty() ? name : name + " " + typed(values);
  }

  /** A successor with what is passed to it: {@code ^bb2(%a : t)}. */
  static String edge(int block, List<SsaValue> values) {
    return "^bb" + block + (values.isEmpty() ? "" : "(" + typed(values) + ")");
  }

  /** The line above a block: {@code ^bb2(%a: t):}. */
  static String label(int block, List<SsaValue> arguments) {
    return "^bb" + block + (arguments.isEmpty() ? "" : "(" + declared(arguments) + ")") + ":";
  }
}
