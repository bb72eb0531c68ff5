// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.serve.Activity;
import dev.freehold.serve.Jobs;
import dev.freehold.serve.RequestLimits;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class SocketServerTest {
  private static final RequestLimits LIMITS = new RequestLimits(2, Duration.ofSeconds(30), 1 << 16);

  @TempDir private Path folder;

  private final CountDownLatch entered = new CountDownLatch(1);
  private final CountDownLatch interrupted = new CountDownLatch(1);
  private final CyclicBarrier both = new CyclicBarrier(2);
  private SocketServer server;
  private Jobs jobs;
  private FutureTask<Void> serving;

  /** A command that does what its words say. */
  private int run(List<String> args, Path directory, InputStream in, OutputStream out, OutputStream err) {
    try {
      switch (args.getFirst()) {
        case "read" -> out.write(in.readAllBytes());
        case "fail" -> {
          print("some", out);
          print("error \u00e9\n", err);
          return 3;
        }
        case "meet" -> {
          both.await();
          print(directory.toString(), out);
        }
        case "wait" -> {
          entered.countDown();
          new CountDownLatch(1).await();
        }
        default -> print(args + " in " + directory, out);
      }
      return 0;
    } catch (InterruptedException e) {
      interrupted.countDown();
      return 0;
    } catch (BrokenBarrierException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void print(String text, OutputStream out) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  private Path socket() {
    return folder.resolve("socket");
  }

  private void serve(RequestLimits limits, Activity activity) throws IOException {
    server = SocketServer.listen(socket());
    jobs = new Jobs(this::run, limits);
    serving = new FutureTask<>(() -> {
      server.serve(jobs, activity);
      return null;
    });
    Thread.ofPlatform().daemon().start(serving);
  }

  private void serve() throws IOException {
    serve(LIMITS, new Activity(null));
  }

  @AfterEach
  void close() throws Exception {
    if (server == null) return;
    server.stop();
    jobs.close();
    serving.get(20, TimeUnit.SECONDS);
    server.close();
  }

  private SocketChannel connect() throws IOException {
    return SocketChannel.open(UnixDomainSocketAddress.of(socket()));
  }

  private static void send(String text, SocketChannel to) throws IOException {
    print(text, Channels.newOutputStream(to));
  }

  private static String rest(SocketChannel from) throws IOException {
    return new String(Channels.newInputStream(from).readAllBytes(), StandardCharsets.UTF_8);
  }

  private static String line(SocketChannel from) throws IOException {
    StringBuilder line = new StringBuilder();
    InputStream in = Channels.newInputStream(from);
    for (int b = in.read(); b != '\n'; b = in.read()) line.append((char) b);
    return line.toString();
  }

  private String answer(String request) throws IOException {
    try (SocketChannel client = connect()) {
      send(request, client);
      return rest(client);
    }
  }

  private static String request(String word, String directory) {
    return "{\"args\":[\"" + word + "\"],\"cwd\":\"" + directory + "\"}\n";
  }

  @Test
  void aClientGetsWhatItsCommandPrints() throws IOException {
    serve();
    assertEquals("{\"exitCode\":0,\"stdout\":15,\"stderr\":0}\n[echo] in /home", answer(request("echo", "/home")));
    assertEquals("{\"exitCode\":3,\"stdout\":4,\"stderr\":9}\nsomeerror \u00e9\n", answer(request("fail", "/")));
  }

  @Test
  void standardInputIsAskedForWhenItIsRead() throws IOException {
    serve();
    try (SocketChannel client = connect()) {
      send(request("read", "/"), client);
      assertEquals("{\"needs\":\"stdin\"}", line(client));
      send("{\"stdin\":5}\nab\ncd", client);
      assertEquals("{\"exitCode\":0,\"stdout\":5,\"stderr\":0}\nab\ncd", rest(client));
    }
  }

  @Test
  void clientsAreServedSideBySideEachInItsDirectory() throws IOException {
    serve();
    try (SocketChannel one = connect(); SocketChannel two = connect()) {
      send(request("meet", "/one"), one);
      send(request("meet", "/two"), two);
      assertTrue(rest(one).endsWith("\n/one"));
      assertTrue(rest(two).endsWith("\n/two"));
    }
  }

  @Test
  void aClientThatGoesCancelsItsCommand() throws Exception {
    serve();
    try (SocketChannel client = connect()) {
      send(request("wait", "/"), client);
      entered.await();
    }
    interrupted.await();
    assertTrue(answer(request("echo", "/")).startsWith("{\"exitCode\":0"));
  }

  @Test
  void aClientThatGoesInsteadOfSendingItsInputCancelsItsCommand() throws Exception {
    serve(new RequestLimits(1, Duration.ofSeconds(30), 1 << 16), new Activity(null));
    try (SocketChannel client = connect()) {
      send(request("read", "/"), client);
      line(client);
      send("{\"stdin\":5}\nab", client);
    }
    // The only thread is free again.
    assertTrue(answer(request("echo", "/")).startsWith("{\"exitCode\":0"));
  }

  @Test
  void aCommandEndsWhenItsTimeIsOver() throws IOException {
    serve(new RequestLimits(1, Duration.ofMillis(50), 1 << 16), new Activity(null));
    assertTrue(answer(request("wait", "/")).endsWith("\nfreehold: stopped after 0.05 s, the time limit of a request\n"));
  }

  @Test
  void whatIsNoRequestIsAnswered() throws IOException {
    serve();
    for (String bad : List.of("hello\n", "[]\n", "{\"args\":\"echo\",\"cwd\":\"/\"}\n", "{\"args\":[]}\n", request("echo", "home"),
        "x".repeat(70_000) + "\n")) {
      String answer = answer(bad);
      assertTrue(answer.startsWith("{\"exitCode\":1,\"stdout\":0,") && answer.contains("\nfreehold: malformed request: "), answer);
    }
    try (SocketChannel client = connect()) {
      send(request("read", "/"), client);
      line(client);
      send("{\"stdin\":70000}\n" + "x".repeat(70_000), client);
      String answer = rest(client);
      assertTrue(answer.endsWith("\nfreehold: malformed request: standard input of more than 65536 bytes\n"), answer);
    }
    assertTrue(answer(request("echo", "/")).startsWith("{\"exitCode\":0"));
  }

  @Test
  void aClientThatSaysNothingIsNoMatter() throws IOException {
    serve();
    connect().close();
    assertTrue(answer(request("echo", "/")).startsWith("{\"exitCode\":0"));
  }

  @Test
  void onlyTheOwnerMayConnect() throws IOException {
    serve();
    assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(socket())));
    assertEquals(List.of("socket", "socket.lock"), names());
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(each -> each.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void theSocketIsTakenAwayAtTheEnd() throws Exception {
    serve();
    close();
    assertFalse(Files.exists(socket()));
    serve();
    assertTrue(answer(request("echo", "/")).startsWith("{\"exitCode\":0"));
  }

  @Test
  void aSocketThatWasLeftBehindIsReplaced() throws IOException {
    try (ServerSocketChannel dead = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      dead.bind(UnixDomainSocketAddress.of(socket()));
    }
    assertTrue(Files.exists(socket()));
    serve();
    assertTrue(answer(request("echo", "/")).startsWith("{\"exitCode\":0"));
  }

  @Test
  void thereIsOneServerPerSocket() throws IOException {
    serve();
    assertEquals("another server is there", assertThrows(IOException.class, () -> SocketServer.listen(socket())).getMessage());
    assertTrue(answer(request("echo", "/")).startsWith("{\"exitCode\":0"));
  }

  @Test
  void anotherFileIsNotReplaced() throws IOException {
    Files.writeString(socket(), "mine");
    assertEquals("there is something else of that name", assertThrows(IOException.class, () -> SocketServer.listen(socket())).getMessage());
    assertEquals("mine", Files.readString(socket()));
    Path tooLong = folder.resolve("x".repeat(120));
    assertThrows(IOException.class, () -> SocketServer.listen(tooLong));
    assertFalse(Files.exists(tooLong));
  }

  @Test
  void itEndsWhenNobodyComes() throws Exception {
    serve(LIMITS, new Activity(Duration.ofSeconds(2)));
    assertTrue(answer(request("echo", "/")).startsWith("{\"exitCode\":0"));
    serving.get(20, TimeUnit.SECONDS);
  }

  @Test
  void itDoesNotEndWhileACommandRuns() throws Exception {
    serve(LIMITS, new Activity(Duration.ofMillis(20)));
    try (SocketChannel client = connect()) {
      send(request("meet", "/"), client);
      TimeUnit.MILLISECONDS.sleep(200);
      assertFalse(serving.isDone());
      both.await();
      assertTrue(rest(client).startsWith("{\"exitCode\":0"));
    }
    serving.get(20, TimeUnit.SECONDS);
  }
}
