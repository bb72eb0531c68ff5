// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.opt.FileAccess;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
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
    assertEquals("freehold serve: SOCKET is missing\n", err.toString());
  }

  @Test
  void whereItCannotListenItSaysWhy() {
    assertEquals(1, run("serve", "missing/socket"));
    assertEquals("cannot listen on 'missing/socket': No such file or directory\n", err.toString());
  }
}
