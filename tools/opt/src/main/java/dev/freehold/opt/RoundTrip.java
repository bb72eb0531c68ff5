// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.bytecode.BytecodeOptions;
import dev.freehold.ir.bytecode.BytecodeWriter;
import dev.freehold.ir.text.ParsedOp;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Source;

/** Writes a program down as text and as bytecode, and reads both again: they must say what the program says, but for the places that it comes from. */
final class RoundTrip {
  private static final PrintOptions GENERIC = new PrintOptions(true, false, false);

  private RoundTrip() {}

  /** Whether nothing gets lost; what does is reported. */
  static boolean isFaithful(ParsedOp program, Registry registry, Diagnostics diagnostics) {
    String meant = text(program, registry, GENERIC);
    byte[] custom = Utf8.encode(text(program, registry, PrintOptions.DEFAULT));
    byte[] bytecode = BytecodeWriter.write(program.op(), program.resources(), BytecodeOptions.by("Freehold"));
    return isSame(meant, new Source("<text>", custom), program, registry, diagnostics)
        && isSame(meant, new Source("<bytecode>", bytecode), program, registry, diagnostics);
  }

  private static boolean isSame(String meant, Source written, ParsedOp program, Registry registry, Diagnostics diagnostics) {
    ParsedOp again = ProgramReader.readOp(written, registry, true, diagnostics);
    if (again == null) {
      diagnostics.report(Diagnostic.error(program.op().location(), "the program written as " + written.name() + " cannot be read"));
      return false;
    }
    if (text(again, registry, GENERIC).equals(meant)) return true;
    diagnostics.report(Diagnostic.error(program.op().location(), "the program read from " + written.name() + " differs from the one written"));
    return false;
  }

  private static String text(ParsedOp program, Registry registry, PrintOptions options) {
    StringBuilder text = new StringBuilder();
    Printing.print(program.op(), registry, text, options);
    return text.toString();
  }
}
