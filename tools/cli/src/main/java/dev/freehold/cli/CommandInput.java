// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Registry;
import dev.freehold.ir.bytecode.BytecodeReader;
import dev.freehold.ir.text.DiagnosticPrinter;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.opt.ProgramReader;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.report.ProgramText;
import java.io.IOException;
import java.util.List;

/** What the command line of {@code run} or {@code check} names: a program, and the dialects that it may be written in. */
record CommandInput(Source source, Jars jars, Registry registry, Profile profile, boolean allowUnregistered, DiagnosticPrinter printer,
    Diagnostics diagnostics) {
  /** Null after a message: a file cannot be read, or a description of a dialect is wrong. */
  static CommandInput of(ParsedArguments arguments, Profile profile, CommandIo io) throws IOException, Jars.Unusable {
    byte[] bytes = InputFile.read(arguments.input(), io);
    if (bytes == null) return null;
    Jars jars = Jars.of(arguments.all(CommonOptions.LOAD), io.files());
    Registry registry = Dialects.load(jars, arguments.all(CommonOptions.DIALECT), io);
    if (registry == null) return null;
    Source source = new Source(InputFile.shown(arguments.input()), bytes);
    DiagnosticPrinter printer = new DiagnosticPrinter(source, io.terminal().colorsErrors());
    Diagnostics diagnostics = diagnostic -> io.err().print(printer.text(diagnostic));
    return new CommandInput(source, jars, registry, profile, arguments.get(CommonOptions.ALLOW_UNREGISTERED), printer, diagnostics);
  }

  /** Another program in the same dialects, beside this one; null after a message. */
  CommandInput beside(String name, CommandIo io) throws IOException {
    byte[] bytes = InputFile.read(name, io);
    if (bytes == null) return null;
    Source other = new Source(InputFile.shown(name), bytes);
    DiagnosticPrinter both = new DiagnosticPrinter(List.of(source, other), io.terminal().colorsErrors());
    return new CommandInput(other, jars, registry, profile, allowUnregistered, both, diagnostic -> io.err().print(both.text(diagnostic)));
  }

  /** The same as a text, where it is bytecode; null after errors. */
  CommandInput asText() {
    if (!BytecodeReader.isBytecode(source)) return this;
    Parsed parsed = read();
    if (parsed == null) return null;
    Source text = Source.of(source.name(), Printing.print(parsed.module(), registry));
    return new CommandInput(text, jars, registry, profile, allowUnregistered, printer.of(text), diagnostics);
  }

  /** The text of what passes made of the program, with an operation at each of its places; null after errors. */
  ProgramText printed(Op program) {
    return ProgramText.print(program, registry, profile, allowUnregistered, diagnostics);
  }

  /** Reads the program, each time anew, and verifies it; null after errors. */
  Parsed read() {
    Parsed parsed = ProgramReader.read(source, registry, allowUnregistered, diagnostics);
    return parsed != null && Verifier.verify(parsed.module(), registry, profile, diagnostics) ? parsed : null;
  }
}
