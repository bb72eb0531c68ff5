// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.freehold.explain.Explanation;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.text.DiagnosticPrinter;
import dev.freehold.ir.text.Source;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/** Explanations as JSON: see {@code docs/explain.md}. */
final class ExplanationsJson {
  private ExplanationsJson() {}

  /**
   * Prints explanations of the program that a source is the text of.
   *
   * @param origins from places in it to those that passes were given
   */
  static void print(List<Explanation> explanations, Source source, UnaryOperator<Location> origins, PrintStream out) throws IOException {
    try (JsonGenerator json = CheckJson.generator(out)) {
      json.writeStartObject();
      json.writeStringField("program", source.text(source.start(), source.end()));
      json.writeArrayFieldStart("explanations");
      for (Explanation each : explanations) explanation(each, origins, json);
      json.writeEndArray();
      json.writeEndObject();
    }
    out.println();
  }

  private static void explanation(Explanation explanation, UnaryOperator<Location> origins, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("kind", explanation.kind().name().toLowerCase(Locale.ROOT));
    String function = SymbolTables.nameOf(explanation.function());
    if (function != null) json.writeStringField("function", function);
    CheckJson.diagnostic(Diagnostic.remark(explanation.location(), explanation.text()).build(), json);
    Location.File origin = DiagnosticPrinter.file(origins.apply(explanation.location()));
    if (origin != null) {
      json.writeObjectFieldStart("origin");
      json.writeStringField("file", origin.file());
      json.writeNumberField("line", origin.line());
      json.writeNumberField("column", origin.column());
      json.writeEndObject();
    }
    json.writeArrayFieldStart("notes");
    for (Diagnostic note : explanation.notes()) {
      json.writeStartObject();
      CheckJson.diagnostic(note, json);
      json.writeEndObject();
    }
    json.writeEndArray();
    if (explanation.remedy() != null) json.writeStringField("remedy", explanation.remedy());
    json.writeEndObject();
  }
}
