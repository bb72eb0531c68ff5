// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memory;

import dev.freehold.interp.Fault;
import dev.freehold.ir.Location;
import dev.freehold.ir.Op;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** A piece of memory, from its allocation to its end. Its bytes exist once one of them is written. */
public final class Buffer {
  /** Whose it is. */
  public enum Owner {
    /** The program allocated it and must free it. */
    PROGRAM,
    /** It vanishes with a scope. */
    STACK,
    /** It is an argument of the entry. */
    CALLER,
    /** It lives as long as the program. */
    GLOBAL,
    /** It came from outside, and stays there. */
    OUTSIDE
  }

  private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final int MAX_BYTES = Integer.MAX_VALUE - 16;

  private final int id;
  private final Owner owner;
  private final long address;
  private final long size;
  private final Op maker;
  private final Location site;
  private byte[] data;
  /** For each byte -1 where it has been written, 0 otherwise. */
  private byte[] written;
  /** What stands at an offset and is no bytes: other objects, poison, unknown values; null where there is none. */
  private Map<Long, Object> objects;
  /** What an element is that nobody has written; null where reading it is a fault. */
  private Initial initial;
  private Op end;
  private boolean isLeaving;
  private boolean isFixed;
  long born;
  long lastUse;
  long died = Long.MAX_VALUE;

  /** What a buffer holds before anybody writes to it. */
  @FunctionalInterface
  public interface Initial {
    Object at(Buffer buffer, long offset, dev.freehold.ir.Type type);
  }

  Buffer(int id, Owner owner, long address, long size, Op maker, Location site) {
    this.id = id;
    this.owner = owner;
    this.address = address;
    this.size = size;
    this.maker = maker;
    this.site = site;
  }

  /** The number of the allocation, from 1 on. */
  public int id() {
    return id;
  }

  public Owner owner() {
    return owner;
  }

  public long address() {
    return address;
  }

  /** In bytes. */
  public long size() {
    return size;
  }

  /** The operation that allocated it; null for what was there before the program. */
  public Op maker() {
    return maker;
  }

  public Location site() {
    return site;
  }

  public boolean isLive() {
    return end == null;
  }

  /** The operation that freed it or left its scope, or null. */
  public Op end() {
    return end;
  }

  /** When it was allocated, on the clock of the heap. */
  public long born() {
    return born;
  }

  /** When it was last used. */
  public long lastUse() {
    return lastUse;
  }

  /** When it ended; {@link Long#MAX_VALUE} where it did not. */
  public long died() {
    return died;
  }

  void end(Op by) {
    end = by;
    data = null;
    written = null;
    objects = null;
  }

  /** Says what its elements are that nobody has written. */
  public void setInitial(Initial initial) {
    this.initial = initial;
  }

  /** Whether it was returned to the caller of the program. */
  public boolean isLeaving() {
    return isLeaving;
  }

  void leave() {
    isLeaving = true;
  }

  /** Whether it took part in a clone. */
  public boolean isFixed() {
    return isFixed;
  }

  /** Says that it has been cloned, or is a clone. */
  public void fix() {
    isFixed = true;
  }

  private void materialize() {
    if (data != null) return;
    if (size > MAX_BYTES) throw new Fault(Fault.Kind.LIMIT, "cannot write to a buffer of " + size + " bytes: it is too large to simulate");
    try {
      data = new byte[(int) size];
      written = new byte[(int) size];
    } catch (OutOfMemoryError e) {
      data = null;
      throw new Fault(Fault.Kind.LIMIT, "no memory left to simulate a buffer of " + size + " bytes").note(site, "allocated here");
    }
  }

  /** Reads a number of 1, 2, 4 or 8 bytes; null where something is not written, or is no number. */
  public boolean isWritten(long at, int bytes) {
    if (data == null) return false;
    if (objects != null && objects.containsKey(at)) return false;
    int i = (int) at;
    return switch (bytes) {
      case 1 -> written[i] == -1;
      case 2 -> (short) SHORT.get(written, i) == -1;
      case 4 -> (int) INT.get(written, i) == -1;
      default -> (long) LONG.get(written, i) == -1;
    };
  }

  /** A number that is known to be written. */
  public long read(long at, int bytes) {
    int i = (int) at;
    return switch (bytes) {
      case 1 -> data[i];
      case 2 -> (short) SHORT.get(data, i);
      case 4 -> (int) INT.get(data, i);
      default -> (long) LONG.get(data, i);
    };
  }

  /** Writes a number of 1, 2, 4 or 8 bytes. */
  public void write(long at, int bytes, long value) {
    if (data == null) materialize();
    if (objects != null) objects.remove(at);
    int i = (int) at;
    switch (bytes) {
      case 1 -> {
        data[i] = (byte) value;
        written[i] = -1;
      }
      case 2 -> {
        SHORT.set(data, i, (short) value);
        SHORT.set(written, i, (short) -1);
      }
      case 4 -> {
        INT.set(data, i, (int) value);
        INT.set(written, i, -1);
      }
      default -> {
        LONG.set(data, i, value);
        LONG.set(written, i, -1L);
      }
    }
  }

  /** The object at an offset, what is there initially, or null where nothing is. */
  public Object object(long at, dev.freehold.ir.Type type) {
    Object known = objects == null ? null : objects.get(at);
    return known != null || initial == null ? known : initial.at(this, at, type);
  }

  public void setObject(long at, Object object) {
    if (objects == null) objects = new HashMap<>();
    objects.put(at, object);
  }

  /** Makes bytes as if nobody had written them. */
  public void forget(long at, int bytes) {
    if (objects != null) objects.remove(at);
    if (written != null) Arrays.fill(written, (int) at, (int) at + bytes, (byte) 0);
  }

  /** Makes all bytes as if nobody had written them; what they are from now on. */
  public void forgetAll(Initial newInitial) {
    initial = newInitial;
    objects = null;
    if (written != null) Arrays.fill(written, (byte) 0);
  }

  /** Whether both are nothing but bytes, so that ranges can be copied as such. */
  boolean isPlain() {
    return objects == null && initial == null;
  }

  /** Copies a range of a buffer; both are plain. */
  void copyRange(Buffer from, long fromAt, long at, long bytes) {
    if (from.data == null) {
      if (written != null) Arrays.fill(written, (int) at, (int) (at + bytes), (byte) 0);
      return;
    }
    materialize();
    System.arraycopy(from.data, (int) fromAt, data, (int) at, (int) bytes);
    System.arraycopy(from.written, (int) fromAt, written, (int) at, (int) bytes);
  }

  @Override
  public String toString() {
    return "#" + id;
  }
}
