// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.processes;

import dev.freehold.devtools.measure.Figures;
import dev.freehold.devtools.measure.MarkdownTable;
import dev.freehold.devtools.measure.TimedCommand;
import dev.freehold.devtools.measure.Usage;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Requests to a process that stays, each from a process of its own, beside processes of the reference. */
public final class ResidentTable {
  private static final int REQUESTS = 5000;
  /** The reference does not become faster: fewer say as much. */
  private static final int REFERENCE_RUNS = 50;

  private final long limit;
  private final MarkdownTable table = new MarkdownTable("process", "how many", "first (ms)", "median (ms)", "to reach");

  /** With the seconds after which a process is given up. */
  public ResidentTable(long limit) {
    this.limit = limit;
  }

  /**
   * Measures a program.
   *
   * @param tool the command that the subcommand which serves is added to
   * @param socket where it serves
   * @param client the program that hands its arguments to it
   * @param reference the reference's command
   */
  public void measure(List<String> tool, Path socket, Path client, String reference, Path program) throws IOException, InterruptedException {
    Process server = start(tool, socket);
    try {
      var clock = new TimedCommand(limit, Map.of("FREEHOLD_SOCKET", socket.toString()));
      add("`freehold-client`", REQUESTS, List.of(client.toString(), "opt", program.toString()), clock, "≤ 5 ms");
    } finally {
      server.destroy();
      server.waitFor();
    }
    add("`" + reference + "`", REFERENCE_RUNS, List.of(reference, program.toString()), new TimedCommand(limit), "");
  }

  /** Starts the server, and waits for the line that it prints when it can be asked. */
  private static Process start(List<String> tool, Path socket) throws IOException {
    List<String> command = new ArrayList<>(tool);
    command.addAll(List.of("serve", socket.toString()));
    Process server = new ProcessBuilder(command).redirectError(Redirect.INHERIT).start();
    if (server.inputReader().readLine() == null) throw new IOException("the server does not start");
    return server;
  }

  private void add(String name, int count, List<String> command, TimedCommand clock, String bar) throws IOException, InterruptedException {
    List<String> line = new ArrayList<>(command);
    line.add("--buffer-deallocation-pipeline");
    List<Usage> usages = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Usage usage = clock.run(line, Path.of("/dev/null"));
      if (usage == null) throw new IOException("fails: " + String.join(" ", line));
      usages.add(usage);
    }
    table.row(name, Figures.text(count, 0), milliseconds(usages.getFirst()), milliseconds(Usage.median(usages)), bar);
  }

  private static String milliseconds(Usage usage) {
    return Figures.text(usage.wall() * 1e3, 0);
  }

  @Override
  public String toString() {
    return table.toString();
  }
}
