// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A page with explanations that are written by hand around sections that are measured. A section stands between {@code <!-- measured: NAME -->} and
 * {@code <!-- end -->}.
 *
 * @param file where it is
 */
public record MeasuredPage(Path file) {
  private static final String END = "<!-- end -->";

  /** Replaces what stands in a section. */
  public void write(String section, String text) throws IOException {
    String page = Files.readString(file);
    String mark = "<!-- measured: " + section + " -->\n";
    int from = page.indexOf(mark);
    int to = page.indexOf(END, from);
    if (from < 0 || to < 0) throw new IOException(file + " has no section " + section);
    Files.writeString(file, page.substring(0, from + mark.length()) + text + "\n" + page.substring(to));
  }
}
