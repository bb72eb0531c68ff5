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
import dev.freehold.ir.verify.Verifier;
import java.util.List;

/** Writes a program down as text and as bytecode, and reads both again: they must say what the program says, but for the places that it comes from. */
public final class RoundTrip {
  private static final PrintOptions GENERIC = new PrintOptions(true, false, false);

  private RoundTrip() {}

  /** Whether nothing gets lost; what does is reported. */
  public static boolean isFaithful(ParsedOp program, Registry registry, Diagnostics diagnostics) {
    String meant = text(program, registry, GENERIC);
    byte[] custom = Utf8.encode(text(program, registry, PrintOptions.DEFAULT));
    byte[] bytecode = BytecodeWriter.write(program.op(), program.resources(), BytecodeOptions.by("Freehold"));
    return isSame(meant, new Source("<text>", custom), program, registry, diagnostics)
        && isSame(meant, new Source("<bytecode>", bytecode), program, registry, diagnostics);
  }

  private static boolean isSame(String meant, Source written, ParsedOp program, Registry registry, Diagnostics diagnostics) {
    ParsedOp again = ProgramReader.readOp(written, registry, true, diagnostics);
    // Verified, too: the verifier may keep what it computes in attributes.
    if (again == null || !Verifier.verify(again.op(), registry, diagnostics)) {
      diagnostics.report(Diagnostic.error(program.op().location(), "the program written as " + written.name() + " cannot be read"));
      return false;
    }
    String read = text(again, registry, GENERIC);
    if (read.equals(meant)) return true;
    Diagnostic.Builder error = Diagnostic.error(program.op().location(), "the program read from " + written.name() + " differs from the one written");
    diagnostics.report(error.note(program.op().location(), firstDifference(meant, read)));
    return false;
  }

  private static String firstDifference(String written, String read) {
    List<String> expected = written.lines().toList();
    List<String> found = read.lines().toList();
    int line = 0;
    while (line < expected.size() && line < found.size() && expected.get(line).equals(found.get(line))) line++;
    return "written: " + line(expected, line) + "\nread: " + line(found, line);
  }

  private static String line(List<String> lines, int number) {
    return number < lines.size() ? lines.get(number).strip() : "nothing";
  }

  private static String text(ParsedOp program, Registry registry, PrintOptions options) {
    StringBuilder text = new StringBuilder();
    Printing.print(program.op(), registry, text, options);
    return text.toString();
  }
}
