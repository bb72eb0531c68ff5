// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Workers;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.bytecode.BytecodeOptions;
import dev.freehold.ir.bytecode.BytecodeWriter;
import dev.freehold.ir.text.ParsedOp;
import dev.freehold.ir.text.Printing;
import dev.freehold.opt.options.ParsedArguments;
import java.io.IOException;
import java.io.OutputStream;

/** How {@code opt} prints programs, as the command line says. */
final class OptOutput {
  private static final String PRODUCER = "Freehold";

  private final ParsedArguments arguments;
  private final Registry registry;
  private final Workers workers;
  private final PrintOptions printing;

  OptOutput(ParsedArguments arguments, Registry registry, Workers workers) {
    this.arguments = arguments;
    this.registry = registry;
    this.workers = workers;
    printing = new PrintOptions(
        arguments.get(OptOptions.GENERIC),
        arguments.get(OptOptions.DEBUG_INFO),
        arguments.get(OptOptions.PRETTY_DEBUG_INFO),
        arguments.get(OptOptions.LOCAL_SCOPE),
        arguments.get(OptOptions.UNIQUE_NAMES),
        arguments.get(OptOptions.NAMES_FROM_LOCATIONS),
        arguments.get(OptOptions.SKIP_REGIONS),
        arguments.get(OptOptions.VALUE_USERS),
        limits());
  }

  private PrintOptions.Limits limits() {
    PrintOptions.Limits usual = PrintOptions.Limits.DEFAULT;
    long hex = arguments.get(OptOptions.HEX_ELEMENTS, usual.hexElements());
    return new PrintOptions.Limits(
        arguments.get(OptOptions.ELIDE_ELEMENTS, usual.elidedElements()),
        hex < 0 ? Long.MAX_VALUE : hex,
        arguments.get(OptOptions.ELIDE_RESOURCES, usual.elidedResource()));
  }

  PrintOptions printing() {
    return printing;
  }

  /** How messages show operations. */
  PrintOptions messagePrinting() {
    PrintOptions plain = arguments.get(OptOptions.DEBUG_INFO) ? PrintOptions.MESSAGES.withDebugInfo() : PrintOptions.MESSAGES;
    return plain.withValueUsers(arguments.get(OptOptions.VALUE_USERS));
  }

  /** Whether the flags fit together; what does not is reported. */
  boolean isPossible(Diagnostics diagnostics) {
    if (arguments.get(OptOptions.BYTECODE_VERSION) == null || arguments.get(OptOptions.EMIT_BYTECODE)) return true;
    diagnostics.report(Diagnostic.error(Location.UNKNOWN, "bytecode version while not emitting bytecode").build());
    return false;
  }

  /** Writes a program as text or bytecode; false after an error. */
  boolean write(ParsedOp program, OutputStream out, Diagnostics diagnostics) throws IOException {
    if (!arguments.get(OptOptions.EMIT_BYTECODE)) {
      writeText(program, out);
      return true;
    }
    int version = Math.toIntExact(arguments.get(OptOptions.BYTECODE_VERSION, (long) BytecodeOptions.NEWEST));
    if (version > BytecodeOptions.NEWEST) {
      refuse(version, program.op(), diagnostics);
      return false;
    }
    BytecodeOptions options = new BytecodeOptions(PRODUCER, version, !arguments.get(OptOptions.ELIDE_BYTECODE_RESOURCES));
    out.write(BytecodeWriter.write(program.op(), program.resources(), options));
    return true;
  }

  void writeText(ParsedOp program, OutputStream out) throws IOException {
    Printing.print(program.op(), program.resources(), registry, out, printing, workers);
    out.write('\n');
  }

  /** The text of a program. */
  String text(ParsedOp program) {
    StringBuilder text = new StringBuilder();
    Printing.print(program.op(), program.resources(), registry, text, printing);
    return text.toString();
  }

  private static void refuse(int version, Op program, Diagnostics diagnostics) {
    String message = "unsupported version requested " + version + ", must be in range [0, " + BytecodeOptions.NEWEST + "]";
    diagnostics.report(Diagnostic.error(program.location(), message).see(program).build());
  }
}
