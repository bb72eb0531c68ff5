// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.ArrayList;
import java.util.List;

/** The results of one operation: {@code %v: 2 = } on the left of it, {@code %v#0} and {@code %v#1} afterwards. */
record Results(String assignment, List<SsaValue> values) {
  static Results of(List<? extends Type> types, String name) {
    if (types.isEmpty()) {
      return new Results("", List.of());
    }
    if (types.size() == 1) {
      return new Results(name + " = ", List.of(new SsaValue(name, types.getFirst(), false)));
    }
    var values = new ArrayList<SsaValue>();
    for (int i = 0; i < types.size(); i++) {
      values.add(new SsaValue(name + "#" + i, types.get(i), false));
    }
    return new Results(name + ":" + types.size() + " = ", values);
  }
}
