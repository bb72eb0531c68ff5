// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.builtin.Resource;
import java.util.HashMap;
import java.util.Map;

/** The binary data that a text names. */
public final class Resources {
  private final Map<String, Map<String, Resource>> byDialect = new HashMap<>();

  /** The resource of that name; an undefined one where the text has not named it before. */
  public Resource get(String dialect, String key) {
    return byDialect.computeIfAbsent(dialect, d -> new HashMap<>()).computeIfAbsent(key, k -> new Resource(dialect, k));
  }
}
