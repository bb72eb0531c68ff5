// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.builtin.Resource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The section behind a program that says what its resources hold. */
final class ResourceSection {
  private final Map<String, List<Resource>> byDialect = new TreeMap<>();

  /** Resources in the order of their use; those that no text defined are left out. */
  ResourceSection(Collection<Resource> resources) {
    for (Resource resource : resources) {
      if (resource.blob() != null) byDialect.computeIfAbsent(resource.dialect(), d -> new ArrayList<>()).add(resource);
    }
  }

  boolean print(AttrPrinter out) {
    if (byDialect.isEmpty()) return false;
    out.text("\n{-#\n  dialect_resources: {\n");
    String separator = "";
    for (var group : byDialect.entrySet()) {
      out.text(separator).text("    ").text(group.getKey()).text(": {\n");
      printEntries(out, group.getValue());
      out.text("\n    }");
      separator = ",\n";
    }
    out.text("\n  }\n#-}\n");
    return true;
  }

  private static void printEntries(AttrPrinter out, List<Resource> resources) {
    String separator = "";
    for (Resource resource : resources) {
      out.text(separator).text("      ").keywordOrString(resource.key()).text(": \"").text(resource.blob()).text("\"");
      separator = ",\n";
    }
  }
}
