// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.List;
import java.util.stream.Collectors;

/** A function of the module, known before any body is written, so that every body may call it. */
record Signature(String name, boolean isPrivate, boolean external, List<Type> params, List<Type> results) {
  String type() {
    return types(params) + " -> " + types(results);
  }

  static String types(List<? extends Type> types) {
    return types.stream().map(Type::text).collect(Collectors.joining(", ", "(", ")"));
  }
}
