// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.devtools.bruteforce.HeapObject.Owner;
import dev.freehold.devtools.bruteforce.Violation.Found;
import dev.freehold.devtools.bruteforce.Violation.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/** The memory of a run. An address that becomes free is used again by the next allocation, as most allocators do. */
final class Heap {
  private static final long FIRST_ADDRESS = 1024;
  private static final long DISTANCE = 64;

  private final int[] counts = new int[Owner.values().length];
  private final List<HeapObject> objects = new ArrayList<>();
  private final Deque<Long> freedAddresses = new ArrayDeque<>();
  private final List<Long> contentsRead = new ArrayList<>();
  private final BitSet live = new BitSet();

  HeapObject allocate(Owner owner, long contents) {
    long address = freedAddresses.isEmpty() ? FIRST_ADDRESS + DISTANCE * objects.size() : freedAddresses.pop();
    HeapObject object = new HeapObject(owner, counts[owner.ordinal()]++, address, contents);
    objects.add(object);
    if (owner == Owner.PROGRAM) live.set(object.number);
    return object;
  }

  void free(Reference freed) {
    HeapObject object = freed.object();
    if (object.owner == Owner.CALLER) throw new Found(Kind.FREE_OF_ARGUMENT, object.toString());
    if (!object.isLive) throw new Found(Kind.DOUBLE_FREE, object.toString());
    if (freed.isView()) throw new Found(Kind.FREE_OF_VIEW, object.toString());
    object.isLive = false;
    freedAddresses.push(object.address);
    if (object.owner == Owner.PROGRAM) live.clear(object.number);
  }

  void read(Reference read) {
    contentsRead.add(live(read).contents);
  }

  void write(Reference written, long contents) {
    live(written).contents = contents;
  }

  void copy(Reference source, Reference target) {
    write(target, live(source).contents);
  }

  long address(Reference reference) {
    if (!reference.object().isLive) throw new Found(Kind.DANGLING_POINTER, reference.object().toString());
    return reference.object().address;
  }

  private static HeapObject live(Reference reference) {
    if (!reference.object().isLive) throw new Found(Kind.USE_AFTER_FREE, reference.object().toString());
    return reference.object();
  }

  /** The numbers of the objects of the program that are live. */
  BitSet live() {
    return live;
  }

  /** The objects that the caller has not passed and that are live. */
  List<HeapObject> ownedObjects() {
    return objects.stream().filter(object -> object.isLive && object.owner != Owner.CALLER).toList();
  }

  /** What the program has read and returned so far. */
  List<Long> contentsRead() {
    return contentsRead;
  }
}
