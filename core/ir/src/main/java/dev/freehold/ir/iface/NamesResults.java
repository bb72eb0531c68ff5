// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Value;
import java.util.function.BiConsumer;

/** Suggests names for its results. */
public interface NamesResults {
  /** Calls {@code name} with the first result of each group that shall have a name, and the name without {@code %}. */
  void nameResults(BiConsumer<Value, String> name);
}
