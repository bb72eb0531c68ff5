// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.interp.Executors;
import dev.freehold.interp.Program;
import dev.freehold.interp.check.Budget;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Severity;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Parsed;
import dev.freehold.opt.IoFailure;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.opt.options.UsageError;
import dev.freehold.pass.Remarks;
import dev.freehold.report.ChosenArguments;
import dev.freehold.report.ProgramText;
import dev.freehold.report.Report;
import dev.freehold.web.WebPage;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** {@code freehold report}: makes a page that shows what passes do with a program, and what its runs do with memory. */
final class ReportCommand extends OptionCommand {
  private static final Option<String> OUTPUT = Option.text("o", "FILE", "output file").withDefaultText("standard output");
  private static final Option<String> ENTRY =
      Option.text("entry", "NAME", "function to run, which may be private").asRepeatable().withDefaultText("all that may be called from outside");
  private static final Option<Integer> MAX_PATHS = CommonOptions.MAX_PATHS.withDefault(200);
  private static final Option<Long> MAX_STEPS = CommonOptions.MAX_STEPS.withDefault(CheckLimits.DEFAULT.steps());
  private static final Option<Duration> TIME_LIMIT = CommonOptions.TIME_LIMIT.withDefault(Duration.ofSeconds(20)).withDefaultText("20");
  private static final OptionTable TABLE = OptionTable.of("freehold report", List.of("FILE"), """
      Makes a page, one file that a browser shows without a network: the program before and after passes, written as for freehold opt, with the
      reasons of all that they inserted; the control flow of each function, and who owns which buffer on it; how long buffers live, and how many
      bytes at a time; what freehold check finds, step by step. Without passes it shows FILE as it is.

      Exit status:
        0    the page is there, whatever it says of the program
        1    the input cannot be read or is invalid, a pass fails, or the page cannot be written
        2    usage error
      """, Option.HELP, OUTPUT, ENTRY, Run.ARGS, MAX_PATHS, MAX_STEPS, TIME_LIMIT, GivenPasses.PASS_PIPELINE, GivenPasses.VERIFY_EACH,
      GivenPasses.REFERENCE_COMPATIBLE, CommonOptions.LOAD, CommonOptions.DIALECT, CommonOptions.ALLOW_UNREGISTERED).withPasses();

  private final Pulse.Source pulse;

  ReportCommand() {
    this(Pulse.NONE);
  }

  /** @param pulse says that it still works */
  ReportCommand(Pulse.Source pulse) {
    super(TABLE);
    this.pulse = pulse;
  }

  @Override
  public String name() {
    return "report";
  }

  @Override
  public String summary() {
    return "make a page that shows what passes do with a program, and runs with memory";
  }

  @Override
  int run(ParsedArguments arguments, CommandIo io) throws IOException, UsageError, Jars.Unusable {
    if (!WebPage.areBuilt()) throw new IoFailure("freehold report", WebPage.MISSING);
    String output = arguments.get(OUTPUT);
    if (output == null) {
      String page = page(arguments, io);
      if (page != null) io.out().print(page);
      return page == null ? ExitStatus.ERROR : ExitStatus.OK;
    }
    try (OutputFile file = OutputFile.open(output, arguments.input(), io.files())) {
      String page = page(arguments, io);
      if (page == null) return ExitStatus.ERROR;
      file.write(page);
      file.commit();
      return ExitStatus.OK;
    }
  }

  /** Null after errors, which have been reported then. */
  private String page(ParsedArguments arguments, CommandIo io) throws IOException, UsageError, Jars.Unusable {
    CommandInput given = CommandInput.of(arguments, arguments.get(GivenPasses.REFERENCE_COMPATIBLE) ? Profile.reference() : Profile.SOUND, io);
    GivenPasses passes = given == null ? null : GivenPasses.of(arguments, given);
    Report report = passes == null ? null : report(arguments, given, passes);
    if (report == null) return null;
    try (Pulse _ =
        pulse.begin(io.err(), "report", () -> "running the functions, for up to " + arguments.get(TIME_LIMIT).toSeconds() + " s (--time-limit)")) {
      return report.page();
    }
  }

  /** Null after errors, which have been reported then. */
  private static Report report(ParsedArguments arguments, CommandInput given, GivenPasses passes) throws UsageError, Jars.Unusable {
    CommandInput text = given.asText();
    Parsed before = text == null ? null : text.read();
    if (before == null) return null;
    ProgramText shown = ProgramText.read(before.module(), text.source());
    List<Diagnostic> remarks = new ArrayList<>();
    Report.Transformed transformed = passes.areNone() ? null : transformed(text, passes, remarks);
    if (transformed == null && !passes.areNone()) return null;
    CheckLimits limits = new CheckLimits(arguments.get(MAX_PATHS), arguments.get(MAX_STEPS), Budget.of(arguments.get(TIME_LIMIT), Long.MAX_VALUE));
    return new Report(title(given), passes.written(), shown, transformed, remarks, entries(arguments, before.module(), given),
        chosenArguments(arguments, before.module(), given), given.registry(), given.jars().services(Executors::load), limits);
  }

  /** What passes make of a program that is read once more, since they change it. */
  private static Report.Transformed transformed(CommandInput text, GivenPasses passes, List<Diagnostic> remarks) {
    Parsed program = text.read();
    if (program == null) return null;
    Diagnostics diagnostics = diagnostic -> {
      if (diagnostic.severity() == Severity.ERROR) text.diagnostics().report(diagnostic);
      else remarks.add(diagnostic);
    };
    return Report.Transformed.of(ProgramText.read(program.module(), text.source()),
        op -> passes.run(op, text, diagnostics, Remarks.all(remark -> remarks.add(remark.asDiagnostic()))),
        text::printed);
  }

  /** The name of the file without its folders. */
  private static String title(CommandInput given) {
    String name = given.source().name();
    return name.substring(name.lastIndexOf('/') + 1);
  }

  /** The functions that are named; null where none is. */
  private static List<String> entries(ParsedArguments arguments, Op program, CommandInput given) throws UsageError, Jars.Unusable {
    if (arguments.all(ENTRY).isEmpty()) return null;
    PathChecker checker = PathChecker.of(program, given.registry(), given.jars().services(Executors::load), CheckLimits.DEFAULT);
    return Check.functions(checker, arguments.all(ENTRY));
  }

  /** The arguments that are given for the one function that is named; null where there are none. */
  private static ChosenArguments chosenArguments(ParsedArguments arguments, Op module, CommandInput given) throws UsageError, Jars.Unusable {
    if (!arguments.isGiven(Run.ARGS)) return null;
    Program program = new Program(module, given.registry(), given.jars().services(Executors::load));
    List<String> names = arguments.all(ENTRY);
    if (names.size() > 1) throw new UsageError("--args is for one function: give one --entry");
    FunctionLike entry = Run.entry(program, names.isEmpty() ? null : names.getFirst());
    List<String> texts = Run.literals(arguments);
    Run.inputs(texts, entry, given.registry());      // they are wrong now, or never
    return new ChosenArguments(entry.symbolName(), texts);
  }
}
