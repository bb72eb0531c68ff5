// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Severity;
import dev.freehold.ir.Workers;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.text.DiagnosticPrinter;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.ParsedOp;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.pass.IrDumps;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.Remarks;
import dev.freehold.pass.RunSettings;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** One run of {@code opt}: the pipeline of the command line over one input, or over each piece of it. */
public final class OptRun {
  /** Options by which something else is done with a program than to read, verify and write it as text. */
  private static final List<Option<?>> WITH_MORE = List.of(OptOptions.NO_IMPLICIT_MODULE, OptOptions.VERIFY_ROUND_TRIP, OptOptions.RUN_REPRODUCER,
      OptOptions.CRASH_REPRODUCER, OptOptions.REPRODUCER, OptOptions.EMIT_BYTECODE);
  /** A shorter program, in bytes, is written before another thread has begun. */
  private static final int LONG = 1 << 16;

  private final ParsedArguments arguments;
  private final Registry registry;
  private final Profile profile;
  private final PassRegistry passes;
  private final FileAccess files;
  private final PrintStream err;
  /** Gets diagnostics that would be printed otherwise; null where they are. */
  private final Diagnostics instead;
  private final boolean colored;
  private final OptOutput output;
  private final Workers workers;
  /** What the comments of the chunks expect; what has not happened in any is reported at the end of all. */
  private final List<Expectations> expectations = new ArrayList<>();
  private Pipeline pipeline;

  /** Where programs and remarks in YAML go; it may be the same. */
  private record Outputs(OutputStream programs, OutputStream remarks) {}

  public OptRun(ParsedArguments arguments, Registry registry, Profile profile, PassRegistry passes, FileAccess files, PrintStream err,
      boolean colored) {
    this(arguments, registry, profile, passes, files, err, colored, null);
  }

  /** @param instead gets diagnostics in place of {@code err}; null if they are to be printed */
  public OptRun(ParsedArguments arguments, Registry registry, Profile profile, PassRegistry passes, FileAccess files, PrintStream err,
      boolean colored, Diagnostics instead) {
    this.instead = instead;
    this.arguments = arguments;
    this.registry = registry;
    this.profile = profile;
    this.passes = passes;
    this.files = files;
    this.err = err;
    this.colored = colored;
    workers = workers(arguments);
    output = new OptOutput(arguments, registry, workers);
  }

  /** Reads the passes of the command line; false after an error. */
  public boolean preparePipeline() {
    Diagnostics diagnostics = diagnostics(null);
    if (!output.isPossible(diagnostics)) return false;
    pipeline = pipeline(ModuleOp.DEF.name(), diagnostics);
    if (!arguments.get(OptOptions.NO_IMPLICIT_MODULE)) dump(pipeline);
    return pipeline != null;
  }

  /** The passes of the command line for a top-level operation of some name; null after an error. */
  private Pipeline pipeline(String anchor, Diagnostics diagnostics) {
    PipelineParser parser = new PipelineParser(passes, diagnostics);
    String text = arguments.get(OptOptions.PASS_PIPELINE);
    if (text != null && !arguments.passes().isEmpty()) {
      diagnostics.report(
          Diagnostic.error(Location.UNKNOWN, "'-pass-pipeline' option can't be used with individual pass options"));
      return null;
    }
    Pipeline read = text == null ? new Pipeline(anchor) : parser.parse(text);
    if (read == null) return null;
    for (ParsedArguments.PassFlag flag : arguments.passes()) {
      if (!parser.addFlag(read, flag.name(), flag.options())) return null;
    }
    return read;
  }

  private void dump(Pipeline shown) {
    if (shown == null || !arguments.get(OptOptions.DUMP_PASS_PIPELINE)) return;
    err.println("Pass Manager with " + shown.entries().size() + " passes:\n" + shown.pretty() + "\n");
  }

  private ParsedOp read(Source source, Diagnostics diagnostics) {
    boolean allowUnregistered = arguments.get(OptOptions.ALLOW_UNREGISTERED);
    if (arguments.get(OptOptions.NO_IMPLICIT_MODULE)) return ProgramReader.readOp(source, registry, allowUnregistered, diagnostics);
    Parsed parsed = ProgramReader.read(source, registry, allowUnregistered, diagnostics, workers);
    return parsed == null ? null : parsed.asOp();
  }

  /** Processes an input and writes the results, with remarks in YAML in front of the programs; false after an error in any piece. */
  public boolean process(String name, byte[] bytes, OutputStream to) throws IOException {
    return process(name, bytes, to, to);
  }

  /**
   * Processes an input; false after an error in any piece.
   *
   * @param to where the results go
   * @param toRemarks where remarks in YAML go
   */
  public boolean process(String name, byte[] bytes, OutputStream to, OutputStream toRemarks) throws IOException {
    OutputStream programs = buffered(to);
    Outputs out = new Outputs(programs, toRemarks == to ? programs : buffered(toRemarks));
    try {
      return process(name, bytes, out);
    } finally {
      out.programs().flush();
      out.remarks().flush();
    }
  }

  private static OutputStream buffered(OutputStream to) {
    return new BufferedOutputStream(to, 1 << 16);
  }

  private boolean process(String name, byte[] bytes, Outputs out) throws IOException {
    boolean good = processChunks(name, bytes, out);
    for (Expectations each : expectations) good &= each.finish();
    return good;
  }

  private boolean processChunks(String name, byte[] bytes, Outputs out) throws IOException {
    if (!arguments.isGiven(OptOptions.SPLIT_INPUT)) return processChunk(new Source(name, bytes), out);
    String marker = arguments.get(OptOptions.SPLIT_INPUT);
    String between = arguments.get(OptOptions.OUTPUT_SPLIT);
    boolean good = true;
    boolean first = true;
    for (Source chunk : SplitBuffer.of(name, bytes, marker.isEmpty() ? SplitBuffer.MARKER : marker, diagnostics(new Source(name, bytes)))) {
      if (!first) out.programs().write(Utf8.encode((between == null ? SplitBuffer.MARKER : between) + '\n'));
      first = false;
      good &= processChunk(chunk, out);
    }
    return good;
  }

  private boolean processChunk(Source source, Outputs out) throws IOException {
    if (arguments.isGiven(OptOptions.VERIFY_DIAGNOSTICS)) {
      Expectations expected = Expectations.in(source, printer(source), arguments.get(OptOptions.VERIFY_DIAGNOSTICS).equals("only-expected"), err);
      expectations.add(expected);
      transform(source, filter(expected), out);
      return true;
    }
    return transform(source, filter(diagnostics(source)), out);
  }

  /** Where diagnostics go that are not expected. */
  private Diagnostics diagnostics(Source source) {
    if (instead != null) return instead;
    DiagnosticPrinter printer = printer(source);
    return diagnostic -> err.print(printer.text(diagnostic));
  }

  private DiagnosticPrinter printer(Source source) {
    return new DiagnosticPrinter(source, colored);
  }

  private Diagnostics filter(Diagnostics all) {
    String level = arguments.get(OptOptions.VERBOSITY);
    Severity onlyFrom = level == null || level.equals("remarks") ? Severity.REMARK : level.equals("warnings") ? Severity.WARNING : Severity.ERROR;
    return new ReportFilter(
        all,
        onlyFrom,
        !arguments.get(OptOptions.NO_NOTES),
        arguments.get(OptOptions.PRINT_OP_ON_DIAGNOSTIC),
        arguments.get(OptOptions.STACKTRACE_ON_DIAGNOSTIC),
        output.messagePrinting());
  }

  private boolean transform(Source source, Diagnostics diagnostics, Outputs out) throws IOException {
    long start = System.nanoTime();
    ParsedOp parsed = read(source, diagnostics);
    long parsedAt = System.nanoTime();
    if (parsed == null) return false;
    Op module = parsed.op();
    boolean isOnlyWritten = source.end() - source.start() >= LONG && isOnlyWritten(module);
    if (!isOnlyWritten && !isRight(module, diagnostics)) return false;
    if (arguments.get(OptOptions.VERIFY_ROUND_TRIP) && !RoundTrip.isFaithful(parsed, registry, diagnostics)) return false;
    boolean runsStored = arguments.get(OptOptions.RUN_REPRODUCER);
    if (runsStored && !Reproducer.isUsable(parsed, diagnostics)) return false;
    Reproducer stored = runsStored ? Reproducer.take(parsed) : null;
    Pipeline given = arguments.get(OptOptions.NO_IMPLICIT_MODULE) ? pipeline(module.name(), diagnostics) : pipeline;
    if (given != pipeline) dump(given);
    Pipeline wanted = stored == null || given == null ? given : withStored(given, stored, diagnostics);
    if (wanted == null) return false;
    RemarkOutput remarkOutput = new RemarkOutput(arguments, diagnostics, out.remarks());
    PipelineRunner runner = new PipelineRunner(registry, diagnostics, settings(stored).with(remarkOutput));
    boolean good = run(wanted, runner, parsed, diagnostics);
    long ranAt = System.nanoTime();
    if (isOnlyWritten) good = HeldOutput.writeIf(() -> isRight(module, diagnostics), to -> output.writeText(parsed, to), out.programs(), workers);
    else if (good) good = output.write(parsed, out.programs(), diagnostics);
    remarkOutput.finish();
    if (arguments.get(OptOptions.STATISTICS)) {
      err.print(runner.report().statistics("list".equals(arguments.get(OptOptions.STATISTICS_DISPLAY))));
    }
    if (arguments.get(OptOptions.TIMING)) {
      long now = System.nanoTime();
      err.print(runner.report().times(
          parsedAt - start, now - ranAt, now - start, "list".equals(arguments.get(OptOptions.TIMING_DISPLAY))));
    }
    return good;
  }

  private boolean isRight(Op program, Diagnostics diagnostics) {
    return arguments.get(OptOptions.NO_VERIFY) || Verifier.verify(program, registry, profile, diagnostics, workers);
  }

  /**
   * Whether a program is just verified and written as text, and that at the same time: neither changes it. Where there are several functions, workers
   * share them to verify and then to write them, which takes as long.
   */
  private boolean isOnlyWritten(Op program) {
    return workers.count() > 1
        && pipeline.entries().isEmpty()
        && pipeline.anchor().equals(program.name())
        && WITH_MORE.stream().noneMatch(arguments::isGiven)
        && isolatedParts(program) <= 1;
  }

  private static int isolatedParts(Op program) {
    int count = 0;
    for (Region region : program.regions()) {
      for (Block block : region) {
        for (Op op : block) {
          if (op instanceof IsolatedFromAbove && op.regionCount() > 0) count++;
        }
      }
    }
    return count;
  }

  /** Runs the passes, and writes down how that can be repeated, if that is wanted. */
  private boolean run(Pipeline wanted, PipelineRunner runner, ParsedOp program, Diagnostics diagnostics) {
    String crashFile = arguments.get(OptOptions.CRASH_REPRODUCER);
    String before = crashFile == null ? null
        : Reproducer.of(wanted, arguments.get(OptOptions.NO_THREADS), arguments.get(OptOptions.VERIFY_EACH)).text(program, output);
    boolean good = runner.run(wanted, program.op());
    if (!good && before != null) Reproducer.keep(before, crashFile, files, runner.failure(), program, diagnostics);
    String file = arguments.get(OptOptions.REPRODUCER);
    // The reference says that it did not verify, whether it did or not.
    if (good && file != null)
      Reproducer.keep(new Reproducer(wanted.toString(), false, false).text(program, output), file, files, program, diagnostics);
    return good;
  }

  /** The pipeline of the command line and then the one that stands behind the program; null after an error. */
  private Pipeline withStored(Pipeline given, Reproducer stored, Diagnostics diagnostics) {
    Pipeline more = new PipelineParser(passes, diagnostics).parse(stored.pipeline());
    return more == null ? null : given.then(more);
  }

  private RunSettings settings(Reproducer stored) {
    IrDumps dumps = new IrDumps(
        arguments.get(OptOptions.DUMP_BEFORE_ALL),
        arguments.get(OptOptions.DUMP_AFTER_ALL),
        passNames(OptOptions.DUMP_BEFORE),
        passNames(OptOptions.DUMP_AFTER),
        arguments.get(OptOptions.DUMP_AFTER_CHANGE),
        arguments.get(OptOptions.DUMP_AFTER_FAILURE),
        arguments.get(OptOptions.DUMP_MODULE_SCOPE),
        output.printing());
    String tree = arguments.get(OptOptions.DUMP_TREE);
    boolean verifies = stored == null ? arguments.get(OptOptions.VERIFY_EACH) : stored.verifyEach();
    return new RunSettings(profile, verifies, stored != null && stored.disableThreading() ? Workers.NONE : workers, dumps,
        tree == null ? (op, pass, text) -> err.print(text) : new DumpTree(tree, files), Remarks.NONE);
  }

  private static Workers workers(ParsedArguments arguments) {
    if (arguments.get(OptOptions.NO_THREADS)) return Workers.NONE;
    return arguments.isGiven(OptOptions.THREADS) ? Workers.of(arguments.get(OptOptions.THREADS)) : Workers.shared();
  }

  private Set<String> passNames(Option<List<String>> option) {
    return arguments.all(option).stream().flatMap(List::stream).collect(Collectors.toUnmodifiableSet());
  }
}
