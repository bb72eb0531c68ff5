// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.pass.Remark;
import java.util.List;

/** Remarks in the YAML of LLVM's tools. */
final class YamlRemarks {
  /** Where values begin, and where lines are long enough. */
  private static final int COLUMN = 17;
  private static final int WIDTH = 70;
  private static final Location.File NOWHERE = new Location.File("<unknown file>", 0, 0, 0, 0);

  private YamlRemarks() {}

  /** One remark as a document of its own. */
  static String document(Remark remark) {
    StringBuilder out = new StringBuilder("--- !").append(remark.kind().title()).append('\n');
    row("", "Pass", YamlText.scalar(remark.category()), out);
    row("", "Name", YamlText.scalar(remark.name()), out);
    row("", "DebugLoc", place(remark.location() instanceof Location.File file ? file : NOWHERE), out);
    row("", "Function", YamlText.scalar(remark.function().isEmpty() ? "<unknown function>" : remark.function()), out);
    if (!remark.arguments().isEmpty()) out.append("Args:\n");
    for (Remark.Argument each : remark.arguments()) row("  - ", each.key(), YamlText.scalar(each.value()), out);
    return out.append("...\n").toString();
  }

  private static void row(String indent, String key, String value, StringBuilder out) {
    out.append(indent).append(key).append(':').repeat(' ', Math.max(1, COLUMN - 1 - key.length())).append(value).append('\n');
  }

  /** A mapping that goes on in a new line once the first one is too long. */
  private static String place(Location.File at) {
    StringBuilder out = new StringBuilder("{ File: ").append(YamlText.scalar(at.file()));
    int width = COLUMN + Utf8.encode(out.toString()).length;
    boolean isBroken = false;
    for (String entry : List.of("Line: " + at.line(), "Column: " + at.column())) {
      out.append(", ");
      width += 2;
      if (!isBroken && width > WIDTH) {
        out.append('\n').repeat(' ', COLUMN + 2);
        isBroken = true;
      }
      out.append(entry);
      width += entry.length();
    }
    return out.append(" }").toString();
  }
}
