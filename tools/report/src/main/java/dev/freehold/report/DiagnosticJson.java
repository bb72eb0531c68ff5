// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.text.DiagnosticPrinter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;

/** Diagnostics and their places, as they stand in all JSON that Freehold prints. */
public final class DiagnosticJson {
  private static final JsonFactory FACTORY =
      JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

  private DiagnosticJson() {}

  /** A generator that escapes all but ASCII, so that no reader can mistake the encoding. The stream stays open. */
  public static JsonGenerator generator(OutputStream out) throws IOException {
    return FACTORY.createGenerator(out, JsonEncoding.UTF8);
  }

  /** A diagnostic with its severity and notes, as an object. */
  public static void write(Diagnostic diagnostic, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("severity", diagnostic.severity().name().toLowerCase(Locale.ROOT));
    diagnostic(diagnostic, json);
    notes(diagnostic.notes(), json);
    json.writeEndObject();
  }

  /** Message and place of a diagnostic, as fields of an object. */
  public static void diagnostic(Diagnostic diagnostic, JsonGenerator json) throws IOException {
    json.writeStringField("message", diagnostic.message());
    place(diagnostic.location(), json);
  }

  /** File, line and column, where they are known, as fields of an object. */
  public static void place(Location location, JsonGenerator json) throws IOException {
    Location.File file = DiagnosticPrinter.file(location);
    if (file == null) return;
    json.writeStringField("file", file.file());
    json.writeNumberField("line", file.line());
    json.writeNumberField("column", file.column());
  }

  /** The notes of a diagnostic, as a field of an object. */
  public static void notes(List<Diagnostic> notes, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("notes");
    for (Diagnostic note : notes) {
      json.writeStartObject();
      diagnostic(note, json);
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
