// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.socket;

import com.fasterxml.jackson.core.JsonFactory;
import dev.freehold.serve.CapturedOutput;
import dev.freehold.serve.Job;
import dev.freehold.serve.Jobs;
import dev.freehold.serve.JsonMessage;
import dev.freehold.serve.MalformedRequest;
import dev.freehold.serve.Outcome;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** One client, and the command line that it wants to be run. */
final class Connection {
  private static final JsonFactory JSON = new JsonFactory();

  private final SocketChannel channel;
  private final InputStream in;
  private final OutputStream out;
  private final Jobs jobs;
  private final Executor responses;
  /** What the client has sent for the standard input of the command, once it has. */
  private final CompletableFuture<byte[]> stdin = new CompletableFuture<>();

  /** @param responses where answers are sent: a client that does not read them must not keep a thread of the jobs */
  Connection(SocketChannel channel, Jobs jobs, Executor responses) {
    this.channel = channel;
    this.jobs = jobs;
    this.responses = responses;
    in = new BufferedInputStream(Channels.newInputStream(channel));
    out = Channels.newOutputStream(channel);
  }

  /** Runs the command, and returns when the client has gone or has its answer. */
  void run() {
    try (channel) {
      serve();
    } catch (IOException gone) {
      // Nobody is there to be told; or the answer has been given, which closes the channel.
    }
  }

  private void serve() throws IOException {
    Job job = null;
    try {
      job = start();
      if (job != null) receive();
    } catch (MalformedRequest bad) {
      respond(Outcome.STOPPED, new byte[0], bytes(bad.getMessage() + "\n"));
    } finally {
      if (job != null) job.cancel();
      stdin.completeExceptionally(new EOFException("the client has closed the connection"));
    }
  }

  /** Null if the client wants nothing. */
  private @Nullable Job start() throws IOException, MalformedRequest {
    JsonMessage request = message();
    if (request == null) return null;
    Path directory = directory(request.text("cwd", ""));
    CapturedOutput stdout = new CapturedOutput(jobs.limits().bytes());
    CapturedOutput stderr = new CapturedOutput(jobs.limits().bytes());
    Job job = jobs.start(request.strings("args"), directory, new RequestedInput(), stdout, stderr);
    job.outcome().thenAcceptAsync(outcome -> respond(outcome.status(), stdout.take(""), stderr.take(outcome.message())), responses)
        .whenComplete((answered, failure) -> hangUp());
    return job;
  }

  private static Path directory(String name) throws MalformedRequest {
    try {
      Path directory = Path.of(name);
      if (directory.isAbsolute()) return directory;
    } catch (InvalidPathException notInThisLocale) {
      // The same message.
    }
    throw new MalformedRequest("'cwd' must be an absolute path");
  }

  /** Receives what the client sends while the command runs, until it closes the connection. */
  private void receive() throws IOException, MalformedRequest {
    for (JsonMessage message = message(); message != null; message = message()) {
      int length = message.integer("stdin", -1);
      if (length < 0) throw new MalformedRequest("expected 'stdin'");
      if (length > jobs.limits().bytes()) {
        in.skipNBytes(length);
        throw new MalformedRequest("standard input of more than " + jobs.limits().bytes() + " bytes");
      }
      byte[] bytes = in.readNBytes(length);
      if (bytes.length < length) return;
      stdin.complete(bytes);
    }
  }

  /** The next line; null at the end. One that is too long is read nevertheless: a client that writes would not see the answer. */
  private @Nullable JsonMessage message() throws IOException, MalformedRequest {
    int limit = jobs.limits().bytes();
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int b = in.read(); b != '\n'; b = in.read()) {
      if (b < 0) return null;
      if (line.size() <= limit) line.write(b);
    }
    if (line.size() > limit) throw new MalformedRequest("a line of more than " + limit + " bytes");
    try {
      return JsonMessage.read(JSON.createParser(line.toByteArray()));
    } catch (IOException bad) {
      throw new MalformedRequest(bad.getMessage());
    }
  }

  /** Sends the answer and closes the connection; only the first one counts. */
  private synchronized void respond(int status, byte[] stdout, byte[] stderr) {
    try (channel) {
      out.write(bytes("{\"exitCode\":" + status + ",\"stdout\":" + stdout.length + ",\"stderr\":" + stderr.length + "}\n"));
      out.write(stdout);
      out.write(stderr);
    } catch (IOException gone) {
      // Nobody is there to be told.
    }
  }

  /** Also where there was no memory for an answer. */
  private void hangUp() {
    try {
      channel.close();
    } catch (IOException e) {
      // It is not open any longer, one way or the other.
    }
  }

  private synchronized void askForStdin() throws IOException {
    out.write(bytes("{\"needs\":\"stdin\"}\n"));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** The standard input of the command, for which the client is asked when it is first read: it may be a terminal, and of no interest. */
  private final class RequestedInput extends InputStream {
    private @Nullable InputStream sent;

    private InputStream sent() throws IOException {
      if (sent != null) return sent;
      askForStdin();
      try {
        sent = new ByteArrayInputStream(stdin.get());
        return sent;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IOException("interrupted", e);
      } catch (ExecutionException e) {
        throw new IOException(e.getCause());
      }
    }

    @Override
    public int read() throws IOException {
      return sent().read();
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
      return sent().read(bytes, from, length);
    }
  }
}
