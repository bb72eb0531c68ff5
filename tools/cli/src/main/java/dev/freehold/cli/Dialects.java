// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.dealloc.described.Descriptions;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.DiagnosticPrinter;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Source;
import dev.freehold.opt.ProgramReader;
import java.io.IOException;
import java.util.List;

/** The dialects that a command knows: ours, those in the jars of {@code --load}, and those that the files of {@code --dialect} describe. */
final class Dialects {
  private Dialects() {}

  /** Each description may use the dialects of those before it. Null after errors, which have been printed then. */
  static Registry load(Jars jars, List<String> descriptions, CommandIo io) throws Jars.Unusable, IOException {
    Registry registry = jars.services(loader -> load(loader, jars));
    for (String file : descriptions) {
      if (registry == null) break;
      registry = add(file, registry, io);
    }
    return registry;
  }

  /** What is wrong with a dialect in a jar is reported now, not when a program uses it. */
  private static Registry load(ClassLoader loader, Jars jars) {
    Registry registry = Registry.load(loader);
    for (Dialect dialect : registry.dialects()) {
      if (jars.hold(dialect)) registry.load(dialect.namespace());
    }
    return registry;
  }

  private static Registry add(String file, Registry registry, CommandIo io) throws IOException {
    byte[] bytes = InputFile.read(file, io);
    if (bytes == null) return null;
    Source source = new Source(InputFile.shown(file), bytes);
    DiagnosticPrinter printer = new DiagnosticPrinter(source, io.terminal().colorsErrors());
    Diagnostics diagnostics = diagnostic -> io.err().print(printer.text(diagnostic));
    Parsed parsed = ProgramReader.read(source, registry, false, diagnostics);
    return parsed == null ? null : Descriptions.add(parsed.module(), registry, diagnostics);
  }
}
