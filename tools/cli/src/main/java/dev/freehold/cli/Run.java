// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.interp.Environment;
import dev.freehold.interp.Execution;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Fault;
import dev.freehold.interp.Inputs;
import dev.freehold.interp.Limits;
import dev.freehold.interp.Literals;
import dev.freehold.interp.Outcome;
import dev.freehold.interp.Program;
import dev.freehold.interp.Rules;
import dev.freehold.interp.Values;
import dev.freehold.interp.memory.Event;
import dev.freehold.interp.memory.MemoryReport;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Type;
import dev.freehold.ir.diag.DiagnosticPrinter;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Printing;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** {@code freehold run}: executes a function of a program and prints what it returns. */
final class Run extends FlagCommand {
  private static final List<String> SWITCHES = List.of("help", "h", "trace", "allow-unregistered-dialect", "show-arguments", "memory-report");
  private static final List<String> VALUED = List.of("entry", "args", "max-steps", "memory-svg", "load", "dialect");
  private static final String HELP = """
      usage: freehold run [FILE] [--entry NAME] [--args LIST] [--trace] [--max-steps N]

      Executes a function (the only one, or @main, or the one that --entry names) and prints its results as attributes, one a line.
      What it does wrong with memory is an error with its place. The exit status is
        0    it did nothing wrong
        1    the input is wrong: it cannot be read, or it is not valid
        2    the command line is wrong
        3    it did something wrong
        4    it could not be executed to its end: something is not supported, or a limit was reached

        --args LIST        arguments, separated by commas: 3, true, 2.5, dense<[1, 2]>, dense<0.0> : tensor<2x3xf32>,
                           uninitialized : tensor<8xi32> for a buffer that nothing was written to, arg0 for the same buffer as argument 0
        --show-arguments   print the arguments as they are at the end, before the results
        --trace            print what happens to memory, each event a line
        --memory-report    print what the run cost in memory, and the least that it could have cost; --memory-report=json as JSON
        --memory-svg FILE  draw the lifetimes of the buffers
        --max-steps N      give up after N operations
        --load FILE.jar    a jar with dialects and executors of somebody else's; may be given several times
        --dialect FILE     a description of dialects in IRDL; may be given several times
        --allow-unregistered-dialect
      """;

  Run() {
    super(SWITCHES, VALUED, false, HELP);
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
  int run(ParsedArguments arguments, StandardStreams io) throws IOException, ParsedArguments.UsageError, Jars.Unusable {
    CommandInput given = CommandInput.by(arguments, io);
    Parsed parsed = given == null ? null : given.read();
    if (parsed == null) return 1;
    Program program = new Program(parsed.module(), given.registry(), given.jars().services(Executors::load));
    FunctionLike entry = entry(program, arguments.value("entry"));
    Inputs inputs = inputs(arguments, entry, given.registry());
    Consumer<Event> listener = arguments.isSet("trace") ? event -> trace(event, io.out()) : null;
    Limits limits = Limits.DEFAULT.withSteps(arguments.positive("max-steps", Long.MAX_VALUE));
    boolean reports = arguments.isSet("memory-report") || arguments.value("memory-svg") != null;
    Rules rules = Rules.STRICT.remembering(reports);
    Outcome outcome = new Execution(program, entry, inputs, () -> Environment.NONE, limits, rules, listener).run();
    if (arguments.isSet("show-arguments")) print(outcome.arguments(), entry.functionType().inputs(), io.out());
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

  private static void report(MemoryReport report, ParsedArguments arguments, FunctionLike entry, StandardStreams io) throws IOException {
    if (arguments.isSet("memory-report") && arguments.value("memory-report").equals("json")) MemoryReports.json(report, io.out());
    else if (arguments.isSet("memory-report")) MemoryReports.table(report, io.out());
    String svg = arguments.value("memory-svg");
    if (svg != null) OutputFile.write(svg, LifetimeChart.svg(report, "Buffers of @" + entry.symbolName()), arguments.input());
  }

  private static Inputs inputs(ParsedArguments arguments, FunctionLike entry, Registry registry) throws ParsedArguments.UsageError {
    List<String> literals = new ArrayList<>();
    for (String list : arguments.all("args")) literals.addAll(Literals.split(list));
    try {
      return Literals.parse(literals, entry, registry);
    } catch (IllegalArgumentException bad) {
      throw new ParsedArguments.UsageError(bad.getMessage());
    }
  }

  private static FunctionLike entry(Program program, String name) throws ParsedArguments.UsageError {
    List<FunctionLike> functions = program.functions();
    if (name != null) {
      String plain = name.startsWith("@") ? name.substring(1) : name;
      FunctionLike named = program.function(plain);
      if (named == null || named.isDeclaration()) throw new ParsedArguments.UsageError("no function '@" + plain + "' with a body");
      return named;
    }
    FunctionLike main = program.function("main");
    if (main != null && !main.isDeclaration()) return main;
    if (functions.size() != 1) throw new ParsedArguments.UsageError(functions.isEmpty() ? "there is no function to run" : "which function? --entry says it");
    return functions.getFirst();
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
