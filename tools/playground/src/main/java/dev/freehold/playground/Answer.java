// SPDX-License-Identifier: Apache-2.0
package dev.freehold.playground;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.report.DiagnosticJson;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What all answers have in common: what is wrong with the program, and, if it is not too wrong, what was asked for. */
final class Answer implements Diagnostics {
  private final List<Diagnostic> diagnostics = new ArrayList<>();

  /** Writes what was asked for. */
  @FunctionalInterface
  interface Content {
    void write(JsonGenerator json) throws IOException;
  }

  @Override
  public void report(Diagnostic diagnostic) {
    diagnostics.add(diagnostic);
  }

  /** @param content null if there is none because of errors */
  void write(@Nullable Content content, OutputStream out) throws IOException {
    try (JsonGenerator json = DiagnosticJson.generator(out)) {
      json.writeStartObject();
      json.writeFieldName("content");
      if (content == null) json.writeNull();
      else content.write(json);
      json.writeArrayFieldStart("diagnostics");
      for (Diagnostic each : diagnostics) DiagnosticJson.write(each, json);
      json.writeEndArray();
      json.writeEndObject();
    }
  }
}
