// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.freehold.explain.Explanation;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.text.DiagnosticPrinter;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;

/** Explanations as JSON: see {@code docs/explain.md}. */
public final class ExplanationsJson {
  private ExplanationsJson() {}

  /** Writes explanations of a text as an array. */
  public static void write(List<Explanation> explanations, ProgramText text, JsonGenerator json) throws IOException {
    json.writeStartArray();
    for (Explanation each : explanations) explanation(each, text, json);
    json.writeEndArray();
  }

  private static void explanation(Explanation explanation, ProgramText text, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("kind", explanation.kind().name().toLowerCase(Locale.ROOT));
    String function = SymbolTables.nameOf(explanation.function());
    if (function != null) json.writeStringField("function", function);
    DiagnosticJson.diagnostic(Diagnostic.remark(explanation.location(), explanation.text()).build(), json);
    Location origin = text.origin(explanation.location());
    if (DiagnosticPrinter.file(origin) != null) {
      json.writeObjectFieldStart("origin");
      DiagnosticJson.place(origin, json);
      json.writeEndObject();
    }
    json.writeArrayFieldStart("lines");
    for (int line : lines(explanation, text)) json.writeNumber(line);
    json.writeEndArray();
    DiagnosticJson.notes(explanation.notes(), json);
    if (explanation.remedy() != null) json.writeStringField("remedy", explanation.remedy());
    json.writeEndObject();
  }

  private static SortedSet<Integer> lines(Explanation explanation, ProgramText text) {
    SortedSet<Integer> lines = new TreeSet<>();
    for (Op op : explanation.operations()) {
      int line = text.line(op);
      if (line > 0) lines.add(line);
    }
    return lines;
  }
}
