// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.freehold.explain.Explainer;
import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.web.WebPage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * All that is shown of a program.
 *
 * @param title what the program is called
 * @param passes what was done with it, as on a command line; none where it is shown as it is
 * @param given the program as it was before passes
 * @param transformed what passes have made of it; null where there are none
 * @param remarks what passes have said
 * @param functions those that are to be run; null for all that may be called from outside
 * @param arguments with which one of them is to be run besides; null for none
 */
public record Report(String title, List<String> passes, ProgramText given, @Nullable Transformed transformed, List<Diagnostic> remarks,
    @Nullable List<String> functions, @Nullable ChosenArguments arguments, Registry registry, Executors executors, CheckLimits limits) {

  /**
   * What passes have made of a program.
   *
   * @param originals the operations that it had before
   */
  public record Transformed(OriginalOps originals, Op program, ProgramText text) {
    /**
     * Has passes change a program.
     *
     * @param copy the program once more, to be changed
     * @param passes return false after errors
     * @param printed returns the text of what they have made; null after errors
     * @return null after errors
     */
    public static @Nullable Transformed of(ProgramText copy, Predicate<Op> passes, Function<Op, @Nullable ProgramText> printed) {
      OriginalOps originals = OriginalOps.of(copy);
      ProgramText text = passes.test(copy.module()) ? printed.apply(copy.module()) : null;
      return text == null ? null : new Transformed(originals, copy.module(), text);
    }
  }

  /** Checks the program, and writes all of it as JSON. */
  public void write(JsonGenerator json) throws IOException {
    ProgramText shown = transformed == null ? given : transformed.text;
    Comparison comparison = transformed == null ? Comparison.NONE : Comparison.of(transformed.originals, transformed.program, transformed.text);
    json.writeStartObject();
    json.writeStringField("title", title);
    json.writeArrayFieldStart("passes");
    for (String pass : passes) json.writeString(pass);
    json.writeEndArray();
    if (transformed != null) program("before", given, json);
    program("after", shown, json);
    comparison(comparison, json);
    json.writeArrayFieldStart("remarks");
    for (Diagnostic remark : remarks) DiagnosticJson.write(remark, json);
    json.writeEndArray();
    json.writeFieldName("explanations");
    ExplanationsJson.write(Explainer.explain(shown.module(), registry), shown, json);
    json.writeObjectFieldStart("graphs");
    if (transformed != null) graphs("before", given, json);
    graphs("after", shown, json);
    json.writeEndObject();
    json.writeFieldName("functions");
    executions().write(functions, json);
    json.writeEndObject();
  }

  /** The page that shows it: one file in HTML that needs no other. */
  public String page() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JsonGenerator json = DiagnosticJson.generator(bytes)) {
      write(json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new WebPage("report").selfContained(title + " · Freehold", bytes.toString(StandardCharsets.US_ASCII));
  }

  private static void program(String field, ProgramText text, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField("name", text.source().name());
    json.writeStringField("text", text.text());
    json.writeEndObject();
  }

  private void graphs(String field, ProgramText text, JsonGenerator json) throws IOException {
    json.writeFieldName(field);
    new GraphJson(text, json).write(registry);
  }

  private static void comparison(Comparison comparison, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("links");
    for (LinePair pair : comparison.links()) json.writeArray(new int[] {pair.before(), pair.after()}, 0, 2);
    json.writeEndArray();
    lines("removed", comparison.removed(), json);
    lines("inserted", comparison.inserted(), json);
    lines("changed", comparison.changed(), json);
  }

  private static void lines(String field, Iterable<Integer> lines, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart(field);
    for (int line : lines) json.writeNumber(line);
    json.writeEndArray();
  }

  private Executions executions() {
    Executions.Executed after = transformed == null ? null : new Executions.Executed(transformed.program, transformed.text);
    return new Executions(new Executions.Executed(given.module(), given), after, arguments, registry, executors, limits);
  }
}
