// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Op;
import dev.freehold.ir.Slot;
import dev.freehold.ir.Value;
import java.util.List;
import java.util.function.BiConsumer;

/** Names of results that follow from the declaration. */
public final class GroupNames {
  private GroupNames() {}

  /** Where there are several groups of results, values are called as their groups are. */
  public static void ofResults(Op op, BiConsumer<Value, String> name) {
    List<Slot> slots = op.def().resultSlots();
    if (slots.size() < 2) return;
    for (int i = 0; i < slots.size(); i++) {
      List<Value.Result> group = op.resultGroup(i);
      if (!group.isEmpty()) name.accept(group.getFirst(), slots.get(i).name());
    }
  }
}
