// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static dev.freehold.opt.LlvmOption.flag;
import static dev.freehold.opt.LlvmOption.text;

import dev.freehold.opt.OptOptions;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;

/** The options of {@code freehold opt} that are about the command: its files, what it loads, what it prints about itself. */
final class OptCommandOptions {
  static final Option<Boolean> HELP = flag("help", "Display available options").alias("h");
  static final Option<Boolean> VERSION = flag("version", "Display the version of this program");
  static final Option<Boolean> COLOR = flag("color", "Use colors in output (default=autodetect)");
  static final Option<String> OUTPUT = text("o", "Output filename");
  static final Option<String> REMARKS_OUTPUT =
      text("remarks-output-file", "Output file for the yaml remark format").withDefault("mlir-remarks.yaml");
  static final Option<String> IRDL_FILE = text("irdl-file", "IRDL file to register before processing the input");
  static final Option<ReportFormat> FORMAT =
      ReportFormat
          .option("How to print diagnostics: text, or sarif, a log for code scanning in place of the program", ReportFormat.TEXT, ReportFormat.SARIF);
  static final Option<Boolean> SHOW_DIALECTS = flag("show-dialects", "Print the list of registered dialects and exit");
  static final Option<Boolean> LIST_PASSES = flag("list-passes", "Print the list of registered passes and exit");

  static final OptionTable TABLE = OptOptions.table(
      "freehold opt", HELP, VERSION, COLOR, OUTPUT, REMARKS_OUTPUT, CommonOptions.LOAD, CommonOptions.DIALECT, IRDL_FILE, FORMAT, SHOW_DIALECTS,
      LIST_PASSES);

  private OptCommandOptions() {}
}
