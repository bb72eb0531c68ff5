// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of a buffer, and which of them have been written. They exist page by page, so that a buffer of real size costs what is written of it. A
 * constant is laid out page by page, too, when a page is first used. Pages that are the same in two buffers are shared until one of them changes.
 */
final class Pages {
  private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final int BITS = 16;
  private static final int PAGE = 1 << BITS;

  /** A page; null in place of it where nothing has been written. */
  private static final class Page {
    final byte[] data;
    /** For each byte -1 where it has been written, 0 otherwise. */
    final byte[] written;
    /** Whether a snapshot has it too, so that it must not change any more. */
    boolean isShared;

    Page(byte[] data, byte[] written) {
      this.data = data;
      this.written = written;
    }
  }

  private final long size;
  private final @Nullable Page[] pages;
  /** What the pages that do not exist hold; null for nothing. */
  private final @Nullable Constant constant;
  /** The page that stands for all whole pages of a periodic constant; null before one is used. */
  private @Nullable Page period;

  Pages(long size, @Nullable Constant constant) {
    this(size, new Page[(int) ((size + PAGE - 1) >> BITS)], constant, null);
  }

  private Pages(long size, @Nullable Page[] pages, @Nullable Constant constant, @Nullable Page period) {
    this.size = size;
    this.pages = pages;
    this.constant = constant;
    this.period = period;
  }

  /** The same bytes, whatever becomes of these. */
  Pages snapshot() {
    for (Page page : pages) {
      if (page != null) page.isShared = true;
    }
    return new Pages(size, pages.clone(), constant, period);
  }

  /** The page of that number, which is laid out if it is one of a constant; null if nothing has been written there. */
  private @Nullable Page page(int number) {
    Page page = pages[number];
    if (page != null || constant == null) return page;
    Page made = laidOut(number, constant);
    pages[number] = made;
    return made;
  }

  private Page laidOut(int number, Constant known) {
    int length = length(number);
    boolean isPeriodic = length == PAGE && known.isPeriodic(PAGE);
    if (isPeriodic && period != null) return period;
    Page made = new Page(new byte[length], new byte[length]);
    Arrays.fill(made.written, (byte) -1);
    known.layOut((long) number << BITS, made.data);
    if (!isPeriodic) return made;
    made.isShared = true;
    period = made;
    return made;
  }

  private int length(int number) {
    return (int) Math.min(PAGE, size - ((long) number << BITS));
  }

  private static boolean straddles(int i, int bytes) {
    return i > PAGE - bytes;
  }

  /** Whether all of 1, 2, 4 or 8 bytes have been written. */
  boolean isWritten(long at, int bytes) {
    Page page = page((int) (at >> BITS));
    int i = (int) at & PAGE - 1;
    if (straddles(i, bytes)) return isWritten(at, bytes / 2) && isWritten(at + bytes / 2, bytes / 2);
    if (page == null) return false;
    return switch (bytes) {
      case 1 -> page.written[i] == -1;
      case 2 -> (short) SHORT.get(page.written, i) == -1;
      case 4 -> (int) INT.get(page.written, i) == -1;
      default -> (long) LONG.get(page.written, i) == -1;
    };
  }

  /** A scalar of 1, 2, 4 or 8 bytes that are known to be written. */
  long read(long at, int bytes) {
    int i = (int) at & PAGE - 1;
    if (straddles(i, bytes)) {
      int half = bytes / 2;
      return read(at + half, half) << 8 * half | read(at, half) & -1L >>> 64 - 8 * half;
    }
    byte[] data = Objects.requireNonNull(page((int) (at >> BITS)), "has been written").data;
    return switch (bytes) {
      case 1 -> data[i];
      case 2 -> (short) SHORT.get(data, i);
      case 4 -> (int) INT.get(data, i);
      default -> (long) LONG.get(data, i);
    };
  }

  void write(long at, int bytes, long value) {
    int i = (int) at & PAGE - 1;
    if (straddles(i, bytes)) {
      write(at, bytes / 2, value);
      write(at + bytes / 2, bytes / 2, value >> 4 * bytes);
      return;
    }
    Page page = writable((int) (at >> BITS));
    switch (bytes) {
      case 1 -> {
        page.data[i] = (byte) value;
        page.written[i] = -1;
      }
      case 2 -> {
        SHORT.set(page.data, i, (short) value);
        SHORT.set(page.written, i, (short) -1);
      }
      case 4 -> {
        INT.set(page.data, i, (int) value);
        INT.set(page.written, i, -1);
      }
      default -> {
        LONG.set(page.data, i, value);
        LONG.set(page.written, i, -1L);
      }
    }
  }

  private Page writable(int number) {
    Page page = page(number);
    if (page != null && !page.isShared) return page;
    int length = length(number);
    Page own = page == null ? new Page(new byte[length], new byte[length]) : new Page(page.data.clone(), page.written.clone());
    pages[number] = own;
    return own;
  }

  /** Makes bytes uninitialized. */
  void forget(long at, long bytes) {
    for (long from = at, end = at + bytes; from < end;) {
      int number = (int) (from >> BITS);
      long to = Math.min(end, (long) number + 1 << BITS);
      if (page(number) != null) Arrays.fill(writable(number).written, (int) from & PAGE - 1, (int) (to - 1 & PAGE - 1) + 1, (byte) 0);
      from = to;
    }
  }

  /** Copies a range of bytes; where it may overlap itself, from a snapshot. */
  void copy(Pages from, long fromAt, long at, long bytes) {
    for (long done = 0; done < bytes;) {
      int source = (int) (fromAt + done & PAGE - 1);
      int target = (int) (at + done & PAGE - 1);
      int count = (int) Math.min(bytes - done, PAGE - Math.max(source, target));
      Page page = from.page((int) (fromAt + done >> BITS));
      if (page == null) {
        forget(at + done, count);
      } else if (count == page.data.length && count == length((int) (at + done >> BITS))) {
        page.isShared = true;
        pages[(int) (at + done >> BITS)] = page;
      } else {
        Page own = writable((int) (at + done >> BITS));
        System.arraycopy(page.data, source, own.data, target, count);
        System.arraycopy(page.written, source, own.written, target, count);
      }
      done += count;
    }
  }
}
