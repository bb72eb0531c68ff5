// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.worker;

import static dev.freehold.serve.worker.WorkerClient.number;
import static dev.freehold.serve.worker.WorkerClient.request;
import static dev.freehold.serve.worker.WorkerClient.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.serve.CommandRunner;
import dev.freehold.serve.Jobs;
import dev.freehold.serve.RequestLimits;
import dev.freehold.serve.worker.PersistentWorker.Protocol;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PersistentWorkerTest {
  private static final Path HOME = Path.of("/sandbox/worker");
  private static final RequestLimits LIMITS = new RequestLimits(2, Duration.ofSeconds(30), 1 << 16);

  private final CountDownLatch opened = new CountDownLatch(1);
  private final CountDownLatch entered = new CountDownLatch(1);
  private final CountDownLatch interrupted = new CountDownLatch(1);

  /** A command that does what its words say. */
  private int run(List<String> args, Path directory, InputStream in, OutputStream out, OutputStream err) {
    try {
      switch (args.getFirst()) {
        case "echo" -> print(String.join(" ", args.subList(1, args.size())) + "\n", out);
        case "where" -> print(directory + "\n", out);
        case "fail" -> {
          print("some", out);
          print(" error\n", err);
          return 3;
        }
        case "read" -> print(in.readAllBytes().length + " bytes\n", out);
        case "flood" -> print("x".repeat(LIMITS.bytes() + 1), out);
        case "crash" -> throw new StackOverflowError();
        case "open" -> opened.countDown();
        case "wait" -> {
          entered.countDown();
          opened.await();
        }
        default -> throw new IllegalArgumentException(args.getFirst());
      }
      return 0;
    } catch (InterruptedException e) {
      interrupted.countDown();
      return 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void print(String text, OutputStream out) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  private WorkerClient client(Protocol protocol, RequestLimits limits, String... startup) throws IOException {
    CommandRunner runner = this::run;
    return new WorkerClient(protocol, List.of(startup), HOME, limits, runner);
  }

  private WorkerClient client(String... startup) throws IOException {
    return client(Protocol.PROTO, LIMITS, startup);
  }

  @Test
  void eachRequestGetsItsResponse() throws Exception {
    try (WorkerClient client = client()) {
      client.send(request(0, "echo", "a", "b c"));
      assertEquals(new WorkResponse(0, "a b c\n", 0, false), client.response());
      client.send(request(0, "fail"));
      assertEquals(new WorkResponse(3, "some error\n", 0, false), client.response());
      client.send(request(0, "read"));
      assertEquals(new WorkResponse(0, "0 bytes\n", 0, false), client.response());
      client.finish();
    }
  }

  @Test
  void theArgumentsOfTheWorkerComeFirst() throws Exception {
    try (WorkerClient client = client("echo", "first")) {
      client.send(request(0, "second"));
      assertEquals("first second\n", client.response().output());
    }
  }

  @Test
  void fieldsThatAreOfNoUseAreSkipped() throws Exception {
    try (WorkerClient client = client()) {
      client.send(request(0, "echo", "on").addField(2, text("input")).addField(5, number(10)).addField(99, text("of the future")));
      assertEquals("on\n", client.response().output());
    }
  }

  @Test
  void requestsWithIdsRunSideBySide() throws Exception {
    try (WorkerClient client = client()) {
      client.send(request(7, "wait"));
      client.send(request(8, "open"));
      // The first can only end because the second has run.
      List<Integer> ids = List.of(client.response().id(), client.response().id());
      assertEquals(List.of(7, 8), ids.stream().sorted().toList());
      client.finish();
    }
  }

  @Test
  void requestsWithoutIdRunInTheirOrder() throws Exception {
    try (WorkerClient client = client()) {
      for (int i = 0; i < 20; i++) client.send(request(0, "echo", Integer.toString(i)));
      for (int i = 0; i < 20; i++) assertEquals(i + "\n", client.response().output());
      client.finish();
    }
  }

  @Test
  void whatHasBeenAskedForIsDoneWhenTheInputEnds() throws Exception {
    try (WorkerClient client = client()) {
      client.send(request(1, "wait"));
      client.send(request(2, "wait"));
      client.send(request(3, "echo", "last"));
      entered.await();
      opened.countDown();
      for (int i = 0; i < 3; i++) client.response();
      client.finish();
    }
  }

  @Test
  void aRequestIsCancelled() throws Exception {
    try (WorkerClient client = client()) {
      client.send(request(5, "wait"));
      entered.await();
      client.send(request(5).addField(4, number(1)));
      assertTrue(client.response().cancelled());
      interrupted.await();
      client.send(request(6, "echo", "on"));
      assertEquals(new WorkResponse(0, "on\n", 6, false), client.response());
      client.finish();
    }
  }

  @Test
  void aRequestWithoutIdIsCancelledToo() throws Exception {
    try (WorkerClient client = client()) {
      client.send(request(0, "wait"));
      entered.await();
      client.send(request(0).addField(4, number(1)));
      assertTrue(client.response().cancelled());
      client.finish();
    }
  }

  @Test
  void aRequestThatWaitsForItsTurnIsCancelled() throws Exception {
    try (WorkerClient client = client(Protocol.PROTO, new RequestLimits(1, Duration.ofSeconds(30), 1 << 16))) {
      client.send(request(1, "wait"));
      client.send(request(2, "echo", "never"));
      client.send(request(2).addField(4, number(1)));
      assertEquals(2, client.response().id());
      opened.countDown();
      assertEquals(new WorkResponse(0, "", 1, false), client.response());
      client.finish();
    }
  }

  @Test
  void cancellingWhatIsDoneOrUnknownDoesNothing() throws Exception {
    try (WorkerClient client = client()) {
      client.send(request(1, "echo", "done"));
      assertEquals("done\n", client.response().output());
      client.send(request(1).addField(4, number(1)));
      client.send(request(2).addField(4, number(1)));
      client.finish();
    }
  }

  @Test
  void aRequestEndsWhenItsTimeIsOver() throws Exception {
    try (WorkerClient client = client(Protocol.PROTO, new RequestLimits(1, Duration.ofMillis(50), 1 << 16))) {
      client.send(request(1, "wait"));
      WorkResponse late = client.response();
      assertEquals(1, late.status());
      assertFalse(late.cancelled());
      assertEquals("freehold: stopped after 0.05 s, the time limit of a request\n", late.output());
      client.send(request(2, "echo", "on"));
      assertEquals("on\n", client.response().output());
    }
  }

  @Test
  void theFolderOfASandboxIsBelowThatOfTheWorker() throws Exception {
    try (WorkerClient client = client()) {
      client.send(request(1, "where"));
      assertEquals(HOME + "\n", client.response().output());
      client.send(request(2, "where").addField(6, text("sandbox/2")));
      assertEquals(HOME.resolve("sandbox/2") + "\n", client.response().output());
      client.send(request(3, "where").addField(6, text("a\0b")));
      WorkResponse bad = client.response();
      assertEquals(1, bad.status());
      assertTrue(bad.output().startsWith("freehold: the sandbox folder cannot be named"), bad.output());
    }
  }

  @Test
  void whatACommandThrowsIsAnError() throws Exception {
    try (WorkerClient client = client()) {
      client.send(request(1, "crash"));
      assertEquals(new WorkResponse(1, "freehold: internal error: java.lang.StackOverflowError\n", 1, false), client.response());
      client.send(request(2, "flood"));
      assertTrue(client.response().output().contains("more than 65536 bytes"));
      client.send(request(3, "echo", "on"));
      assertEquals("on\n", client.response().output());
    }
  }

  @Test
  void aMessageThatIsNoneIsAnsweredAndSkipped() throws Exception {
    try (WorkerClient client = client()) {
      client.send(new byte[] {2, 10, 9});      // an argument of 9 bytes in a message of 2
      WorkResponse bad = client.response();
      assertEquals(1, bad.status());
      assertTrue(bad.output().startsWith("freehold: malformed request: "), bad.output());
      client.send(new byte[] {3, 10, 1, (byte) 0xFF});      // not UTF-8
      assertEquals(1, client.response().status());
      client.send(request(2, "echo", "on"));
      assertEquals("on\n", client.response().output());
      client.finish();
    }
  }

  @Test
  void anInputThatEndsWithinAMessageIsAnError() throws Exception {
    try (WorkerClient client = client()) {
      client.send(new byte[] {20, 10, 9});
      assertInstanceOf(EOFException.class, client.failure());
    }
  }

  @Test
  void aMessageThatIsTooLongIsAnError() throws Exception {
    try (WorkerClient client = client()) {
      client.send(new byte[] {-1, -1, -1, -1, 7});
      assertEquals("a request of 2147483647 bytes; the limit is 65536", client.failure().getMessage());
    }
  }

  @Test
  void anOutputThatNobodyReadsEndsTheWorkerEvenIfMoreMightBeAsked() throws Exception {
    for (RuntimeException asRuntime : new RuntimeException[] {null, new IllegalStateException("gone")}) {
      OutputStream closed = new OutputStream() {
        @Override
        public void write(int b) throws IOException {
          if (asRuntime != null) throw asRuntime;
          throw new IOException("gone");
        }
      };
      // The input stays open.
      PipedOutputStream requests = new PipedOutputStream();
      PipedInputStream in = new PipedInputStream(requests);
      request(1, "echo").build().writeDelimitedTo(requests);
      try (Jobs jobs = new Jobs(this::run, LIMITS)) {
        Exception failure =
            assertThrows(RuntimeException.class, () -> PersistentWorker.run(Protocol.PROTO, in, closed, List.of(), HOME, jobs));
        assertTrue(failure.getMessage().endsWith("gone"), failure::toString);
      }
    }
  }

  @Test
  void jsonIsSpokenToo() throws Exception {
    try (WorkerClient client = client(Protocol.JSON, LIMITS)) {
      client.send("{\"arguments\":[\"echo\",\"\\u00e9\"],\"inputs\":[{\"path\":\"a\",\"digest\":\"YWI=\"}],\"requestId\":3,\"verbosity\":10}\n");
      assertEquals("{\"exitCode\":0,\"output\":\"\u00e9\\n\",\"requestId\":3}", client.line());
      // Without anything behind it, and in the spelling of the protocol's definition.
      client.send("{\"arguments\":[\"where\"],\"request_id\":4,\"sandbox_dir\":\"s\"}");
      assertEquals("{\"exitCode\":0,\"output\":\"/sandbox/worker/s\\n\",\"requestId\":4}", client.line());
      client.send("{\"arguments\":[\"wait\"],\"requestId\":5}{\"requestId\":5,\"cancel\":true}");
      assertEquals("{\"exitCode\":1,\"output\":\"freehold: cancelled\\n\",\"requestId\":5,\"wasCancelled\":true}", client.line());
      client.finish();
    }
  }

  @Test
  void jsonThatIsNoRequestIsAnsweredAndSkipped() throws Exception {
    try (WorkerClient client = client(Protocol.JSON, LIMITS)) {
      client.send("[{\"arguments\":[]}]\n");
      assertEquals("{\"exitCode\":1,\"output\":\"freehold: malformed request: expected an object\\n\",\"requestId\":0}", client.line());
      for (String bad : List.of("\"arguments\":\"echo\"", "\"arguments\":[1,{}]", "\"requestId\":\"1\"", "\"cancel\":[true]",
          "\"sandboxDir\":{\"a\":1}")) {
        client.send("{" + bad + "}\n");
        String field = bad.substring(1, bad.indexOf('"', 1));
        assertTrue(client.line().contains("the value of '" + field + "' does not fit"), bad);
      }
      client.send("{\"arguments\":[\"echo\",\"on\"]}");
      assertEquals("{\"exitCode\":0,\"output\":\"on\\n\",\"requestId\":0}", client.line());
      client.finish();
    }
  }

  @Test
  void whatIsNotJsonIsAnErrorWithItsPlace() throws Exception {
    try (WorkerClient client = client(Protocol.JSON, LIMITS)) {
      client.send("{\"arguments\" [");
      String message = client.failure().getMessage();
      assertTrue(message.startsWith("a request that is not JSON: ") && message.contains("line: 1"), message);
    }
  }
}
