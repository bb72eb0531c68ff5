// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import java.util.Locale;

/** A buffer of a run. */
final class HeapObject {
  enum Owner {
    /** It came as an argument. */
    CALLER,
    /** The original program allocates it. */
    PROGRAM,
    /** Only the output allocates it: a copy for the caller. */
    COPY
  }

  final Owner owner;
  /** The position among the objects of the same owner, in the order of allocation. */
  final int number;
  final long address;
  /** Whom the object has been written by last: the number of a step of the run. */
  long contents;
  boolean isLive = true;

  HeapObject(Owner owner, int number, long address, long contents) {
    this.owner = owner;
    this.number = number;
    this.address = address;
    this.contents = contents;
  }

  @Override
  public String toString() {
    return owner.name().toLowerCase(Locale.ROOT) + " object " + number;
  }
}
