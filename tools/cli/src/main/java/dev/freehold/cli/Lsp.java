// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.ir.Registry;
import dev.freehold.lsp.LanguageServing;
import dev.freehold.lsp.Languages;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.pass.PassRegistry;
import java.io.IOException;
import java.util.List;

/** {@code freehold lsp}: a language server for editors. */
final class Lsp extends OptionCommand {
  private static final Option<Boolean> STDIO = Option.flag("stdio", "speak over standard input and output, which it does anyway");
  private static final OptionTable TABLE = OptionTable.of("freehold lsp", List.of(), """
      Speaks the Language Server Protocol over standard input and output: diagnostics while typing, hovers, hints about the owners of buffers, names,
      completion, formatting, and passes to apply. docs/lsp.md says how to tell an editor.
      """, Option.HELP, STDIO, CommonOptions.LOAD, CommonOptions.DIALECT, CommonOptions.ALLOW_UNREGISTERED);

  private final Runnable takeStreams;

  /** @param takeStreams keeps whatever else is in the process from the standard streams, which belong to the protocol */
  Lsp(Runnable takeStreams) {
    super(TABLE);
    this.takeStreams = takeStreams;
  }

  @Override
  public String name() {
    return "lsp";
  }

  @Override
  public String summary() {
    return "answer the questions of an editor (Language Server Protocol)";
  }

  @Override
  int run(ParsedArguments arguments, CommandIo io) throws IOException, Jars.Unusable {
    Jars jars = Jars.of(arguments.all(CommonOptions.LOAD), io.files());
    Registry registry = Dialects.load(jars, arguments.all(CommonOptions.DIALECT), io);
    if (registry == null) return ExitStatus.ERROR;
    takeStreams.run();
    Languages languages = new Languages(registry, jars.services(PassRegistry::load), arguments.get(CommonOptions.ALLOW_UNREGISTERED));
    return LanguageServing.serve(io.in(), io.out(), languages, Main.version());
  }
}
