// SPDX-License-Identifier: Apache-2.0
package dev.freehold.playground;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The programs that the page has to begin with, as JSON. */
final class ExamplesJson {
  private static final String USUAL = "buffer-deallocation-pipeline";
  private static final String LAST_USE = "last-use-buffer-deallocation-pipeline";

  /**
   * A program.
   *
   * @param name of its file
   * @param title what the page calls it
   * @param pipeline the passes that the page begins with; empty for none
   * @param args of the function, to run it
   */
  private record Example(String name, String title, String pipeline, String args) {}

  private static final List<Example> EXAMPLES = List.of(
      new Example("branches", "A flag along branches", USUAL, "true, dense<1.0>, dense<0.0>"),
      new Example("loop", "A loop that carries a buffer", LAST_USE, "6"),
      new Example("late-free", "Free late, free at the last use", USUAL, ""),
      new Example("returned-argument", "A clone for the caller", USUAL, "true, dense<3>"),
      new Example("double-free", "Freed twice by hand", "", "true"),
      new Example("leak", "A path that leaks", "", "dense<5>, 5"));

  private ExamplesJson() {}

  static String text() {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartArray();
      for (Example example : EXAMPLES) {
        json.writeStartObject();
        json.writeStringField("name", example.name);
        json.writeStringField("title", example.title);
        json.writeStringField("program", new String(Playground.resource("examples/" + example.name + ".mlir"), StandardCharsets.UTF_8));
        json.writeStringField("pipeline", example.pipeline);
        json.writeStringField("args", example.args);
        json.writeEndObject();
      }
      json.writeEndArray();
    } catch (IOException never) {
      throw new UncheckedIOException(never);
    }
    return text.toString();
  }
}
