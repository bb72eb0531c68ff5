// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** Adds models and patterns to operations of dialects that are not its own; found through {@link java.util.ServiceLoader}. */
@FunctionalInterface
public interface Extension {
  void register(ExtensionRegistrar registrar);
}
