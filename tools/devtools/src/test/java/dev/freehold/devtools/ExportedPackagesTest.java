// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The packages that modules export to everyone are those that the README lists; what only our own modules use is exported to them by name. */
class ExportedPackagesTest {
  private static final Pattern EXPORT = Pattern.compile("^  exports ([\\w.]+);", Pattern.MULTILINE);
  private static final Pattern ROW = Pattern.compile("^\\| (`dev\\.freehold[^|]*) \\|", Pattern.MULTILINE);
  /** A package, or several with the last parts of their names in braces. */
  private static final Pattern PACKAGES = Pattern.compile("`([\\w.]+?)(?:\\.\\{([\\w,]+)})?`");

  @Test
  void theReadmeListsThem() throws IOException {
    assertEquals(listed(), exported());
  }

  private static Set<String> exported() throws IOException {
    Set<String> names = new TreeSet<>();
    for (Path file : Repository.mainSources()) {
      if (!file.endsWith("module-info.java")) continue;
      EXPORT.matcher(Files.readString(file)).results().map(export -> export.group(1)).forEach(names::add);
    }
    return names;
  }

  private static Set<String> listed() throws IOException {
    Set<String> names = new TreeSet<>();
    for (MatchResult row : ROW.matcher(Files.readString(Repository.ROOT.resolve("README.md"))).results().toList()) {
      for (MatchResult packages : PACKAGES.matcher(row.group(1)).results().toList()) {
        if (packages.group(2) == null) names.add(packages.group(1));
        else for (String last : packages.group(2).split(",")) names.add(packages.group(1) + "." + last);
      }
    }
    return names;
  }
}
