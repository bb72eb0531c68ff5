// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import static dev.freehold.opt.LlvmOption.choice;
import static dev.freehold.opt.LlvmOption.flag;
import static dev.freehold.opt.LlvmOption.number;
import static dev.freehold.opt.LlvmOption.regex;
import static dev.freehold.opt.LlvmOption.text;

import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.opt.options.UsageError;
import dev.freehold.pass.PassRegistry;
import java.util.ArrayList;
import java.util.List;

/** The options of {@code opt} besides passes that say what is done with a program, named and described as the reference does. */
public final class OptOptions {
  private static final List<String> REMARK_FORMATS = List.of("emitRemark", "yaml");
  static final Option<String> PASS_PIPELINE = text("pass-pipeline", "Textual description of the pass pipeline to run").alias("p");
  static final Option<Boolean> DUMP_PASS_PIPELINE = flag("dump-pass-pipeline", "Print the pipeline that will be run");
  static final Option<Boolean> ALLOW_UNREGISTERED = flag("allow-unregistered-dialect", "Allow operation with no registered dialects");
  static final Option<Boolean> NO_IMPLICIT_MODULE = flag("no-implicit-module", "Disable implicit addition of a top-level module op during parsing");
  public static final Option<String> SPLIT_INPUT =
      text("split-input-file", "Split the input file into pieces and process each chunk independently").withImplicit("");
  static final Option<String> OUTPUT_SPLIT = text("output-split-marker", "Split marker to use for merging the ouput");
  public static final Option<String> VERIFY_DIAGNOSTICS =
      choice("verify-diagnostics", List.of("", "all", "only-expected"),
          "Check that emitted diagnostics match expected-* lines on the corresponding line")
          .withImplicit("");
  static final Option<Boolean> VERIFY_EACH = flag("verify-each", "Run the verifier after each transformation pass").withDefault(true);
  static final Option<Boolean> NO_VERIFY = flag("mlir-very-unsafe-disable-verifier-on-parsing", "Disable the verifier on parsing (very unsafe)");
  static final Option<Boolean> VERIFY_ROUND_TRIP = flag("verify-roundtrip", "Round-trip the IR after parsing and ensure it succeeds");
  static final Option<Boolean> ASSUME_VERIFIED =
      flag("mlir-print-assume-verified", "Skip op verification when using custom printers; they never verify here");
  static final Option<Boolean> EMIT_BYTECODE = flag("emit-bytecode", "Emit bytecode when generating output");
  static final Option<Long> BYTECODE_VERSION = number("emit-bytecode-version", LlvmValues::unsigned, "Use specified bytecode when generating output");
  static final Option<Boolean> ELIDE_BYTECODE_RESOURCES = flag("elide-resource-data-from-bytecode", "Elide resources when generating bytecode");
  public static final Option<Boolean> REFERENCE_COMPATIBLE =
      flag("reference-compatible", "Print what the reference prints where that is wrong, too; docs/differences.md lists the cases");
  static final Option<Boolean> GENERIC = flag("mlir-print-op-generic", "Print the generic op form");
  static final Option<Boolean> LOCAL_SCOPE =
      flag("mlir-print-local-scope", "Print with local scope and inline information (eliding aliases for attributes, types, and locations)");
  static final Option<Boolean> DEBUG_INFO = flag("mlir-print-debuginfo", "Print debug info in MLIR output");
  static final Option<Boolean> PRETTY_DEBUG_INFO = flag("mlir-pretty-debuginfo", "Print pretty debug info in MLIR output");
  static final Option<Boolean> NAMES_FROM_LOCATIONS = flag("mlir-use-nameloc-as-prefix", "Print SSA IDs using NameLocs as prefixes");
  static final Option<Boolean> UNIQUE_NAMES =
      flag("mlir-print-unique-ssa-ids", "Print unique SSA ID numbers for values, block arguments and naming conflicts across all regions");
  static final Option<Boolean> SKIP_REGIONS = flag("mlir-print-skip-regions", "Skip regions when printing ops.");
  static final Option<Boolean> VALUE_USERS = flag("mlir-print-value-users", "Print users of operation results and block arguments as a comment");
  static final Option<Long> ELIDE_ELEMENTS =
      number("mlir-elide-elementsattrs-if-larger", LlvmValues::unsigned,
          "Elide ElementsAttrs with \"...\" that have more elements than the given upper limit");
  static final Option<Long> ELIDE_RESOURCES =
      number("mlir-elide-resource-strings-if-larger", LlvmValues::unsigned, "Elide printing value of resources if string is too long in chars.");
  static final Option<Long> HEX_ELEMENTS =
      number("mlir-print-elementsattrs-with-hex-if-larger", LlvmValues::signed,
          "Print DenseElementsAttrs with a hex string that have more elements than the given upper limit (use -1 to disable)");
  static final Option<List<String>> DUMP_BEFORE =
      Option.of("mlir-print-ir-before", "value", value -> List.of(value.split(",")), "Print IR before specified passes");
  static final Option<List<String>> DUMP_AFTER =
      Option.of("mlir-print-ir-after", "value", value -> List.of(value.split(",")), "Print IR after specified passes");
  static final Option<Boolean> DUMP_BEFORE_ALL = flag("mlir-print-ir-before-all", "Print IR before each pass");
  static final Option<Boolean> DUMP_AFTER_ALL = flag("mlir-print-ir-after-all", "Print IR after each pass");
  static final Option<Boolean> DUMP_AFTER_CHANGE =
      flag("mlir-print-ir-after-change", "When printing the IR after a pass, only print if the IR changed");
  static final Option<Boolean> DUMP_AFTER_FAILURE =
      flag("mlir-print-ir-after-failure", "When printing the IR after a pass, only print if the pass failed");
  static final Option<String> DUMP_TREE =
      text("mlir-print-ir-tree-dir",
          "When printing the IR before/after a pass, print file tree rooted at this directory. Use in conjunction with mlir-print-ir-* flags");
  static final Option<String> REPRODUCER =
      text("mlir-generate-reproducer", "Generate an mlir reproducer at the provided filename (no crash required)");
  static final Option<String> CRASH_REPRODUCER =
      text("mlir-pass-pipeline-crash-reproducer", "Generate a .mlir reproducer file at the given output path if the pass manager crashes or fails");
  static final Option<Boolean> RUN_REPRODUCER = flag("run-reproducer", "Run the pipeline stored in the reproducer");
  static final Option<Boolean> DUMP_MODULE_SCOPE =
      flag("mlir-print-ir-module-scope", "When printing IR for print-ir-[before|after]{-all} always print the top-level operation");
  static final Option<Boolean> TIMING = flag("mlir-timing", "Display execution times");
  static final Option<String> TIMING_DISPLAY = choice("mlir-timing-display", List.of("list", "tree"), "Display method for timing data");
  static final Option<Boolean> STATISTICS = flag("mlir-pass-statistics", "Display the statistics of each pass");
  static final Option<String> STATISTICS_DISPLAY =
      choice("mlir-pass-statistics-display", List.of("list", "pipeline"), "Display method for pass statistics");
  static final Option<Boolean> PRINT_OP_ON_DIAGNOSTIC =
      flag("mlir-print-op-on-diagnostic", "When a diagnostic is emitted on an operation, also print the operation as an attached note")
          .withDefault(true);
  static final Option<Boolean> STACKTRACE_ON_DIAGNOSTIC =
      flag("mlir-print-stacktrace-on-diagnostic", "When a diagnostic is emitted, also print the stack trace as an attached note");
  static final Option<Boolean> NO_NOTES = flag("mlir-disable-diagnostic-notes", "Disable diagnostic notes.");
  static final Option<String> VERBOSITY =
      choice("mlir-diagnostic-verbosity-level", List.of("errors", "warnings", "remarks"), "Choose level of diagnostic information");
  static final Option<Boolean> NO_THREADS = flag("mlir-disable-threading", "Disable multi-threading");
  static final Option<Integer> THREADS =
      Option.of("threads", "N", LlvmValues::positive, "Number of threads (default: one per processor); the output is the same with any");

  static final Option<String> REMARKS = regex("remarks-filter", "Show all remarks: passed, missed, failed, analysis");
  static final Option<String> REMARKS_PASSED = regex("remarks-filter-passed", "Show passed remarks");
  static final Option<String> REMARKS_MISSED = regex("remarks-filter-missed", "Show missed remarks");
  static final Option<String> REMARKS_FAILED = regex("remarks-filter-failed", "Show failed remarks");
  static final Option<String> REMARKS_ANALYSIS = regex("remarks-filter-analyse", "Show analysis remarks");
  static final Option<String> REMARK_FORMAT =
      Option.of("remark-format", "value", OptOptions::remarkFormat, "Specify the format for remark output").withChoices(REMARK_FORMATS);
  static final Option<String> REMARK_POLICY = choice("remark-policy", List.of("all", "final"), "Specify the policy for remark output");

  private static final List<Option<?>> ALL = List.of(
      PASS_PIPELINE, DUMP_PASS_PIPELINE, ALLOW_UNREGISTERED, NO_IMPLICIT_MODULE, SPLIT_INPUT, OUTPUT_SPLIT, VERIFY_DIAGNOSTICS, VERIFY_EACH,
      NO_VERIFY,
      VERIFY_ROUND_TRIP, ASSUME_VERIFIED, EMIT_BYTECODE, BYTECODE_VERSION, ELIDE_BYTECODE_RESOURCES, REFERENCE_COMPATIBLE, GENERIC, LOCAL_SCOPE,
      DEBUG_INFO, PRETTY_DEBUG_INFO, NAMES_FROM_LOCATIONS, UNIQUE_NAMES, SKIP_REGIONS, VALUE_USERS, ELIDE_ELEMENTS, ELIDE_RESOURCES, HEX_ELEMENTS,
      DUMP_BEFORE, DUMP_AFTER, DUMP_BEFORE_ALL, DUMP_AFTER_ALL, DUMP_AFTER_CHANGE, DUMP_AFTER_FAILURE, DUMP_TREE, REPRODUCER, CRASH_REPRODUCER,
      RUN_REPRODUCER, DUMP_MODULE_SCOPE, TIMING, TIMING_DISPLAY, STATISTICS, STATISTICS_DISPLAY, PRINT_OP_ON_DIAGNOSTIC, STACKTRACE_ON_DIAGNOSTIC,
      NO_NOTES, VERBOSITY, NO_THREADS, THREADS, REMARKS, REMARKS_PASSED, REMARKS_MISSED, REMARKS_FAILED, REMARKS_ANALYSIS, REMARK_FORMAT,
      REMARK_POLICY);

  private OptOptions() {}

  private static String remarkFormat(String value) {
    if (value.equals("bitstream")) throw new IllegalArgumentException("'bitstream' is not supported; 'yaml' has the same content");
    return LlvmValues.choice(REMARK_FORMATS, value);
  }

  /** Whether remarks are written as YAML, and not reported among the diagnostics. */
  public static boolean hasYamlRemarks(ParsedArguments arguments) {
    return "yaml".equals(arguments.get(REMARK_FORMAT));
  }

  /** The table of a command that takes these options, passes, and the options given. */
  public static OptionTable table(String command, Option<?>... more) {
    List<Option<?>> options = new ArrayList<>(ALL);
    options.addAll(List.of(more));
    return new OptionTable(command, List.of("FILE"), true, "", List.copyOf(options), new LlvmMessages());
  }

  /** Refuses passes, on the command line itself or as values of its options, that do not exist. */
  public static void checkPasses(ParsedArguments arguments, PassRegistry passes) throws UsageError {
    arguments.checkPasses(passes.names());
    for (Option<List<String>> option : List.of(DUMP_BEFORE, DUMP_AFTER)) {
      for (List<String> given : arguments.all(option)) {
        for (String name : given) {
          if (passes.pass(name) == null) throw arguments.invalid(option, name, LlvmValues.notFound(name));
        }
      }
    }
  }
}
