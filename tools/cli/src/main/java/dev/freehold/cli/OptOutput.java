// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.ir.Location;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.bytecode.BytecodeOptions;
import dev.freehold.ir.bytecode.BytecodeWriter;
import dev.freehold.ir.diag.Diagnostic;
import dev.freehold.ir.diag.Diagnostics;
import dev.freehold.ir.text.ParsedOp;
import dev.freehold.ir.text.PrintOptions;
import dev.freehold.ir.text.Printing;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** How {@code opt} prints programs, as the command line says. */
final class OptOutput {
  private static final String PRODUCER = "Freehold";

  private final OptArguments arguments;
  private final Registry registry;
  private final PrintOptions printing;

  OptOutput(OptArguments arguments, Registry registry) {
    this.arguments = arguments;
    this.registry = registry;
    printing = new PrintOptions(
        arguments.isSet(OptFlag.GENERIC),
        arguments.isSet(OptFlag.DEBUG_INFO),
        arguments.isSet(OptFlag.PRETTY_DEBUG_INFO),
        arguments.isSet(OptFlag.LOCAL_SCOPE),
        arguments.isSet(OptFlag.UNIQUE_NAMES),
        arguments.isSet(OptFlag.NAMES_FROM_LOCATIONS),
        arguments.isSet(OptFlag.SKIP_REGIONS),
        arguments.isSet(OptFlag.VALUE_USERS),
        limits());
  }

  private PrintOptions.Limits limits() {
    PrintOptions.Limits usual = PrintOptions.Limits.DEFAULT;
    long hex = arguments.number(OptFlag.HEX_ELEMENTS, usual.hexElements());
    return new PrintOptions.Limits(
        arguments.number(OptFlag.ELIDE_ELEMENTS, usual.elidedElements()),
        hex < 0 ? Long.MAX_VALUE : hex,
        arguments.number(OptFlag.ELIDE_RESOURCES, usual.elidedResource()));
  }

  PrintOptions printing() {
    return printing;
  }

  /** How messages show operations. */
  PrintOptions messagePrinting() {
    PrintOptions plain = arguments.isSet(OptFlag.DEBUG_INFO) ? PrintOptions.MESSAGES.withDebugInfo() : PrintOptions.MESSAGES;
    return plain.withValueUsers(arguments.isSet(OptFlag.VALUE_USERS));
  }

  /** Whether the flags fit together; what does not is reported. */
  boolean isPossible(Diagnostics diagnostics) {
    if (arguments.value(OptFlag.BYTECODE_VERSION) == null || arguments.isSet(OptFlag.EMIT_BYTECODE)) return true;
    diagnostics.report(Diagnostic.error(Location.UNKNOWN, "bytecode version while not emitting bytecode").build());
    return false;
  }

  /** Writes a program as text, or as bytes of one char each; false after an error. */
  boolean write(ParsedOp program, TextOutput out, Diagnostics diagnostics) throws IOException {
    if (!arguments.isSet(OptFlag.EMIT_BYTECODE)) {
      Printing.print(program.op(), program.resources(), registry, out, printing);
      out.append('\n');
      return true;
    }
    int version = (int) arguments.number(OptFlag.BYTECODE_VERSION, BytecodeOptions.NEWEST);
    if (version > BytecodeOptions.NEWEST) {
      refuse(version, program.op(), diagnostics);
      return false;
    }
    BytecodeOptions options = new BytecodeOptions(PRODUCER, version, !arguments.isSet(OptFlag.ELIDE_BYTECODE_RESOURCES));
    byte[] bytes = BytecodeWriter.write(program.op(), program.resources(), options);
    out.append(new String(bytes, StandardCharsets.ISO_8859_1));
    return true;
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
