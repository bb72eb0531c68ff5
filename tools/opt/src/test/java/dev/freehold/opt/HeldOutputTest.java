// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Workers;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class HeldOutputTest {
  private static final Workers WORKERS = Workers.of(2);

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void write(String text, OutputStream to) throws IOException {
    to.write(text.getBytes(UTF_8));
  }

  @Test
  void nothingComesOutBeforeItIsWanted() throws IOException {
    CountDownLatch begun = new CountDownLatch(1);
    assertTrue(HeldOutput.writeIf(() -> {
      await(begun);
      assertEquals(0, out.size());
      return true;
    }, to -> {
      write("first ", to);
      begun.countDown();
      write("second", to);
      to.write('\n');
    }, out, WORKERS));
    assertEquals("first second\n", out.toString(UTF_8));
  }

  @Test
  void nothingComesOutWhereItIsNotWanted() throws IOException {
    assertFalse(HeldOutput.writeIf(() -> false, to -> write("text", to), out, WORKERS));
    assertEquals(0, out.size());
  }

  @Test
  void whatBreaksOnAWrongProgramIsNoFault() throws IOException {
    for (Throwable fault : new Throwable[] {new ClassCastException(), new StackOverflowError()}) {
      assertFalse(HeldOutput.writeIf(() -> false, to -> fail(fault), out, WORKERS));
    }
  }

  @Test
  void whatBreaksOnARightProgramIsThrown() {
    for (Throwable fault : new Throwable[] {new ClassCastException(), new StackOverflowError(), new IOException("disk full")}) {
      assertSame(fault, assertThrows(fault.getClass(), () -> HeldOutput.writeIf(() -> true, to -> fail(fault), out, WORKERS)));
    }
  }

  @Test
  void whatBreaksWhileItIsAskedIsThrown() {
    assertThrows(IllegalStateException.class, () -> HeldOutput.writeIf(() -> {
      throw new IllegalStateException();
    }, to -> write("text", to), out, WORKERS));
    assertEquals(0, out.size());
  }

  private static void fail(Throwable fault) throws IOException {
    switch (fault) {
      case IOException failed -> throw failed;
      case RuntimeException unchecked -> throw unchecked;
      default -> throw (Error) fault;
    }
  }
}
