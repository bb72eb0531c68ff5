// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Op;
import dev.freehold.ir.Slot;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.NamesResults;
import java.util.List;
import java.util.function.BiConsumer;

/** Where there are several groups of results, values are called as their groups are. */
public interface NamesGroups extends NamesResults {
  @Override
  default void nameResults(BiConsumer<Value, String> name) {
    Op op = (Op) this;
    List<Slot> slots = op.def().resultSlots();
    if (slots.size() < 2) return;
    for (int i = 0; i < slots.size(); i++) {
      List<Value.Result> group = op.resultGroup(i);
      if (!group.isEmpty()) name.accept(group.getFirst(), slots.get(i).name());
    }
  }
}
