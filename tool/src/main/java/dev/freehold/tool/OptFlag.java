// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The flags of {@code opt} besides passes, named as the reference names them. */
enum OptFlag {
  HELP("help", Kind.SWITCH, "Display available options"),
  OUTPUT("o", Kind.VALUE, "Output filename"),
  PASS_PIPELINE("pass-pipeline", Kind.VALUE, "Textual description of the pass pipeline to run"),
  DUMP_PASS_PIPELINE("dump-pass-pipeline", Kind.SWITCH, "Print the pipeline that will be run"),
  ALLOW_UNREGISTERED("allow-unregistered-dialect", Kind.SWITCH, "Allow operation with no registered dialects"),
  SPLIT_INPUT("split-input-file", Kind.OPTIONAL_VALUE, "Split the input file into pieces and process each chunk independently"),
  OUTPUT_SPLIT("output-split-marker", Kind.VALUE, "Split marker to use for merging the ouput"),
  VERIFY_DIAGNOSTICS(
      "verify-diagnostics", Kind.OPTIONAL_VALUE, "Check that emitted diagnostics match expected-* lines on the corresponding line"),
  VERIFY_EACH("verify-each", Kind.SWITCH, "Run the verifier after each transformation pass"),
  NO_VERIFY("mlir-very-unsafe-disable-verifier-on-parsing", Kind.SWITCH, "Disable the verifier on parsing (very unsafe)"),
  GENERIC("mlir-print-op-generic", Kind.SWITCH, "Print the generic op form"),
  LOCAL_SCOPE("mlir-print-local-scope", Kind.SWITCH, "Print with local scope and inline information (eliding aliases for attributes, types, and locations)"),
  DEBUG_INFO("mlir-print-debuginfo", Kind.SWITCH, "Print debug info in MLIR output"),
  DUMP_BEFORE("mlir-print-ir-before", Kind.VALUE, "Print IR before specified passes"),
  DUMP_AFTER("mlir-print-ir-after", Kind.VALUE, "Print IR after specified passes"),
  DUMP_BEFORE_ALL("mlir-print-ir-before-all", Kind.SWITCH, "Print IR before each pass"),
  DUMP_AFTER_ALL("mlir-print-ir-after-all", Kind.SWITCH, "Print IR after each pass"),
  DUMP_AFTER_CHANGE("mlir-print-ir-after-change", Kind.SWITCH, "When printing the IR after a pass, only print if the IR changed"),
  DUMP_AFTER_FAILURE("mlir-print-ir-after-failure", Kind.SWITCH, "When printing the IR after a pass, only print if the pass failed"),
  DUMP_MODULE_SCOPE(
      "mlir-print-ir-module-scope",
      Kind.SWITCH,
      "When printing IR for print-ir-[before|after]{-all} always print the top-level operation"),
  TIMING("mlir-timing", Kind.SWITCH, "Display execution times"),
  TIMING_DISPLAY("mlir-timing-display", Kind.VALUE, "Display method for timing data"),
  STATISTICS("mlir-pass-statistics", Kind.SWITCH, "Display the statistics of each pass"),
  STATISTICS_DISPLAY("mlir-pass-statistics-display", Kind.VALUE, "Display method for pass statistics"),
  NO_THREADS("mlir-disable-threading", Kind.SWITCH, "Disable multi-threading"),
  SHOW_DIALECTS("show-dialects", Kind.SWITCH, "Print the list of registered dialects");

  /** Whether a value follows. */
  enum Kind {
    SWITCH,
    VALUE,
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
  private final String summary;

  OptFlag(String flag, Kind kind, String summary) {
    this.flag = flag;
    this.kind = kind;
    this.summary = summary;
  }

  String flag() {
    return flag;
  }

  Kind kind() {
    return kind;
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
