// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import static dev.freehold.fuzz.random.Buffer.DYNAMIC;

import java.util.Collections;
import java.util.List;

/** Buffers of which the rank is not known, or given by numbers in memory. */
final class Unrankeds {
  private Unrankeds() {
  }

  /** Makes or asks an unranked buffer, or gives one a rank. */
  static boolean write(Body body) {
    var memref = body.find(v -> v.type() instanceof Unranked);
    if (memref == null) {
      return reshape(body);
    }
    var type = (Unranked) memref.type();
    // How large it is, and of which rank, only holds by chance.
    switch (body.isExecutable() ? 0 : body.random().below(4)) {
      case 0 -> body.define(Scalar.INDEX, "memref.rank " + memref.typed());
      case 1 -> size(body, memref);
      case 2 -> rank(body, memref, type);
      default -> reshape(body);
    }
    return true;
  }

  /** A value of an unranked type, from a buffer of any rank. */
  static SsaValue make(Body body, Unranked type) {
    var memref = body.findBuffer(b -> b.element() == type.element() && b.space() == type.space());
    if (memref == null) {
      memref = Allocations.make(body, new Buffer(List.of(4), type.element(), null, type.space()));
    }
    return body.define(type, "memref.cast " + memref.typed() + " to " + type.text());
  }

  private static void size(Body body, SsaValue memref) {
    var which = body.constant(Scalar.INDEX, 0);
    body.define(Scalar.INDEX, "memref.dim " + memref.name() + ", " + which.name() + " : " + memref.type().text());
  }

  private static void rank(Body body, SsaValue memref, Unranked type) {
    var target = new Buffer(List.of(body.random().pick(4, DYNAMIC)), type.element(), null, type.space());
    body.define(target, "memref.cast " + memref.typed() + " to " + target.text());
  }

  /** {@code memref.reshape}, to a type with a rank or without. */
  private static boolean reshape(Body body) {
    var memref = body.findBuffer(b -> b.rank() > 0 && b.isIdentity());
    if (memref == null) {
      return false;
    }
    var type = (Buffer) memref.type();
    int rank = body.random().between(1, 2);
    var shape = Allocations.allocate(body, "memref.alloc", Buffer.of(List.of(rank), Scalar.INDEX), "");
    for (int i = 0; body.isExecutable() && i < rank; i++) {
      var place = body.constant(Scalar.INDEX, i);
      body.out().line("memref.store " + body.constant(Scalar.INDEX, 1).name() + ", " + shape.name() + "[" + place.name() + "] : "
          + shape.type().text());
    }
    Type target = body.random().chance(30) ? new Unranked(type.element(), type.space())
        : new Buffer(Collections.nCopies(rank, DYNAMIC), type.element(), null, type.space());
    body.define(target, "memref.reshape " + memref.name() + "(" + shape.name() + ") : (" + type.text() + ", " + shape.type().text()
        + ") -> " + target.text());
    return true;
  }
}
