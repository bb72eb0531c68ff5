// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.opt.options.UsageError;
import dev.freehold.serve.Jobs;
import dev.freehold.serve.RequestLimits;
import dev.freehold.serve.worker.PersistentWorker;
import dev.freehold.serve.worker.PersistentWorker.Protocol;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** {@code freehold worker}: a persistent worker of Bazel. */
final class Worker implements Command {
  private static final String NAME = "worker";
  /** What Bazel adds to the command line where it wants a process that stays. */
  private static final String FLAG = "--persistent_worker";
  private static final Option<Protocol> PROTOCOL = Option.of("worker-protocol", "NAME",
      OptionValues.oneOf(List.of(Protocol.values()), each -> each.name().toLowerCase(Locale.ROOT)), "form of the messages: proto or json")
      .withDefault(Protocol.PROTO).withDefaultText("proto");
  private static final OptionTable TABLE = OptionTable.of("freehold worker", List.of("COMMAND...", FLAG), """
      With --persistent_worker at the end, as Bazel adds it, reads requests from standard input, runs COMMAND... and the arguments of each, and
      writes the responses to standard output. Without it, runs COMMAND... once, as Bazel has it where it uses no workers. COMMAND is opt, run or
      check. Options are written --name=value.

      Any command line that ends in --persistent_worker is understood so, also without the word worker.
      """, Option.HELP, PROTOCOL, ResidentOptions.REQUEST_TIMEOUT, ResidentOptions.MAX_SIZE, ResidentOptions.JOBS);

  private final Runnable takeStreams;

  /** @param takeStreams keeps whatever else is in the process from the standard streams, which belong to the protocol */
  Worker(Runnable takeStreams) {
    this.takeStreams = takeStreams;
  }

  /** A command line with the name of this command in front where Bazel means it. */
  static String[] named(String[] line) {
    boolean isMeant = line.length > 0 && line[line.length - 1].equals(FLAG) && !line[0].equals(NAME);
    return isMeant ? Stream.concat(Stream.of(NAME), Stream.of(line)).toArray(String[]::new) : line;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String summary() {
    return "answer the requests of Bazel";
  }

  @Override
  public int run(List<String> args, CommandIo io) throws IOException {
    int options = 0;
    while (options < args.size() && args.get(options).startsWith("-") && !args.get(options).equals(FLAG)) options++;
    boolean stays = !args.isEmpty() && args.getLast().equals(FLAG);
    List<String> command = args.subList(options, args.size() - (stays ? 1 : 0));
    try {
      ParsedArguments arguments = ParsedArguments.parse(args.subList(0, options), TABLE);
      if (arguments.get(Option.HELP)) TABLE.printHelp(io.out());
      else if (stays) serve(arguments, command, io);
      else return ResidentCommands.run(command, io);
      return 0;
    } catch (UsageError wrong) {
      io.err().println("freehold worker: " + wrong.getMessage());
      return Main.USAGE;
    }
  }

  private void serve(ParsedArguments arguments, List<String> command, CommandIo io) throws IOException {
    takeStreams.run();
    RequestLimits limits = ResidentOptions.limits(arguments);
    try (Jobs jobs = new Jobs(new ResidentCommands(limits.bytes()), limits)) {
      PersistentWorker.run(arguments.get(PROTOCOL), io.in(), io.out(), command, io.files().directory(), jobs);
    }
  }
}
