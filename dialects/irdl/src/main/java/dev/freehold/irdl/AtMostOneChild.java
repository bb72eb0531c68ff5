// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Trait;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** In the body of a definition, there is at most one operation of each of some kinds. */
record AtMostOneChild(List<String> kinds) implements Trait {
  static AtMostOneChild of(String... kinds) {
    return new AtMostOneChild(List.of(kinds));
  }

  @Override
  public void verify(Op op, Checker check) {
    Set<String> seen = new HashSet<>();
    for (Op child = op.region().entryBlock().first(); child != null; child = child.next()) {
      if (!kinds.contains(child.name()) || seen.add(child.name())) continue;
      check.plainError("failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type " + child.name());
      return;
    }
  }
}
