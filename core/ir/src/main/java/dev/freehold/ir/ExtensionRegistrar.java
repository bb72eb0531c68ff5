// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.function.Consumer;

/** Takes what an {@link Extension} adds to dialects, each part of it when its dialect is loaded. */
@FunctionalInterface
public interface ExtensionRegistrar {
  /**
   * Adds to a dialect once a program uses it, or never where there is no such dialect. Classes of the dialect should only be named in
   * {@code register}, so that they are loaded no sooner.
   */
  void whenLoaded(String namespace, Consumer<Registrar> register);
}
