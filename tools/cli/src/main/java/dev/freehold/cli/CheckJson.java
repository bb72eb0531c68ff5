// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.freehold.interp.check.CheckReport;
import dev.freehold.interp.check.Choice;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.ir.Op;
import dev.freehold.report.DiagnosticJson;
import java.io.IOException;
import java.io.PrintStream;
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
        DiagnosticJson.place(op.location(), json);
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    out.println();
  }

  /** With line breaks, for people who read it, too. */
  static JsonGenerator generator(PrintStream out) throws IOException {
    return DiagnosticJson.generator(out).useDefaultPrettyPrinter();
  }

  private static void function(FunctionReport report, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", report.name());
    json.writeStringField("explored", lowerCase(report.explored()));
    if (report.skipped() != null) {
      json.writeObjectFieldStart("skipped");
      DiagnosticJson.diagnostic(report.skipped(), json);
      json.writeEndObject();
    }
    json.writeArrayFieldStart("reasons");
    for (String gap : report.unexplored()) json.writeString(gap);
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
    DiagnosticJson.diagnostic(finding.diagnostic(), json);
    DiagnosticJson.notes(finding.diagnostic().notes(), json);
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
}
