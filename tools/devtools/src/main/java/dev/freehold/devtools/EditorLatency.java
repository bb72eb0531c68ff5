// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.ir.Registry;
import dev.freehold.lsp.LanguageServing;
import dev.freehold.lsp.Languages;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.pass.PassRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Measures how long a warm language server takes from a keystroke to the diagnostics: {@code ./dev editor-latency}. Somebody types an operation into the
 * middle of a program, so that most states of it are wrong, and deletes it again.
 */
final class EditorLatency {
  private static final Option<Integer> LINES = Option.of("lines", "N", OptionValues::positiveInt, "length of the program").withDefault(10_000);
  private static final Option<Integer> FUNCTIONS =
      Option.of("functions", "N", OptionValues::positiveInt, "into how many functions it is cut").withDefault(500);
  private static final Option<Integer> ROUNDS =
      Option.of("rounds", "N", OptionValues::positiveInt, "how often the operation is typed").withDefault(20);
  private static final OptionTable TABLE = OptionTable.of("./dev editor-latency", List.of(), """
      Types into a program that a language server has open, and prints how long the diagnostics take, in milliseconds, once the server is warm.
      """, Option.HELP, LINES, FUNCTIONS, ROUNDS);
  private static final String TYPED = "  %typed = memref.load %a[%i] : memref<4xf32>\n";
  private static final String URI = "file:///typed.mlir";

  private final OutputStream toServer;
  private final InputStream fromServer;
  private int version;

  private EditorLatency(OutputStream toServer, InputStream fromServer) {
    this.toServer = toServer;
    this.fromServer = fromServer;
  }

  public static void main(String[] args) throws Exception {
    ParsedArguments arguments = DevCommandLine.parse(args, TABLE);
    Pipe requests = Pipe.open();
    Pipe answers = Pipe.open();
    Languages languages = new Languages(Registry.load(), PassRegistry.load(), false);
    Thread server = Thread.ofPlatform().daemon().start(() -> LanguageServing.serve(Channels.newInputStream(requests.source()),
        Channels.newOutputStream(answers.sink()), languages, "measured"));
    EditorLatency editor = new EditorLatency(Channels.newOutputStream(requests.sink()), Channels.newInputStream(answers.source()));
    editor.measure(arguments.get(LINES), arguments.get(FUNCTIONS), arguments.get(ROUNDS));
    editor.toServer.close();
    server.join();
  }

  private void measure(int lines, int functions, int rounds) throws IOException {
    int perFunction = Math.max(1, lines / functions - 5);
    send("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}");
    send("{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"" + URI
        + "\",\"languageId\":\"mlir\",\"version\":0,\"text\":\"" + program(functions, perFunction).replace("\n", "\\n") + "\"}}}");
    awaitDiagnostics();
    int line = functions / 2 * (perFunction + 5) + 2 + perFunction / 2;
    double[] times = new double[rounds * 2 * TYPED.length()];
    int count = 0;
    // As often again before, for the server to become warm.
    for (int round = -rounds; round < rounds; round++) {
      for (int i = 0; i < 2 * TYPED.length(); i++) {
        double time = i < TYPED.length() ? type(line, i) : delete(line, 2 * TYPED.length() - 1 - i);
        if (round >= 0) times[count++] = time;
      }
    }
    Arrays.sort(times);
    System.out.printf(Locale.ROOT,
        "%d keystrokes in %d lines, %d functions: median %.1f ms, 95 %% within %.1f ms, 99 %% within %.1f ms, all within %.1f ms%n",
        count, functions * (perFunction + 5), functions, times[count / 2], times[count * 95 / 100], times[count * 99 / 100], times[count - 1]);
  }

  private static String program(int functions, int perFunction) {
    StringBuilder text = new StringBuilder();
    for (int f = 0; f < functions; f++) {
      text.append("func.func @f").append(f).append("(%m: memref<4xf32>, %i: index) {\n  %a = memref.alloc() : memref<4xf32>\n");
      for (int i = 0; i < perFunction; i++) {
        text.append(i % 2 == 0 ? "  memref.copy %m, %a : memref<4xf32> to memref<4xf32>\n"
            : "  %x" + i + " = memref.load %a[%i] : memref<4xf32>\n");
      }
      text.append("  memref.dealloc %a : memref<4xf32>\n  return\n}\n");
    }
    return text.toString();
  }

  private double type(int line, int i) throws IOException {
    String typed = TYPED.substring(i, i + 1).replace("\n", "\\n");
    return change(line, i, line, i, typed);
  }

  private double delete(int line, int i) throws IOException {
    boolean isLast = i == TYPED.length() - 1;
    return change(line, i, isLast ? line + 1 : line, isLast ? 0 : i + 1, "");
  }

  /** Replaces a range, and returns the milliseconds until the diagnostics are there. */
  private double change(int line, int from, int endLine, int to, String text) throws IOException {
    long start = System.nanoTime();
    send("{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\"" + URI + "\",\"version\":" + ++version
        + "},\"contentChanges\":[{\"range\":{\"start\":{\"line\":" + line + ",\"character\":" + from + "},\"end\":{\"line\":" + endLine
        + ",\"character\":" + to + "}},\"text\":\"" + text + "\"}]}}");
    awaitDiagnostics();
    return (System.nanoTime() - start) / 1e6;
  }

  private void send(String message) throws IOException {
    byte[] bytes = message.getBytes(StandardCharsets.UTF_8);
    toServer.write(("Content-Length: " + bytes.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
    toServer.write(bytes);
    toServer.flush();
  }

  private void awaitDiagnostics() throws IOException {
    String message;
    do message = receive();
    while (!message.contains("\"textDocument/publishDiagnostics\"") || !message.contains("\"version\":" + version));
  }

  private String receive() throws IOException {
    StringBuilder header = new StringBuilder();
    while (header.indexOf("\r\n\r\n") < 0) header.append((char) fromServer.read());
    int length = Integer.parseInt(header.toString().replaceAll("(?s).*Content-Length: ([0-9]+).*", "$1"));
    return new String(fromServer.readNBytes(length), StandardCharsets.UTF_8);
  }
}
