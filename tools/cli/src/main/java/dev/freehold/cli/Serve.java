// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.opt.IoFailure;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.opt.options.UsageError;
import dev.freehold.playground.Playground;
import dev.freehold.serve.Activity;
import dev.freehold.serve.Jobs;
import dev.freehold.serve.RequestLimits;
import dev.freehold.serve.http.HttpService;
import dev.freehold.serve.socket.SocketServer;
import dev.freehold.web.WebPage;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;

/** {@code freehold serve}: a server on a Unix domain socket, over HTTP, or both. */
final class Serve extends OptionCommand {
  private static final String LOCAL = "127.0.0.1";
  private static final Option<Integer> HTTP =
      Option.of("http", "PORT", Serve::port, "serve a page to try programs on, at this port of this machine; 0 for any that is free");
  private static final Option<InetAddress> BIND =
      Option.of("bind", "ADDRESS", Serve::address, "the address for --http; with another than a local one, others can use the page, too")
          .withDefaultText(LOCAL);
  private static final Option<Duration> IDLE_TIMEOUT =
      Option.of("idle-timeout", "SECONDS", OptionValues::seconds, "end when there has been no client for that long").withDefaultText("never");
  private static final OptionTable TABLE = OptionTable.of("freehold serve", List.of("SOCKET"), """
      Runs the command lines of clients that connect to a Unix domain socket, which only its owner can: scripts/freehold-client opt FILE, with SOCKET
      in the environment variable FREEHOLD_SOCKET. The commands opt, run, check and report are served. Prints a line when
      the socket is there.

      With --http, with SOCKET or without, serves a page for a browser: an editor, passes, and what they make of the program. Prints its URL. What the
      page sends is read, transformed and interpreted, each time within limits; no file can be had by it, and none is written.
      """, Option.HELP, HTTP, BIND, IDLE_TIMEOUT, ResidentOptions.REQUEST_TIMEOUT, ResidentOptions.MAX_SIZE, ResidentOptions.JOBS);

  private final Runnable takeStreams;

  /** @param takeStreams keeps whatever else is in the process from the standard streams */
  Serve(Runnable takeStreams) {
    super(TABLE);
    this.takeStreams = takeStreams;
  }

  private static int port(String text) {
    int port = OptionValues.countInt(text);
    if (port > 65_535) throw new IllegalArgumentException("expected a port, from 0 to 65535");
    return port;
  }

  /** No names: to look one up is to ask somebody, and it may change what it means. */
  private static InetAddress address(String text) {
    try {
      return InetAddress.ofLiteral(text);
    } catch (IllegalArgumentException name) {
      throw new IllegalArgumentException("expected an IP address", name);
    }
  }

  @Override
  public String name() {
    return "serve";
  }

  @Override
  public String summary() {
    return "run the commands of clients on a Unix domain socket, or a page for browsers";
  }

  @Override
  int run(ParsedArguments arguments, CommandIo io) throws IOException, InterruptedException, UsageError {
    String socket = arguments.positional(0, "");
    if (socket.isEmpty() && !arguments.isGiven(HTTP)) throw new UsageError("SOCKET or --http is missing");
    if (arguments.isGiven(BIND) && !arguments.isGiven(HTTP)) throw new UsageError("--bind is for --http");
    if (arguments.isGiven(HTTP) && !WebPage.areBuilt()) throw new IoFailure("freehold serve --http", WebPage.MISSING);
    takeStreams.run();
    RequestLimits limits = ResidentOptions.limits(arguments);
    Activity activity = new Activity(arguments.get(IDLE_TIMEOUT));
    try (Jobs jobs = new Jobs(new ResidentCommands(limits.bytes()), limits);
        HttpService http = arguments.isGiven(HTTP) ? http(arguments, jobs, activity) : null;
        SocketServer server = socket.isEmpty() ? null : listen(socket, io)) {
      if (http != null) {
        io.out().println("listening on " + http.url());
        warnOfNetwork(arguments, io);
      }
      if (server == null) {
        io.flush();
        http.await();
      } else {
        serve(server, socket, jobs, activity, io);
      }
    }
    return 0;
  }

  /** Warns if other machines reach the page. */
  private static void warnOfNetwork(ParsedArguments arguments, CommandIo io) {
    if (!arguments.isGiven(BIND) || arguments.get(BIND).isLoopbackAddress()) return;
    io.err().println("freehold serve: warning: --bind=" + arguments.get(BIND).getHostAddress()
        + " opens the page to the network: whoever reaches this machine can run programs on it, within the limits, without a password");
  }

  private static void serve(SocketServer server, String name, Jobs jobs, Activity activity, CommandIo io) throws IOException {
    ExitHook removal = new ExitHook(() -> stop(server));
    try (removal) {
      io.out().println("listening on " + name);
      io.flush();
      server.serve(jobs, activity);
    }
  }

  private static SocketServer listen(String name, CommandIo io) {
    String what = "cannot listen on '" + name + "'";
    try {
      return SocketServer.listen(io.files().path(name, what));
    } catch (IOException failure) {
      throw new IoFailure(what, failure);
    }
  }

  private static HttpService http(ParsedArguments arguments, Jobs jobs, Activity activity) {
    InetAddress host = arguments.isGiven(BIND) ? arguments.get(BIND) : InetAddress.ofLiteral(LOCAL);
    InetSocketAddress address = new InetSocketAddress(host, arguments.get(HTTP));
    try {
      return HttpService.start(address, Playground.pages(), Playground.endpoints(), ResidentOptions.httpLimits(arguments), jobs, activity);
    } catch (IOException failure) {
      throw new IoFailure("cannot listen on " + host.getHostAddress() + ", port " + arguments.get(HTTP), failure);
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
