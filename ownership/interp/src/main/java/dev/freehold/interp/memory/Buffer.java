// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memory;

import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseElementsAttr;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A buffer, from its allocation to its end. Its bytes exist once some of them are written. */
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

  /** Marks, among the objects, uninitialized memory, whatever was there initially. */
  private static final Object NOTHING = new Object();
  private static final int MAX_BYTES = Integer.MAX_VALUE - 16;

  private final int id;
  private final Owner owner;
  private final long address;
  private final long size;
  private final @Nullable Op maker;
  private final Location site;
  private @Nullable Pages bytes;
  /** What is at an offset in place of bytes: other objects, poison, unknown values; null where there is none. */
  private @Nullable Map<Long, Object> objects;
  /** The value of uninitialized elements; null where reading them is a fault. */
  private @Nullable Initial initial;
  private @Nullable Op end;
  private int layers;
  private boolean isLeaving;
  private boolean isFixed;
  long born;
  long lastUse;
  long lastNeeded;
  long lastWrite;
  long died = Long.MAX_VALUE;

  /** What a buffer holds before anybody writes to it. */
  @FunctionalInterface
  public interface Initial {
    /** What is at an offset, for an element of a type; null where that is uninitialized. */
    @Nullable
    Object at(long offset, Type type);
  }

  Buffer(int id, Owner owner, long address, long size, @Nullable Op maker, Location site) {
    this.id = id;
    this.owner = owner;
    this.address = address;
    this.size = size;
    this.maker = maker;
    this.site = site;
  }

  /** The sequence number of the allocation, from 1 on. */
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
  public @Nullable Op maker() {
    return maker;
  }

  public Location site() {
    return site;
  }

  public boolean isLive() {
    return end == null;
  }

  /** The operation that freed it or left its scope, or null. */
  public @Nullable Op end() {
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

  /** When it was last seen that it was still needed, or used. */
  public long lastNeeded() {
    return Math.max(lastNeeded, lastUse);
  }

  /** When it ended; {@link Long#MAX_VALUE} where it did not. */
  public long died() {
    return died;
  }

  void end(Op by) {
    end = by;
    bytes = null;
    objects = null;
    initial = null;
  }

  /** Sets the value of its uninitialized elements. */
  public void setInitial(Initial initial) {
    this.initial = initial;
  }

  /** Whether it was returned to the caller of the program, or somebody who is not seen keeps it: it need not be freed. */
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

  /** Records that it has been cloned, or is a clone. */
  public void fix() {
    isFixed = true;
  }

  /** Sets what all of it holds: the elements of a constant, without gaps. */
  public void setConstant(DenseElementsAttr values) {
    Constant constant = Constant.of(values);
    if (constant.isBytes()) bytes = pages(constant);
    else setInitial(constant);
  }

  private Pages materialize() {
    Pages known = bytes != null ? bytes : pages(null);
    bytes = known;
    return known;
  }

  private Pages pages(@Nullable Constant constant) {
    if (size > MAX_BYTES) throw new Fault(Fault.Kind.LIMIT, "cannot write to a buffer of " + size + " bytes: it is too large to simulate");
    return new Pages(size, constant);
  }

  private Fault noMemory() {
    return new Fault(Fault.Kind.LIMIT, "out of memory: cannot simulate a buffer of " + size + " bytes").note(site, "allocated here");
  }

  /** Whether a scalar of 1, 2, 4 or 8 bytes has been written there, completely and as bytes. */
  public boolean isWritten(long at, int count) {
    if (bytes == null || objects != null && objects.containsKey(at)) return false;
    return bytes.isWritten(at, count);
  }

  /** A scalar that is known to be written. */
  public long read(long at, int count) {
    return Objects.requireNonNull(bytes, "has been written").read(at, count);
  }

  /** Writes a scalar of 1, 2, 4 or 8 bytes. */
  public void write(long at, int count, long value) {
    Pages written = materialize();
    if (objects != null) objects.remove(at);
    try {
      written.write(at, count, value);
    } catch (OutOfMemoryError e) {
      bytes = null;
      throw noMemory();
    }
  }

  /** The object at an offset, what is there initially, or null where nothing is. */
  public @Nullable Object object(long at, Type type) {
    return object(objects, initial, at, type);
  }

  private static @Nullable Object object(@Nullable Map<Long, Object> objects, @Nullable Initial initial, long at, Type type) {
    Object known = objects == null ? null : objects.get(at);
    if (known == NOTHING) return null;
    return known != null || initial == null ? known : initial.at(at, type);
  }

  public void setObject(long at, Object object) {
    if (objects == null) objects = new HashMap<>();
    objects.put(at, object);
  }

  /** Makes bytes uninitialized. */
  public void forget(long at, int count) {
    if (initial != null) setObject(at, NOTHING);
    else if (objects != null) objects.remove(at);
    if (bytes != null) bytes.forget(at, count);
  }

  /** Makes all bytes uninitialized, with a new value for those. */
  public void forgetAll(Initial newInitial) {
    initial = newInitial;
    objects = null;
    bytes = null;
    layers = 0;
  }

  /** How many contents lie over one another here, each of which is looked into for what the ones above it do not say. */
  public int layers() {
    return layers;
  }

  /** Like {@link #forgetAll}, with contents that look into others. */
  public void cover(Initial contents, int newLayers) {
    forgetAll(contents);
    layers = newLayers;
  }

  /** What the buffer holds now, whatever becomes of it. */
  public Initial snapshot() {
    Pages bytesNow = bytes == null ? null : bytes.snapshot();
    Map<Long, Object> objectsNow = objects == null || objects.isEmpty() ? null : new HashMap<>(objects);
    Initial initialNow = initial;
    if (bytesNow == null && objectsNow == null) return initialNow == null ? (at, type) -> null : initialNow;
    return (at, type) -> {
      int count = Kinds.bytes(type);
      boolean isNumber = Kinds.isBytes(type) && (objectsNow == null || !objectsNow.containsKey(at));
      if (isNumber && bytesNow != null && bytesNow.isWritten(at, count)) return Kinds.wrap(bytesNow.read(at, count), Kinds.width(type));
      return object(objectsNow, initialNow, at, type);
    };
  }

  /** Whether there is nothing but bytes, so that ranges can be copied as such. */
  boolean isPlain() {
    return objects == null && initial == null;
  }

  /** Copies a range of a buffer; both are plain. */
  void copyRange(Buffer from, long fromAt, long at, long count) {
    Pages source = from.bytes;
    if (source == null) {
      if (bytes != null) bytes.forget(at, count);
      return;
    }
    Pages target = materialize();
    try {
      target.copy(from == this ? target.snapshot() : source, fromAt, at, count);
    } catch (OutOfMemoryError e) {
      bytes = null;
      throw noMemory();
    }
  }

  @Override
  public String toString() {
    return "#" + id;
  }
}
