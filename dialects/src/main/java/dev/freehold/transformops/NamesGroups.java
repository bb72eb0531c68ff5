// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.GroupNames;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.NamesResults;
import java.util.function.BiConsumer;

/** Calls its results as their groups are called. */
interface NamesGroups extends NamesResults {
  @Override
  default void nameResults(BiConsumer<Value, String> name) {
    GroupNames.ofResults((Op) this, name);
  }
}
