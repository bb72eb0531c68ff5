// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.ByteString;
import com.google.protobuf.CodedInputStream;
import com.google.protobuf.UnknownFieldSet;
import dev.freehold.serve.CommandRunner;
import dev.freehold.serve.Jobs;
import dev.freehold.serve.RequestLimits;
import dev.freehold.serve.worker.PersistentWorker.Protocol;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/** What Bazel is to a worker: it speaks the protocol by protobuf's generic messages, which know nothing of our reading and writing. */
final class WorkerClient implements AutoCloseable {
  private final OutputStream toWorker;
  private final InputStream fromWorker;
  private final Jobs jobs;
  private final FutureTask<Void> worker;

  WorkerClient(Protocol protocol, List<String> startup, Path directory, RequestLimits limits, CommandRunner runner) throws IOException {
    PipedInputStream in = new PipedInputStream(1 << 16);
    PipedOutputStream out = new PipedOutputStream();
    toWorker = new PipedOutputStream(in);
    fromWorker = new PipedInputStream(out, 1 << 16);
    jobs = new Jobs(runner, limits);
    worker = new FutureTask<>(() -> {
      try (out) {
        PersistentWorker.run(protocol, in, out, startup, directory, jobs);
      }
      return null;
    });
    Thread.ofPlatform().daemon().start(worker);
  }

  void send(byte[] bytes) throws IOException {
    toWorker.write(bytes);
    toWorker.flush();
  }

  void send(String text) throws IOException {
    send(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Sends the fields of a request. */
  void send(UnknownFieldSet.Builder request) throws IOException {
    request.build().writeDelimitedTo(toWorker);
    toWorker.flush();
  }

  static UnknownFieldSet.Builder request(int id, String... arguments) {
    UnknownFieldSet.Builder request = UnknownFieldSet.newBuilder();
    UnknownFieldSet.Field.Builder words = UnknownFieldSet.Field.newBuilder();
    for (String word : arguments) words.addLengthDelimited(ByteString.copyFromUtf8(word));
    return request.addField(1, words.build()).addField(3, number(id));
  }

  static UnknownFieldSet.Field number(long value) {
    return UnknownFieldSet.Field.newBuilder().addVarint(value).build();
  }

  static UnknownFieldSet.Field text(String value) {
    return UnknownFieldSet.Field.newBuilder().addLengthDelimited(ByteString.copyFromUtf8(value)).build();
  }

  /** The next response. */
  WorkResponse response() throws IOException {
    UnknownFieldSet message = UnknownFieldSet.newBuilder().mergeFrom(message()).build();
    return new WorkResponse((int) varint(message, 1), message.getField(2).getLengthDelimitedList().getFirst().toStringUtf8(),
        (int) varint(message, 3),
        varint(message, 4) != 0);
  }

  private CodedInputStream message() throws IOException {
    int first = fromWorker.read();
    assertTrue(first >= 0, "the worker has ended");
    byte[] bytes = fromWorker.readNBytes(CodedInputStream.readRawVarint32(first, fromWorker));
    return CodedInputStream.newInstance(bytes);
  }

  private static long varint(UnknownFieldSet message, int field) {
    List<Long> values = message.getField(field).getVarintList();
    return values.isEmpty() ? 0 : values.getLast();
  }

  /** The next line of the output. */
  String line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int b = fromWorker.read(); b >= 0 && b != '\n'; b = fromWorker.read()) line.write(b);
    return line.toString(StandardCharsets.UTF_8);
  }

  /** Ends the input, waits for the end of the worker, and checks that it has written nothing else. */
  void finish() throws Exception {
    toWorker.close();
    worker.get(20, TimeUnit.SECONDS);
    assertEquals("", new String(fromWorker.readAllBytes(), StandardCharsets.UTF_8));
  }

  /** The same where the worker must end with an error; returns it. */
  Throwable failure() throws Exception {
    toWorker.close();
    try {
      worker.get(20, TimeUnit.SECONDS);
      return null;
    } catch (ExecutionException failed) {
      return failed.getCause();
    }
  }

  @Override
  public void close() {
    jobs.close();
  }
}
