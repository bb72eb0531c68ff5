// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Suggests names for the block arguments of its regions. */
public interface NamesArguments {
  void nameArguments(Region region, BiConsumer<Value, String> name);

  /** What the first blocks of its regions are called, without {@code ^}; null where they have a number like others. */
  default @Nullable String entryName() {
    return null;
  }
}
