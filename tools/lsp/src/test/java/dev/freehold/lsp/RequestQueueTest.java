// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** Requests wait for their turn, and need not come to it. */
class RequestQueueTest {
  private final List<Throwable> crashes = new ArrayList<>();

  @Test
  void aRequestThatIsCancelledWhileItWaitsIsNotWorkedOn() {
    AtomicBoolean isWorkedOn = new AtomicBoolean();
    CountDownLatch turn = new CountDownLatch(1);
    try (RequestQueue queue = new RequestQueue(crashes::add)) {
      CompletableFuture<Boolean> first = queue.request(() -> {
        turn.await();
        return true;
      });
      CompletableFuture<Boolean> waiting = queue.request(() -> {
        isWorkedOn.set(true);
        return true;
      });
      waiting.cancel(true);
      turn.countDown();
      assertEquals(true, first.join());
      assertEquals("next", queue.request(() -> "next").join());
      assertThrows(CancellationException.class, waiting::join);
    }
    assertFalse(isWorkedOn.get());
    assertEquals(List.of(), crashes);
  }
}
