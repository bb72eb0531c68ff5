// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import dev.freehold.ir.Workers;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

/** Output that is kept in memory until another thread says that it may be written. */
final class HeldOutput extends OutputStream {
  /** What writes a program. */
  interface Writer {
    void writeTo(OutputStream out) throws IOException;
  }

  private final OutputStream out;
  private final List<byte[]> held = new ArrayList<>();
  private volatile boolean isReleased;

  private HeldOutput(OutputStream out) {
    this.out = out;
  }

  /** Writes while it is asked on another thread whether that is wanted; where it is not, nothing has come out, and what went wrong in {@code writer} is forgotten. */
  static boolean writeIf(BooleanSupplier isWanted, Writer writer, OutputStream out, Workers workers) throws IOException {
    HeldOutput held = new HeldOutput(out);
    AtomicReference<Throwable> failure = new AtomicReference<>();
    workers.run(2, task -> {
      if (task == 1) held.isReleased = isWanted.getAsBoolean();
      else failure.set(held.failureOf(writer));
    });
    if (!held.isReleased) return false;
    switch (failure.get()) {
      case null -> held.writeHeld();
      case IOException failed -> throw failed;
      case RuntimeException unchecked -> throw unchecked;
      case Throwable other -> throw (Error) other;
    }
    return true;
  }

  /** What {@code writer} throws, or null: a program that is wrong may break what writes it in any way. */
  private Throwable failureOf(Writer writer) {
    try {
      writer.writeTo(this);
      return null;
    } catch (IOException | RuntimeException | Error thrown) {
      return thrown;
    }
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    if (!isReleased) {
      held.add(Arrays.copyOfRange(bytes, from, from + length));
      return;
    }
    writeHeld();
    out.write(bytes, from, length);
  }

  private void writeHeld() throws IOException {
    for (byte[] each : held) out.write(each);
    held.clear();
  }
}
