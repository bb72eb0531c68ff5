// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The values of all options of one pass: those given and the defaults of the others. */
public final class PassOptions {
  private final Map<String, PassOption> declared = new LinkedHashMap<>();
  private final Map<String, String> given;

  /** The values that were given have been checked by then. */
  public PassOptions(List<PassOption> options, Map<String, String> given) {
    for (PassOption option : options) declared.put(option.name(), option);
    this.given = Map.copyOf(given);
  }

  public boolean bool(String name) {
    return text(name).equals("true") || text(name).equals("1") || text(name).isEmpty();
  }

  public long integer(String name) {
    return Long.parseLong(text(name));
  }

  /** The value as it was written. */
  public String text(String name) {
    String value = given.get(name);
    return value != null ? value : Objects.requireNonNull(declared.get(name), name).defaultValue();
  }

  /** The words of a list. */
  public List<String> list(String name) {
    String value = text(name);
    return value.isEmpty() ? List.of() : List.of(value.split(","));
  }
}
