// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Limits;
import dev.freehold.interp.Literals;
import dev.freehold.interp.Outcome;
import dev.freehold.interp.Program;
import dev.freehold.interp.Values;
import dev.freehold.interp.semantics.Fault;

import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Printing;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A run of a function with arguments that somebody has chosen. */
public final class GivenRun {
  private final ProgramText text;
  private final FunctionLike function;
  private final Outcome outcome;
  private final RunRecorder recorder = new RunRecorder();

  private GivenRun(Op module, ProgramText text, @Nullable String entry, List<String> arguments, Registry registry, Executors executors,
      Limits limits) {
    this.text = text;
    function = new Program(module, registry, executors).entry(entry);
    outcome = new ChosenArguments(Objects.requireNonNull(function.symbolName(), "it was found by its name"), arguments).run(module, registry,
        executors, limits, recorder);
  }

  /**
   * Runs a function.
   *
   * @param module the program that is run
   * @param text the text in which it is shown
   * @param entry the name of the function; null for the function main, or the only one
   * @param arguments as {@link Literals} has them
   * @throws IllegalArgumentException with a message for the user, if there is no such function, or it does not take these arguments
   */
  public static GivenRun of(Op module, ProgramText text, @Nullable String entry, List<String> arguments, Registry registry, Executors executors,
      Limits limits) {
    return new GivenRun(module, text, entry, arguments, registry, executors, limits);
  }

  /** Writes what it was given and returned, what was wrong, and what its memory was like. */
  public void write(JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("function", function.symbolName());
    values("arguments", outcome.arguments(), function.functionType().inputs(), json);
    values("results", outcome.returned() ? outcome.returnedValues() : List.of(), function.functionType().results(), json);
    json.writeNumberField("steps", outcome.steps());
    json.writeArrayFieldStart("faults");
    for (Fault fault : outcome.faults()) fault(fault, json);
    json.writeEndArray();
    json.writeFieldName("memory");
    new RunJson(RunBuffers.of(function, text), json).memory(outcome, recorder);
    json.writeEndObject();
  }

  private static void values(String field, List<Object> values, List<Type> types, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart(field);
    for (int i = 0; i < values.size(); i++) json.writeString(Printing.toString(Values.attribute(values.get(i), types.get(i))));
    json.writeEndArray();
  }

  private static void fault(Fault fault, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("kind", fault.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    DiagnosticJson.diagnostic(fault.diagnostic(), json);
    DiagnosticJson.notes(fault.diagnostic().notes(), json);
    json.writeEndObject();
  }
}
