// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.jspecify.annotations.Nullable;

/**
 * Works on what a client sends, one thing after the other and in its order. A change of a text ends the request that is being worked on, whose answer would be
 * about what is no more; so does the cancellation of a request.
 */
final class RequestQueue implements AutoCloseable {
  /** A request that has been taken from the queue. */
  private record Running(CompletableFuture<?> answer, Thread thread) {}

  private final ExecutorService worker = Executors.newSingleThreadExecutor(task -> {
    Thread thread = new Thread(task, "language server");
    thread.setDaemon(true);
    return thread;
  });
  private final Consumer<Throwable> crashes;
  private @Nullable Running running;

  /** @param crashes hears of faults of ours */
  RequestQueue(Consumer<Throwable> crashes) {
    this.crashes = crashes;
  }

  /** Answers a request when its turn comes. */
  <T> CompletableFuture<T> request(Callable<T> work) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    try {
      Future<?> queued = worker.submit(() -> answer(work, answer));
      answer.whenComplete((result, failure) -> {
        if (!answer.isCancelled()) return;
        queued.cancel(false);
        interrupt(answer);
      });
    } catch (RejectedExecutionException closed) {
      answer.completeExceptionally(Documents.failure(ResponseErrorCode.RequestCancelled, "the server is ending"));
    }
    return answer;
  }

  private <T> void answer(Callable<T> work, CompletableFuture<T> answer) {
    if (answer.isDone()) return;
    begin(answer);
    Runnable completion;
    try {
      T result = work.call();
      completion = () -> answer.complete(result);
    } catch (Throwable failure) {
      completion = () -> answer.completeExceptionally(asAnswer(failure));
    } finally {
      end();
    }
    // This writes the answer, which nobody may interrupt.
    completion.run();
  }

  private ResponseErrorException asAnswer(Throwable failure) {
    return switch (failure) {
      case ResponseErrorException wrong -> wrong;
      case CancellationException stale -> Documents.failure(ResponseErrorCode.ContentModified, "the text has changed");
      default -> {
        crashes.accept(failure);
        yield Documents.failure(ResponseErrorCode.InternalError, "internal error: " + failure);
      }
    };
  }

  private synchronized void begin(CompletableFuture<?> answer) {
    running = new Running(answer, Thread.currentThread());
  }

  /** From here on nobody interrupts this thread, and what was too late is forgotten. */
  private synchronized void end() {
    running = null;
    Thread.interrupted();
  }

  private synchronized void interrupt(@Nullable CompletableFuture<?> answer) {
    Running now = running;
    if (now != null && (answer == null || now.answer == answer)) now.thread.interrupt();
  }

  /** Does something that is no request, and is never interrupted. */
  void change(Runnable work) {
    interrupt(null);
    try {
      worker.execute(() -> {
        try {
          work.run();
        } catch (Throwable crash) {
          crashes.accept(crash);
        }
      });
    } catch (RejectedExecutionException closed) {
      // Nobody is there any more to be told about the text.
    }
  }

  @Override
  public void close() {
    worker.shutdownNow();
  }
}
