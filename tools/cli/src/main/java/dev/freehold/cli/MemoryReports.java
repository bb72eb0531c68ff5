// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.freehold.interp.memory.MemoryReport;
import dev.freehold.interp.memory.Statistics;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.text.DiagnosticPrinter;
import java.io.IOException;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** What a run cost in memory, as a table and as JSON. */
final class MemoryReports {
  private MemoryReports() {}

  private static Map<String, Long> numbers(MemoryReport report) {
    Statistics statistics = report.statistics();
    Map<String, Long> numbers = new LinkedHashMap<>();
    numbers.put("allocations", statistics.allocations());
    numbers.put("stack allocations", statistics.stackAllocations());
    numbers.put("bytes allocated", statistics.bytesAllocated());
    numbers.put("frees", statistics.frees());
    numbers.put("clones", statistics.clones());
    numbers.put("bytes copied", statistics.bytesCopied());
    numbers.put("ownership checks", statistics.ownershipChecks());
    numbers.put("alias checks", statistics.aliasChecks());
    numbers.put("peak live bytes", report.peak());
    numbers.put("path-optimal peak bytes", report.pathOptimalPeak());
    numbers.put("least peak bytes", report.leastPeak());
    return numbers;
  }

  static void table(MemoryReport report, PrintStream out) {
    numbers(report).forEach((what, number) -> out.printf("%-24s %,15d%n", what, number));
  }

  static void json(MemoryReport report, PrintStream out) throws IOException {
    try (JsonGenerator json = CheckJson.generator(out)) {
      json.writeStartObject();
      for (Map.Entry<String, Long> number : numbers(report).entrySet()) json.writeNumberField(camelCase(number.getKey()), number.getValue());
      json.writeArrayFieldStart("buffers");
      for (MemoryReport.Lifetime life : report.lifetimes()) lifetime(life, json);
      json.writeEndArray();
      json.writeEndObject();
    }
    out.println();
  }

  private static void lifetime(MemoryReport.Lifetime life, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeNumberField("buffer", life.buffer());
    json.writeStringField("site", place(life.site()));
    json.writeNumberField("bytes", life.bytes());
    json.writeBooleanField("onStack", life.onStack());
    json.writeNumberField("born", life.born());
    json.writeNumberField("lastUse", life.lastUse());
    json.writeNumberField("died", life.died());
    json.writeStringField("fate", life.fate().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    json.writeEndObject();
  }

  static String place(Location site) {
    Location.File file = DiagnosticPrinter.file(site);
    return file == null ? "?" : file.line() + ":" + file.column();
  }

  static String bytes(long count) {
    if (count < 10_000) return count + " B";
    return count < 10_000_000 ? String.format(Locale.ROOT, "%.1f kB", count / 1e3) : String.format(Locale.ROOT, "%.1f MB", count / 1e6);
  }

  private static String camelCase(String words) {
    StringBuilder text = new StringBuilder();
    for (String word : words.split("[ -]")) text.append(text.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
    return text.toString();
  }
}
