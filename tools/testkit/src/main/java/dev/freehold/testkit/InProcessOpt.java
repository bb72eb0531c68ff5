// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import dev.freehold.ir.Profile;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.opt.FileAccess;
import dev.freehold.opt.OptOptions;
import dev.freehold.opt.OptRun;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.opt.options.UsageError;
import dev.freehold.pass.PassRegistry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;

/** What {@code freehold opt} does, with the dialects and passes that {@link java.util.ServiceLoader} finds. */
final class InProcessOpt implements OptTool {
  private static final OptionTable TABLE = OptOptions.table("freehold-opt");

  private final Registry registry = Registry.load();
  private final PassRegistry passes = PassRegistry.load();

  @Override
  public Result run(List<String> arguments, String name, byte[] input) throws IOException {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    boolean succeeded = run(parse(arguments), name, input, output, Utf8.printStream(errors, true));
    return new Result(succeeded, Utf8.decode(output.toByteArray()), Utf8.decode(errors.toByteArray()));
  }

  private ParsedArguments parse(List<String> arguments) {
    try {
      ParsedArguments parsed = ParsedArguments.parse(arguments, TABLE);
      OptOptions.checkPasses(parsed, passes);
      return parsed;
    } catch (UsageError wrong) {
      throw new IllegalArgumentException(wrong.getMessage(), wrong);
    }
  }

  private boolean run(ParsedArguments arguments, String name, byte[] input, ByteArrayOutputStream output, PrintStream errors) throws IOException {
    Profile profile = arguments.get(OptOptions.REFERENCE_COMPATIBLE) ? Profile.reference() : Profile.SOUND;
    OptRun run = new OptRun(arguments, registry, profile, passes, FileAccess.OF_PROCESS, errors, false);
    return run.preparePipeline() && run.process(name, input, output);
  }
}
