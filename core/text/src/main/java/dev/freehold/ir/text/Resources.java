// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.Resource;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The data that stand in the section behind a text: those that the text names, and those for tools outside. */
public final class Resources {
  private final Map<String, Map<String, Resource>> byDialect = new HashMap<>();
  private final Map<String, Map<String, ExternalResource>> external = new LinkedHashMap<>();

  /** The resource of that name; an undefined one where the text has not named it before. */
  public Resource get(String dialect, String key) {
    return byDialect.computeIfAbsent(dialect, d -> new HashMap<>()).computeIfAbsent(key, k -> new Resource(dialect, k));
  }

  boolean isEmpty() {
    return byDialect.isEmpty() && external.isEmpty();
  }

  /** Keeps an entry for a tool outside. */
  public void addExternal(String owner, String key, ExternalResource value) {
    external.computeIfAbsent(owner, o -> new LinkedHashMap<>()).put(key, value);
  }

  /** The entries for tools outside, by tool and key. */
  public Map<String, Map<String, ExternalResource>> external() {
    return external;
  }
}
