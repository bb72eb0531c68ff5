// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Severity;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.text.DiagnosticPrinter;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A log in the form that code scanning reads: SARIF 2.1.0, a standard of OASIS. */
final class SarifLog {
  private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

  /** What is wrong somewhere. */
  private record Result(String rule, Diagnostic diagnostic, String more) {}

  private final List<Result> results = new ArrayList<>();

  /**
   * Adds a result.
   *
   * @param rule what kind of thing is wrong
   * @param more what is to be said behind the message of the diagnostic
   */
  void add(String rule, Diagnostic diagnostic, String more) {
    results.add(new Result(rule, diagnostic, more));
  }

  /** Adds a result whose kind is its severity. */
  void add(Diagnostic diagnostic) {
    add(rule(diagnostic.severity().name()), diagnostic, "");
  }

  /** The id of the rule for the name of a constant: {@code use-after-free}. */
  static String rule(String constant) {
    return constant.toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Prints the log. */
  void print(PrintStream out) throws IOException {
    try (JsonGenerator json = CheckJson.generator(out)) {
      json.writeStartObject();
      json.writeStringField("$schema", SCHEMA);
      json.writeStringField("version", "2.1.0");
      json.writeArrayFieldStart("runs");
      json.writeStartObject();
      List<String> rules = results.stream().map(Result::rule).distinct().sorted().toList();
      tool(rules, json);
      json.writeStringField("columnKind", "unicodeCodePoints");
      json.writeArrayFieldStart("results");
      for (Result result : results) result(result, rules, json);
      json.writeEndArray();
      json.writeEndObject();
      json.writeEndArray();
      json.writeEndObject();
    }
    out.println();
  }

  private static void tool(List<String> rules, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("tool");
    json.writeObjectFieldStart("driver");
    json.writeStringField("name", "Freehold");
    json.writeStringField("version", Main.version());
    json.writeArrayFieldStart("rules");
    for (String rule : rules) {
      json.writeStartObject();
      json.writeStringField("id", rule);
      json.writeStringField("name", SarifRules.name(rule));
      text("shortDescription", SarifRules.of(rule).summary(), json);
      text("help", SarifRules.of(rule).help(), json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void result(Result result, List<String> rules, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("ruleId", result.rule);
    json.writeNumberField("ruleIndex", rules.indexOf(result.rule));
    json.writeStringField("level", level(result.diagnostic.severity()));
    text("message", result.diagnostic.message() + result.more, json);
    json.writeArrayFieldStart("locations");
    location(result.diagnostic, false, json);
    json.writeEndArray();
    json.writeArrayFieldStart("relatedLocations");
    for (Diagnostic note : result.diagnostic.notes()) location(note, true, json);
    json.writeEndArray();
    json.writeEndObject();
  }

  private static String level(Severity severity) {
    return switch (severity) {
      case ERROR -> "error";
      case WARNING -> "warning";
      case REMARK, NOTE -> "note";
    };
  }

  private static void text(String field, String text, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField("text", text);
    json.writeEndObject();
  }

  /** Nothing where a diagnostic has no place in a file. */
  private static void location(Diagnostic diagnostic, boolean withMessage, JsonGenerator json) throws IOException {
    Location.File file = DiagnosticPrinter.file(diagnostic.location());
    if (file == null) return;
    json.writeStartObject();
    json.writeObjectFieldStart("physicalLocation");
    json.writeObjectFieldStart("artifactLocation");
    json.writeStringField("uri", uri(file.file()));
    json.writeEndObject();
    json.writeObjectFieldStart("region");
    json.writeNumberField("startLine", Math.max(1, file.line()));
    json.writeNumberField("startColumn", Math.max(1, file.column()));
    json.writeEndObject();
    json.writeEndObject();
    if (withMessage) text("message", diagnostic.message(), json);
    json.writeEndObject();
  }

  /** A reference to a file; a relative one stays relative, to where the command runs. */
  private static String uri(String file) {
    try {
      // A colon in the first part of a relative path would be taken for the end of a scheme.
      boolean needsDot = !file.startsWith("/") && file.split("/", 2)[0].contains(":");
      return new URI(null, null, needsDot ? "./" + file : file, null).toASCIIString();
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(file, e);
    }
  }
}
