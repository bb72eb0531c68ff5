// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.opt.IoFailure;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.opt.options.UsageError;
import dev.freehold.serve.Jobs;
import dev.freehold.serve.RequestLimits;
import dev.freehold.serve.socket.SocketServer;
import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** {@code freehold serve}: a server on a Unix domain socket. */
final class Serve extends OptionCommand {
  private static final Option<Duration> IDLE_TIMEOUT =
      Option.of("idle-timeout", "SECONDS", OptionValues::seconds, "end when there has been no client for that long").withDefault(Duration.ZERO)
          .withDefaultText("never");
  private static final OptionTable TABLE = OptionTable.of("freehold serve", List.of("SOCKET"), """
      Runs the command lines of clients that connect to a Unix domain socket, which only its owner can: scripts/freehold-client opt FILE, with SOCKET
      in the environment variable FREEHOLD_SOCKET. The commands opt, run, check and report are served. Prints a line when the socket is
      there.
      """, Option.HELP, IDLE_TIMEOUT, ResidentOptions.REQUEST_TIMEOUT, ResidentOptions.MAX_SIZE, ResidentOptions.JOBS);

  private final Runnable takeStreams;

  /** @param takeStreams keeps whatever else is in the process from the standard streams */
  Serve(Runnable takeStreams) {
    super(TABLE);
    this.takeStreams = takeStreams;
  }

  @Override
  public String name() {
    return "serve";
  }

  @Override
  public String summary() {
    return "run the commands of clients on a Unix domain socket";
  }

  @Override
  int run(ParsedArguments arguments, CommandIo io) throws IOException, UsageError {
    String name = arguments.positional(0, "");
    if (name.isEmpty()) throw new UsageError("SOCKET is missing");
    takeStreams.run();
    RequestLimits limits = ResidentOptions.limits(arguments);
    try (SocketServer server = listen(name, io); Jobs jobs = new Jobs(new ResidentCommands(limits.bytes()), limits)) {
      ExitHook removal = new ExitHook(() -> stop(server));
      try (removal) {
        io.out().println("listening on " + name);
        io.flush();
        server.serve(jobs, arguments.get(IDLE_TIMEOUT));
      }
    }
    return 0;
  }

  private static SocketServer listen(String name, CommandIo io) {
    String what = "cannot listen on '" + name + "'";
    try {
      return SocketServer.listen(io.files().path(name, what));
    } catch (IOException failure) {
      throw new IoFailure(what, failure);
    }
  }

  private static void stop(SocketServer server) {
    try {
      server.stop();
    } catch (IOException e) {
      // The process ends, and cannot tell anyone any more.
    }
  }
}
