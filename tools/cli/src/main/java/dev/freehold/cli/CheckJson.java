// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import dev.freehold.interp.check.CheckReport;
import dev.freehold.interp.check.Choice;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.text.DiagnosticPrinter;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** Prints the result of a check as JSON. */
final class CheckJson {
  private CheckJson() {}

  static void print(CheckReport report, PrintStream out) throws IOException {
    try (JsonGenerator json = generator(out)) {
      json.writeStartObject();
      json.writeBooleanField("clean", !report.hasFindings() && report.isComplete());
      json.writeBooleanField("hasFindings", report.hasFindings());
      json.writeBooleanField("complete", report.isComplete());
      json.writeArrayFieldStart("functions");
      for (FunctionReport function : report.functions()) function(function, json);
      json.writeEndArray();
      json.writeArrayFieldStart("notReached");
      for (Op op : report.notReached()) {
        json.writeStartObject();
        place(op.location(), json);
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    out.println();
  }

  /** Escapes all but ASCII, so that no reader can mistake the encoding. The stream stays open. */
  static JsonGenerator generator(PrintStream out) throws IOException {
    JsonFactory factory = JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();
    return factory.createGenerator(out, JsonEncoding.UTF8).useDefaultPrettyPrinter();
  }

  private static void function(FunctionReport report, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", report.name());
    json.writeStringField("explored", lowerCase(report.explored()));
    if (report.skipped() != null) {
      json.writeObjectFieldStart("skipped");
      diagnostic(report.skipped(), json);
      json.writeEndObject();
    }
    json.writeArrayFieldStart("reasons");
    for (String gap : report.skipped() == null ? report.gaps() : List.of(report.skipped().message())) json.writeString(gap);
    json.writeEndArray();
    json.writeNumberField("paths", report.paths());
    json.writeNumberField("rejected", report.rejected());
    json.writeNumberField("abandoned", report.abandoned());
    json.writeBooleanField("allPaths", report.exhausted());
    json.writeNumberField("allocations", report.allocations());
    json.writeNumberField("summarizedLoops", report.summarized());
    json.writeBooleanField("partiallyCompared", report.isComparedInPart());
    json.writeArrayFieldStart("findings");
    for (Finding finding : report.findings()) finding(finding, json);
    json.writeEndArray();
    json.writeEndObject();
  }

  private static String lowerCase(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static void finding(Finding finding, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("kind", finding.kind().toLowerCase(Locale.ROOT).replace('_', '-'));
    if (finding.writesToCopy()) json.writeBooleanField("writesToCopy", true);
    json.writeStringField("program", finding.stage() == Finding.Stage.GIVEN ? "given" : "transformed");
    diagnostic(finding.diagnostic(), json);
    json.writeArrayFieldStart("notes");
    for (Diagnostic note : finding.diagnostic().notes()) {
      json.writeStartObject();
      diagnostic(note, json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("path");
    for (Choice choice : finding.path()) {
      json.writeStartObject();
      json.writeStringField("question", choice.question());
      json.writeStringField("answer", choice.answer());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  static void diagnostic(Diagnostic diagnostic, JsonGenerator json) throws IOException {
    json.writeStringField("message", diagnostic.message());
    place(diagnostic.location(), json);
  }

  private static void place(Location location, JsonGenerator json) throws IOException {
    Location.File file = DiagnosticPrinter.file(location);
    if (file == null) return;
    json.writeStringField("file", file.file());
    json.writeNumberField("line", file.line());
    json.writeNumberField("column", file.column());
  }
}
