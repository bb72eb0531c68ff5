// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.ValueSegment;
import dev.freehold.ir.iface.NamesResults;
import java.util.List;
import java.util.function.BiConsumer;

/** Where there are several result segments, values are named after them. */
public interface NamesSegments extends NamesResults {
  @Override
  default void nameResults(BiConsumer<Value, String> name) {
    Op op = (Op) this;
    List<ValueSegment> segments = op.def().resultSegmentDefs();
    if (segments.size() < 2) return;
    for (int i = 0; i < segments.size(); i++) {
      List<Value.Result> group = op.resultSegment(i);
      if (!group.isEmpty()) name.accept(group.getFirst(), segments.get(i).name());
    }
  }
}
