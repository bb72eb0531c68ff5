// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.freehold.explain.Explainer;
import dev.freehold.explain.Explanation;
import dev.freehold.explain.ReportedCopies;
import dev.freehold.ir.Profile;
import dev.freehold.ir.text.DiagnosticPrinter;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Source;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.opt.options.UsageError;
import dev.freehold.report.ExplanationsJson;
import dev.freehold.report.ProgramText;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** {@code freehold explain}: says who owns each buffer, and why it is freed, copied or asked about where it is. */
final class Explain extends OptionCommand {
  private static final Option<TextPosition> AT =
      Option.of("at", "LINE[:COLUMN]", TextPosition::parse, "explain only what is there in FILE, or has been made for what is there")
          .withDefaultText("everything");
  private static final Option<Boolean> JSON = Option.flag("json", "print the result as JSON");
  private static final OptionTable TABLE = OptionTable.of("freehold explain", List.of("FILE"), """
      Explains each buffer of a program, who owns it and where it is freed; and each operation and value that deallocation takes: why a buffer is
      freed there and not earlier, which two ways of control make a flag necessary, which rule a copy. With passes, written as for freehold opt, it
      explains what they make of FILE, and shows the lines of that, and the copies of tensors that bufferization makes, with the lines of FILE; --at
      takes places of FILE itself. Without, it explains the deallocations that FILE
      has, whoever placed them.

      Exit status:
        0    everything has been explained
        1    the input cannot be read or is invalid, a pass fails, or there is nothing to explain at the place that is given
        2    usage error
      """, Option.HELP, AT, JSON, GivenPasses.PASS_PIPELINE, GivenPasses.VERIFY_EACH, GivenPasses.REFERENCE_COMPATIBLE, CommonOptions.LOAD,
      CommonOptions.DIALECT, CommonOptions.ALLOW_UNREGISTERED).withPasses();

  Explain() {
    super(TABLE);
  }

  @Override
  public String name() {
    return "explain";
  }

  @Override
  public String summary() {
    return "say who owns each buffer, and why it is freed, copied or asked about where it is";
  }

  @Override
  int run(ParsedArguments arguments, CommandIo io) throws IOException, UsageError, Jars.Unusable {
    CommandInput given = CommandInput.of(arguments, arguments.get(GivenPasses.REFERENCE_COMPATIBLE) ? Profile.reference() : Profile.SOUND, io);
    GivenPasses passes = given == null ? null : GivenPasses.of(arguments, given);
    ReportedCopies copies = new ReportedCopies();
    ProgramText shown = passes == null ? null : shown(given, passes, copies);
    if (shown == null) return ExitStatus.ERROR;
    TextPosition at = arguments.get(AT);
    List<Explanation> explanations =
        Stream.concat(copies.explain(shown.module()).stream(), Explainer.explain(shown.module(), given.registry()).stream())
            .filter(each -> at == null || at.holds(shown.origin(each.location()))).toList();
    if (arguments.get(JSON)) printJson(explanations, shown, io);
    else print(explanations, printer(given, shown, io), at == null, io);
    if (at == null || !explanations.isEmpty()) return ExitStatus.OK;
    io.err().println("freehold explain: there is nothing to explain at " + at + " of " + given.source().name());
    return ExitStatus.ERROR;
  }

  /** Shows lines of the program that was given, too: copies that passes made have their places there. */
  private static DiagnosticPrinter printer(CommandInput given, ProgramText shown, CommandIo io) {
    List<Source> sources = shown.source() == given.source() ? List.of(given.source()) : List.of(shown.source(), given.source());
    return new DiagnosticPrinter(sources, io.terminal().colorsOutput());
  }

  /** The program that was given, or that passes make of it, which say what they copied; null after errors. */
  private static ProgramText shown(CommandInput given, GivenPasses passes, ReportedCopies copies) {
    Parsed parsed = given.read();
    if (parsed == null) return null;
    if (passes.areNone()) return ProgramText.read(parsed.module(), given.source());
    return passes.run(parsed.module(), given, copies) ? given.printed(parsed.module()) : null;
  }

  private static void printJson(List<Explanation> explanations, ProgramText shown, CommandIo io) throws IOException {
    try (JsonGenerator json = CheckJson.generator(io.out())) {
      json.writeStartObject();
      json.writeStringField("program", shown.text());
      json.writeFieldName("explanations");
      ExplanationsJson.write(explanations, shown, json);
      json.writeEndObject();
    }
    io.out().println();
  }

  private static void print(List<Explanation> explanations, DiagnosticPrinter printer, boolean counts, CommandIo io) {
    for (Explanation each : explanations) io.out().print(printer.text(each.asRemark()));
    if (!counts) return;
    Map<Explanation.Kind, Long> numbers = explanations.stream().collect(Collectors.groupingBy(Explanation::kind, Collectors.counting()));
    io.out().println(count(numbers, Explanation.Kind.ALLOCATION, "allocation") + ", " + count(numbers, Explanation.Kind.FREE, "free") + ", "
        + count(numbers, Explanation.Kind.FLAG, "flag") + ", " + count(numbers, Explanation.Kind.COMPARISON, "comparison") + ", "
        + (numbers.getOrDefault(Explanation.Kind.COPY, 0L) == 1 ? "1 copy" : numbers.getOrDefault(Explanation.Kind.COPY, 0L) + " copies"));
  }

  private static String count(Map<Explanation.Kind, Long> numbers, Explanation.Kind kind, String name) {
    long number = numbers.getOrDefault(kind, 0L);
    return number + " " + name + (number == 1 ? "" : "s");
  }
}
