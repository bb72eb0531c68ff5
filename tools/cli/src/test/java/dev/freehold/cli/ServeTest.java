// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.freehold.opt.FileAccess;
import dev.freehold.web.WebPage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
class ServeTest {
  @TempDir private Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String... line) {
    CommandIo io = CommandIo.of(InputStream.nullInputStream(), out, err, new FileAccess(folder, 1 << 20));
    return new Main(io, new Serve(() -> {})).run(line);
  }

  private String answer(String word) throws IOException {
    try (SocketChannel client = SocketChannel.open(UnixDomainSocketAddress.of(folder.resolve("socket")))) {
      String request = "{\"args\":[\"opt\",\"" + word + "\"],\"cwd\":\"" + folder + "\"}\n";
      Channels.newOutputStream(client).write(request.getBytes(StandardCharsets.UTF_8));
      return new String(Channels.newInputStream(client).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void clientsAreServedUntilNobodyComes() throws Exception {
    Files.writeString(folder.resolve("in.mlir"), "func.func private @f()");
    FutureTask<Integer> server = new FutureTask<>(() -> run("serve", "socket", "--idle-timeout=3", "--jobs=1"));
    Thread.ofPlatform().daemon().start(server);
    while (!out.toString().contains("\n")) TimeUnit.MILLISECONDS.sleep(5);
    assertEquals("listening on socket\n", out.toString());
    assertEquals("{\"exitCode\":0,\"stdout\":37,\"stderr\":0}\nmodule {\n  func.func private @f()\n}\n\n", answer("in.mlir"));
    assertTrue(answer("missing.mlir").endsWith("\ncannot open input file 'missing.mlir': No such file or directory\n"));
    assertEquals(0, server.get(30, TimeUnit.SECONDS));
    assertFalse(Files.exists(folder.resolve("socket")));
    assertEquals("", err.toString());
  }

  @Test
  void aSocketIsNeeded() {
    assertEquals(Main.USAGE, run("serve"));
    assertEquals("freehold serve: SOCKET or --http is missing\n", err.toString());
  }

  @Test
  void aPageIsServedUntilNobodyComes() throws Exception {
    assumeTrue(WebPage.areBuilt(), WebPage.MISSING);
    FutureTask<Integer> server = new FutureTask<>(() -> run("serve", "--http=0", "--idle-timeout=3"));
    Thread.ofPlatform().daemon().start(server);
    URI url = URI.create(line(0).replace("listening on ", ""));
    assertEquals("127.0.0.1", url.getHost());
    assertTrue(get(url).contains("<title>Freehold playground</title>"), () -> get(url));
    assertEquals(0, server.get(30, TimeUnit.SECONDS));
    assertEquals("", err.toString());
  }

  @Test
  void anAddressForOthersIsWarnedOf() throws Exception {
    assumeTrue(WebPage.areBuilt(), WebPage.MISSING);
    FutureTask<Integer> server = new FutureTask<>(() -> run("serve", "--http=0", "--bind=0.0.0.0", "--idle-timeout=2"));
    Thread.ofPlatform().daemon().start(server);
    URI url = URI.create(line(0).replace("listening on ", ""));
    assertEquals("localhost", url.getHost());
    assertTrue(get(url).contains("<title>Freehold playground</title>"), () -> get(url));
    assertEquals(0, server.get(30, TimeUnit.SECONDS));
    assertTrue(err.toString().startsWith("freehold serve: warning: --bind=0.0.0.0 opens the page to the network"), err::toString);
  }

  @Test
  void bothAreServed() throws Exception {
    assumeTrue(WebPage.areBuilt(), WebPage.MISSING);
    Files.writeString(folder.resolve("in.mlir"), "func.func private @f()");
    FutureTask<Integer> server = new FutureTask<>(() -> run("serve", "socket", "--http", "0", "--bind=::1", "--idle-timeout=3"));
    Thread.ofPlatform().daemon().start(server);
    URI url = URI.create(line(0).replace("listening on ", ""));
    assertEquals("listening on socket", line(1));
    assertTrue(answer("in.mlir").startsWith("{\"exitCode\":0,"));
    assertTrue(get(url).contains("<title>Freehold playground</title>"), () -> get(url));
    assertEquals(0, server.get(30, TimeUnit.SECONDS));
  }

  @Test
  void wherePortsAreTakenItSaysSo() throws Exception {
    assumeTrue(WebPage.areBuilt(), WebPage.MISSING);
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      assertEquals(1, run("serve", "--http=" + taken.getLocalPort()));
      assertEquals("cannot listen on 127.0.0.1, port " + taken.getLocalPort() + ": Address already in use\n", err.toString());
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      --http=65536            | invalid value '65536' for option '--http': expected a port, from 0 to 65535
      --http=x                | invalid value 'x' for option '--http': expected an integer from 0 to 2^31 - 1
      --http=0 --bind=example | invalid value 'example' for option '--bind': expected an IP address
      socket --bind=127.0.0.1 | --bind is for --http
      """)
  void addressesAreChecked(String options, String message) {
    assertEquals(Main.USAGE, run(("serve " + options).split(" ")));
    assertEquals("freehold serve: " + message + "\n", err.toString());
  }

  /** A line that the server prints, once it has. */
  private String line(int index) throws InterruptedException {
    while (out.toString().lines().count() <= index) TimeUnit.MILLISECONDS.sleep(5);
    return out.toString().lines().skip(index).findFirst().orElseThrow();
  }

  private static String get(URI url) {
    try (Socket client = new Socket(url.getHost(), url.getPort())) {
      client.getOutputStream().write("GET / HTTP/1.0\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.UTF_8));
      return new String(client.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void whereItCannotListenItSaysWhy() {
    assertEquals(1, run("serve", "missing/socket"));
    assertEquals("cannot listen on 'missing/socket': No such file or directory\n", err.toString());
  }
}
