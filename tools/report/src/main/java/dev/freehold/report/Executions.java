// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Limits;
import dev.freehold.interp.Outcome;
import dev.freehold.interp.Program;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.Choice;
import dev.freehold.interp.check.Finding.Stage;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a check finds out about a program, or about what passes made of another: how each function was explored, what its memory is like on chosen
 * paths, and the way to each fault.
 *
 * @param given the program that was given, and its text
 * @param transformed what passes made of it; null where there are none
 * @param arguments with which one function is run besides; null for none
 */
record Executions(Executed given, @Nullable Executed transformed, @Nullable ChosenArguments arguments, Registry registry, Executors executors,
    CheckLimits limits) {
  /** Runs are shown of so many functions; of the others only what was found, and that runs are left out. */
  private static final int MAX_FUNCTIONS = 40;

  /** A program that is run, and the text in which it is shown. */
  record Executed(Op program, ProgramText text) {
    private RunBuffers buffers(String function) {
      return RunBuffers.of(Objects.requireNonNull(Program.named(program).get(function), "it has been checked"), text);
    }
  }

  /** Something that was run, with what it has done. */
  private record Recorded(Stage stage, List<Choice> path, Outcome outcome, RunRecorder recorder) {}

  private PathChecker checker() {
    return transformed == null ? PathChecker.of(given.program, registry, executors, limits)
        : PathChecker.of(given.program, transformed.program, registry, executors, limits);
  }

  /**
   * Checks functions, and writes what comes out as an array.
   *
   * @param functions null for all that may be called from outside
   */
  void write(@Nullable List<String> functions, JsonGenerator json) throws IOException {
    PathChecker checker = checker();
    ChosenPaths paths = new ChosenPaths();
    List<FunctionReport> reports = checker.check(functions == null ? checker.entries() : functions, paths).functions();
    json.writeStartArray();
    int shown = 0;
    for (FunctionReport report : reports) {
      List<List<Choice>> chosen = paths.of(report.name());
      if (!chosen.isEmpty()) shown++;
      function(report, chosen, !chosen.isEmpty() && shown > MAX_FUNCTIONS, checker, json);
    }
    json.writeEndArray();
  }

  private void function(FunctionReport report, List<List<Choice>> paths, boolean runsAreLeftOut, PathChecker checker, JsonGenerator json)
      throws IOException {
    String name = report.name();
    List<Recorded> asked = arguments != null && arguments.function().equals(name) && report.skipped() == null ? runsWithArguments() : List.of();
    json.writeStartObject();
    json.writeStringField("function", name);
    json.writeStringField("explored", report.explored().name().toLowerCase(Locale.ROOT));
    json.writeArrayFieldStart("reasons");
    for (String gap : report.unexplored()) json.writeString(gap);
    json.writeEndArray();
    json.writeNumberField("paths", report.paths());
    json.writeArrayFieldStart("runs");
    if (!asked.isEmpty()) runs(name, asked, json);
    for (List<Choice> path : runsAreLeftOut ? List.<List<Choice>>of() : paths) {
      List<Recorded> both = new ArrayList<>();
      for (Stage stage : stages()) both.add(replay(name, path, stage, checker));
      runs(name, both, json);
    }
    json.writeEndArray();
    json.writeBooleanField("runsLeftOut", runsAreLeftOut);
    json.writeArrayFieldStart("findings");
    for (Recorded run : asked) {
      for (Fault fault : run.outcome.faults()) {
        if (isToBeShown(fault, run.stage)) finding(fault.kind().name(), fault.diagnostic(), name, run, json);
      }
    }
    for (Finding finding : report.findings())
      finding(finding.kind(), finding.diagnostic(), name, replay(name, finding.path(), finding.stage(), checker), json);
    json.writeEndArray();
    json.writeEndObject();
  }

  private List<Stage> stages() {
    return transformed == null ? List.of(Stage.GIVEN) : List.of(Stage.GIVEN, Stage.TRANSFORMED);
  }

  private Executed executed(Stage stage) {
    return stage == Stage.GIVEN || transformed == null ? given : transformed;
  }

  private List<Recorded> runsWithArguments() {
    ChosenArguments chosen = Objects.requireNonNull(arguments, "there are arguments");
    Limits within = Limits.DEFAULT.withSteps(limits.steps()).withWatch(limits.budget());
    List<Recorded> runs = new ArrayList<>();
    for (Stage stage : stages()) {
      RunRecorder recorder = new RunRecorder();
      runs.add(new Recorded(stage, chosen.path(), chosen.run(executed(stage).program, registry, executors, within, recorder), recorder));
    }
    return runs;
  }

  /** Passes are there to remove leaks, so that the program before them may have some. */
  private boolean isToBeShown(Fault fault, Stage stage) {
    return stage == Stage.TRANSFORMED || transformed == null || fault.kind() != Fault.Kind.LEAK && fault.kind() != Fault.Kind.BOUNDARY;
  }

  private static Recorded replay(String function, List<Choice> path, Stage stage, PathChecker checker) {
    RunRecorder[] recorder = new RunRecorder[1];
    Outcome outcome = checker.replay(function, path, stage, () -> recorder[0] = new RunRecorder());
    return new Recorded(stage, path, outcome, recorder[0]);
  }

  /** Which of the two texts of a report shows a program. */
  private String side(Stage stage) {
    return executed(stage) == given && transformed != null ? "before" : "after";
  }

  private void runs(String function, List<Recorded> runs, JsonGenerator json) throws IOException {
    json.writeStartObject();
    path(runs.getFirst().path, json);
    for (Recorded run : runs) {
      json.writeFieldName(side(run.stage));
      new RunJson(executed(run.stage).buffers(function), json).memory(run.outcome, run.recorder);
    }
    json.writeEndObject();
  }

  private static void path(List<Choice> path, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("path");
    for (Choice choice : path) {
      json.writeStartObject();
      json.writeStringField("question", choice.question());
      json.writeStringField("answer", choice.answer());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void finding(String kind, Diagnostic diagnostic, String function, Recorded run, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("kind", kind.toLowerCase(Locale.ROOT).replace('_', '-'));
    json.writeStringField("side", side(run.stage));
    DiagnosticJson.diagnostic(diagnostic, json);
    DiagnosticJson.notes(diagnostic.notes(), json);
    path(run.path, json);
    new RunJson(executed(run.stage).buffers(function), json).steps(run.outcome, run.recorder);
    json.writeEndObject();
  }
}
