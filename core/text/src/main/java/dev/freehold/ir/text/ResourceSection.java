// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Resource;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** The section behind a program that says what its resources hold. */
final class ResourceSection {
  /** Literals by key, by owner, by kind of owner. */
  private final Map<String, Map<String, Map<String, String>>> kinds = new LinkedHashMap<>();
  private final long longest;

  /**
   * @param used resources in the order of their use; those that no text defined are left out
   * @param external entries for tools outside
   * @param longest entries whose literals are longer are left out
   */
  ResourceSection(Collection<Resource> used, Map<String, Map<String, ExternalResource>> external, long longest) {
    this.longest = longest;
    Map<String, Map<String, String>> byDialect = new TreeMap<>();
    for (Resource resource : used) {
      if (resource.blob() != null) add(byDialect, resource.dialect(), resource.key(), '"' + resource.blob() + '"');
    }
    Map<String, Map<String, String>> byTool = new LinkedHashMap<>();
    external.forEach((tool, entries) -> entries.forEach((key, value) -> add(byTool, tool, key, value.literal())));
    if (!byDialect.isEmpty()) kinds.put("dialect_resources", byDialect);
    if (!byTool.isEmpty()) kinds.put("external_resources", byTool);
  }

  private void add(Map<String, Map<String, String>> to, String owner, String key, String value) {
    if (value.length() <= longest) to.computeIfAbsent(owner, o -> new LinkedHashMap<>()).put(key, value);
  }

  boolean print(AttrPrinter out) {
    if (kinds.isEmpty()) return false;
    out.text("\n{-#\n");
    String separator = "";
    for (var kind : kinds.entrySet()) {
      out.text(separator).text("  " + kind.getKey() + ": {\n");
      printGroups(out, kind.getValue());
      out.text("\n  }");
      separator = ",\n";
    }
    out.text("\n#-}\n");
    return true;
  }

  private static void printGroups(AttrPrinter out, Map<String, Map<String, String>> groups) {
    String separator = "";
    for (var group : groups.entrySet()) {
      out.text(separator).text("    ").text(group.getKey()).text(": {\n");
      printEntries(out, group.getValue());
      out.text("\n    }");
      separator = ",\n";
    }
  }

  private static void printEntries(AttrPrinter out, Map<String, String> entries) {
    String separator = "";
    for (var entry : entries.entrySet()) {
      out.text(separator).text("      ").keywordOrString(entry.getKey()).text(": ").text(entry.getValue());
      separator = ",\n";
    }
  }
}
