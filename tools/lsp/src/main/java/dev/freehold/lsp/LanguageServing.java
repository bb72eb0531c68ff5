// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.services.LanguageClient;

/** Serves one editor over a pair of streams, by the Language Server Protocol. */
public final class LanguageServing {
  /** Kept, since the logging of Java forgets loggers that nobody keeps. What is wrong with a message is answered, not logged. */
  private static final Logger LSP4J = Logger.getLogger("org.eclipse.lsp4j");

  private LanguageServing() {}

  /**
   * Serves until the client says that it is over, or is gone.
   *
   * @return the exit status: 0 if the client has asked for a shutdown, or has gone without a word; 1 if it has said exit without that
   */
  public static int serve(InputStream in, OutputStream out, Languages languages, String version) {
    LSP4J.setLevel(Level.OFF);
    ExecutorService reading = Executors.newSingleThreadExecutor(task -> {
      Thread thread = new Thread(task, "language client");
      thread.setDaemon(true);
      return thread;
    });
    try (FreeholdServer server = new FreeholdServer(languages, version)) {
      Launcher<LanguageClient> launcher = new Launcher.Builder<LanguageClient>().setLocalService(server).setRemoteInterface(LanguageClient.class)
          .setInput(in).setOutput(out).setExecutorService(reading).create();
      server.connect(launcher.getRemoteProxy());
      Future<Void> listening = launcher.startListening();
      CompletableFuture.runAsync(() -> await(listening), Thread.ofPlatform().daemon().name("end of the client")::start)
          .thenRun(server::clientHasGone);
      return server.end().join();
    } finally {
      reading.shutdownNow();
    }
  }

  private static void await(Future<Void> listening) {
    try {
      listening.get();
    } catch (Exception gone) {
      // However the client has gone, it is gone.
    }
  }
}
