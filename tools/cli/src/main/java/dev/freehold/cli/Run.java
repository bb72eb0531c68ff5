// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.interp.Environment;
import dev.freehold.interp.Execution;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Inputs;
import dev.freehold.interp.Limits;
import dev.freehold.interp.Literals;
import dev.freehold.interp.Outcome;
import dev.freehold.interp.Program;
import dev.freehold.interp.RunListener;
import dev.freehold.interp.Values;
import dev.freehold.interp.memory.Event;
import dev.freehold.interp.memory.MemoryReport;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Rules;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.DiagnosticPrinter;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Printing;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.opt.options.UsageError;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** {@code freehold run}: executes a function of a program and prints what it returns. */
final class Run extends OptionCommand {
  private static final Option<String> ENTRY = Option.text("entry", "NAME", "function to execute").withDefaultText("@main, or the only one");
  static final Option<String> ARGS = Option.text("args", "LIST", "arguments, separated by commas: 3, true, 2.5, dense<[1, 2]>,"
      + " dense<0.0> : tensor<2x3xf32>; uninitialized : tensor<8xi32> for a buffer that was never written, arg0 for the same buffer as argument 0")
      .asRepeatable();
  private static final Option<Boolean> SHOW_ARGUMENTS = Option.flag("show-arguments", "print the final values of the arguments before the results");
  private static final Option<Boolean> TRACE = Option.flag("trace", "print the memory events, one per line");
  private static final Option<String> MEMORY_REPORT = Option.of("memory-report", "FORMAT", Run::format,
      "print memory statistics, and the peaks that frees could reach: table or json").withImplicit("table");
  private static final Option<String> MEMORY_SVG = Option.text("memory-svg", "FILE", "draw the lifetimes of the buffers");
  private static final Option<Long> MAX_STEPS =
      Option.of("max-steps", "N", OptionValues::positive, "maximal number of operations executed").withDefaultText("no limit");
  private static final OptionTable TABLE = OptionTable.of("freehold run", List.of("FILE"), """
      Executes a function and prints its results as attributes, one per line. Memory errors are reported with their locations. With passes, written
      as for freehold opt, it executes what they make of FILE.

      Exit status:
        0    no error
        1    the input cannot be read or is invalid, or a pass fails
        2    usage error
        3    the execution found an error
        4    the execution is incomplete: something is not supported, or a limit was reached
      """, Option.HELP, ENTRY, ARGS, SHOW_ARGUMENTS, TRACE, MEMORY_REPORT, MEMORY_SVG, MAX_STEPS, GivenPasses.PASS_PIPELINE,
      GivenPasses.VERIFY_EACH, GivenPasses.REFERENCE_COMPATIBLE, CommonOptions.LOAD, CommonOptions.DIALECT, CommonOptions.ALLOW_UNREGISTERED)
      .withPasses();

  private static String format(String text) {
    if (!text.equals("table") && !text.equals("json")) throw new IllegalArgumentException("expected table or json");
    return text;
  }

  Run() {
    super(TABLE);
  }

  @Override
  public String name() {
    return "run";
  }

  @Override
  public String summary() {
    return "execute a function and print what it returns";
  }

  @Override
  int run(ParsedArguments arguments, CommandIo io) throws IOException, UsageError, Jars.Unusable {
    CommandInput given = CommandInput.of(arguments, arguments.get(GivenPasses.REFERENCE_COMPATIBLE) ? Profile.reference() : Profile.SOUND, io);
    Parsed parsed = given == null ? null : given.read();
    GivenPasses passes = parsed == null ? null : GivenPasses.of(arguments, given);
    if (passes == null || !passes.areNone() && !passes.run(parsed.module(), given)) return ExitStatus.ERROR;
    Program program = new Program(parsed.module(), given.registry(), given.jars().services(Executors::load));
    FunctionLike entry = entry(program, arguments.get(ENTRY));
    Inputs inputs = inputs(literals(arguments), entry, given.registry());
    RunListener listener = arguments.get(TRACE) ? event -> trace(event, io.out()) : null;
    Limits limits = Limits.DEFAULT.withSteps(arguments.get(MAX_STEPS, Long.MAX_VALUE));
    boolean reports = arguments.isGiven(MEMORY_REPORT) || arguments.isGiven(MEMORY_SVG);
    Rules rules = Rules.STRICT.remembering(reports);
    Outcome outcome = new Execution(program, entry, inputs, () -> Environment.NONE, limits, rules, listener).run();
    if (arguments.get(SHOW_ARGUMENTS)) print(outcome.arguments(), entry.functionType().inputs(), io.out());
    if (outcome.returned()) print(outcome.results(), entry.functionType().results(), io.out());
    for (Fault fault : outcome.faults()) given.diagnostics().report(fault.diagnostic());
    if (reports) report(MemoryReport.of(outcome.heap()), arguments, entry, io);
    return status(outcome);
  }

  private static int status(Outcome outcome) {
    if (outcome.faults().isEmpty()) return ExitStatus.OK;
    boolean ended = outcome.faults().stream().allMatch(fault -> fault.kind() == Fault.Kind.UNSUPPORTED || fault.kind() == Fault.Kind.LIMIT);
    return ended ? ExitStatus.INCOMPLETE : ExitStatus.FINDINGS;
  }

  private static void report(MemoryReport report, ParsedArguments arguments, FunctionLike entry, CommandIo io) throws IOException {
    if ("json".equals(arguments.get(MEMORY_REPORT))) MemoryReports.json(report, io.out());
    else if (arguments.isGiven(MEMORY_REPORT)) MemoryReports.table(report, io.out());
    String svg = arguments.get(MEMORY_SVG);
    if (svg != null) OutputFile.write(svg, LifetimeChart.svg(report, "Buffers of @" + entry.symbolName()), arguments.input(), io.files());
  }

  /** The arguments that the command line gives, in all of its lists. */
  static List<String> literals(ParsedArguments arguments) {
    List<String> literals = new ArrayList<>();
    for (String list : arguments.all(ARGS)) literals.addAll(Literals.split(list));
    return literals;
  }

  /** Reads arguments of a function. */
  static Inputs inputs(List<String> literals, FunctionLike entry, Registry registry) throws UsageError {
    try {
      return Literals.parse(literals, entry, registry);
    } catch (IllegalArgumentException bad) {
      throw new UsageError(bad.getMessage());
    }
  }

  /** The function of that name; the one that a program is for, where there is none. */
  static FunctionLike entry(Program program, String name) throws UsageError {
    try {
      return program.entry(name);
    } catch (IllegalArgumentException bad) {
      throw new UsageError(bad.getMessage());
    }
  }

  private static void print(List<Object> values, List<Type> types, PrintStream out) {
    for (int i = 0; i < values.size(); i++) out.println(Printing.toString(Values.attribute(values.get(i), types.get(i))));
  }

  private static void trace(Event event, PrintStream out) {
    var file = event.at() == null ? null : DiagnosticPrinter.file(event.at().location());
    out.printf("%-10s %s %s%s, %d bytes%n", file == null ? "-" : file.line() + ":" + file.column(), event.buffer(), event.what().text(),
        event.other() == null ? "" : " from " + event.other(), event.bytes());
  }
}
