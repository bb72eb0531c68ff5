// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The flags of {@code opt} besides passes, named as the reference names them. */
enum OptFlag {
  HELP("help", Kind.SWITCH, "Display available options"),
  VERSION("version", Kind.SWITCH, "Display the version of this program"),
  COLOR("color", Kind.SWITCH, "Use colors in output (default=autodetect)"),
  OUTPUT("o", Kind.VALUE, "Output filename"),
  PASS_PIPELINE("pass-pipeline", Kind.VALUE, "Textual description of the pass pipeline to run"),
  DUMP_PASS_PIPELINE("dump-pass-pipeline", Kind.SWITCH, "Print the pipeline that will be run"),
  ALLOW_UNREGISTERED("allow-unregistered-dialect", Kind.SWITCH, "Allow operation with no registered dialects"),
  NO_IMPLICIT_MODULE("no-implicit-module", Kind.SWITCH, "Disable implicit addition of a top-level module op during parsing"),
  SPLIT_INPUT("split-input-file", Kind.OPTIONAL_VALUE, "Split the input file into pieces and process each chunk independently"),
  OUTPUT_SPLIT("output-split-marker", Kind.VALUE, "Split marker to use for merging the ouput"),
  VERIFY_DIAGNOSTICS(
      "verify-diagnostics", List.of("", "all", "only-expected"), "Check that emitted diagnostics match expected-* lines on the corresponding line"),
  VERIFY_EACH("verify-each", Kind.SWITCH, "Run the verifier after each transformation pass"),
  NO_VERIFY("mlir-very-unsafe-disable-verifier-on-parsing", Kind.SWITCH, "Disable the verifier on parsing (very unsafe)"),
  VERIFY_ROUND_TRIP("verify-roundtrip", Kind.SWITCH, "Round-trip the IR after parsing and ensure it succeeds"),
  ASSUME_VERIFIED("mlir-print-assume-verified", Kind.SWITCH, "Skip op verification when using custom printers; they never verify here"),
  EMIT_BYTECODE("emit-bytecode", Kind.SWITCH, "Emit bytecode when generating output"),
  BYTECODE_VERSION("emit-bytecode-version", Kind.NUMBER, "Use specified bytecode when generating output"),
  ELIDE_BYTECODE_RESOURCES("elide-resource-data-from-bytecode", Kind.SWITCH, "Elide resources when generating bytecode"),
  REFERENCE_COMPATIBLE(
      "reference-compatible", Kind.SWITCH, "Print what the reference prints where that is wrong, too; docs/differences.md lists the cases"),
  LOAD("load", Kind.VALUE, "Jar with dialects, passes and extensions of somebody else's; may be given several times"),
  DIALECT("dialect", Kind.VALUE, "File that describes dialects in IRDL; may be given several times"),
  IRDL_FILE("irdl-file", Kind.VALUE, "IRDL file to register before processing the input"),
  GENERIC("mlir-print-op-generic", Kind.SWITCH, "Print the generic op form"),
  LOCAL_SCOPE("mlir-print-local-scope", Kind.SWITCH, "Print with local scope and inline information (eliding aliases for attributes, types, and locations)"),
  DEBUG_INFO("mlir-print-debuginfo", Kind.SWITCH, "Print debug info in MLIR output"),
  PRETTY_DEBUG_INFO("mlir-pretty-debuginfo", Kind.SWITCH, "Print pretty debug info in MLIR output"),
  NAMES_FROM_LOCATIONS("mlir-use-nameloc-as-prefix", Kind.SWITCH, "Print SSA IDs using NameLocs as prefixes"),
  UNIQUE_NAMES(
      "mlir-print-unique-ssa-ids",
      Kind.SWITCH,
      "Print unique SSA ID numbers for values, block arguments and naming conflicts across all regions"),
  SKIP_REGIONS("mlir-print-skip-regions", Kind.SWITCH, "Skip regions when printing ops."),
  VALUE_USERS("mlir-print-value-users", Kind.SWITCH, "Print users of operation results and block arguments as a comment"),
  ELIDE_ELEMENTS(
      "mlir-elide-elementsattrs-if-larger",
      Kind.NUMBER,
      "Elide ElementsAttrs with \"...\" that have more elements than the given upper limit"),
  ELIDE_RESOURCES(
      "mlir-elide-resource-strings-if-larger", Kind.NUMBER, "Elide printing value of resources if string is too long in chars."),
  HEX_ELEMENTS(
      "mlir-print-elementsattrs-with-hex-if-larger",
      Kind.NUMBER,
      "Print DenseElementsAttrs with a hex string that have more elements than the given upper limit (use -1 to disable)"),
  DUMP_BEFORE("mlir-print-ir-before", Kind.VALUE, "Print IR before specified passes"),
  DUMP_AFTER("mlir-print-ir-after", Kind.VALUE, "Print IR after specified passes"),
  DUMP_BEFORE_ALL("mlir-print-ir-before-all", Kind.SWITCH, "Print IR before each pass"),
  DUMP_AFTER_ALL("mlir-print-ir-after-all", Kind.SWITCH, "Print IR after each pass"),
  DUMP_AFTER_CHANGE("mlir-print-ir-after-change", Kind.SWITCH, "When printing the IR after a pass, only print if the IR changed"),
  DUMP_AFTER_FAILURE("mlir-print-ir-after-failure", Kind.SWITCH, "When printing the IR after a pass, only print if the pass failed"),
  DUMP_TREE(
      "mlir-print-ir-tree-dir",
      Kind.VALUE,
      "When printing the IR before/after a pass, print file tree rooted at this directory. Use in conjunction with mlir-print-ir-* flags"),
  REPRODUCER("mlir-generate-reproducer", Kind.VALUE, "Generate an mlir reproducer at the provided filename (no crash required)"),
  CRASH_REPRODUCER(
      "mlir-pass-pipeline-crash-reproducer",
      Kind.VALUE,
      "Generate a .mlir reproducer file at the given output path if the pass manager crashes or fails"),
  RUN_REPRODUCER("run-reproducer", Kind.SWITCH, "Run the pipeline stored in the reproducer"),
  DUMP_MODULE_SCOPE(
      "mlir-print-ir-module-scope",
      Kind.SWITCH,
      "When printing IR for print-ir-[before|after]{-all} always print the top-level operation"),
  TIMING("mlir-timing", Kind.SWITCH, "Display execution times"),
  TIMING_DISPLAY("mlir-timing-display", List.of("list", "tree"), "Display method for timing data"),
  STATISTICS("mlir-pass-statistics", Kind.SWITCH, "Display the statistics of each pass"),
  STATISTICS_DISPLAY("mlir-pass-statistics-display", List.of("list", "pipeline"), "Display method for pass statistics"),
  PRINT_OP_ON_DIAGNOSTIC(
      "mlir-print-op-on-diagnostic", Kind.SWITCH, "When a diagnostic is emitted on an operation, also print the operation as an attached note"),
  STACKTRACE_ON_DIAGNOSTIC(
      "mlir-print-stacktrace-on-diagnostic", Kind.SWITCH, "When a diagnostic is emitted, also print the stack trace as an attached note"),
  NO_NOTES("mlir-disable-diagnostic-notes", Kind.SWITCH, "Disable diagnostic notes."),
  VERBOSITY("mlir-diagnostic-verbosity-level", List.of("errors", "warnings", "remarks"), "Choose level of diagnostic information"),
  NO_THREADS("mlir-disable-threading", Kind.SWITCH, "Disable multi-threading"),
  SHOW_DIALECTS("show-dialects", Kind.SWITCH, "Print the list of registered dialects and exit"),
  LIST_PASSES("list-passes", Kind.SWITCH, "Print the list of registered passes and exit");

  /** Whether a value follows. */
  enum Kind {
    SWITCH,
    VALUE,
    NUMBER,
    /** Only behind {@code =}. */
    OPTIONAL_VALUE
  }

  private static final Map<String, OptFlag> BY_NAME = new HashMap<>();

  static {
    for (OptFlag flag : values()) BY_NAME.put(flag.flag, flag);
    BY_NAME.put("p", PASS_PIPELINE);
    BY_NAME.put("h", HELP);
  }

  private final String flag;
  private final Kind kind;
  private final List<String> choices;
  private final String summary;

  OptFlag(String flag, Kind kind, String summary) {
    this(flag, kind, List.of(), summary);
  }

  /** A flag that takes one of these; where the empty string is among them, they may only stand behind {@code =}. */
  OptFlag(String flag, List<String> choices, String summary) {
    this(flag, choices.contains("") ? Kind.OPTIONAL_VALUE : Kind.VALUE, choices, summary);
  }

  OptFlag(String flag, Kind kind, List<String> choices, String summary) {
    this.flag = flag;
    this.kind = kind;
    this.choices = choices;
    this.summary = summary;
  }

  String flag() {
    return flag;
  }

  Kind kind() {
    return kind;
  }

  /** The values that the flag takes; empty where it takes any. */
  List<String> choices() {
    return choices;
  }

  String summary() {
    return summary;
  }

  /** The flag of that name, or null. */
  static OptFlag named(String name) {
    return BY_NAME.get(name);
  }

  static List<String> names() {
    return Arrays.stream(values()).map(OptFlag::flag).toList();
  }
}
