// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.List;

/** Transfers between buffers, which run on until somebody waits for them. */
final class Transfers {
  private static final int LENGTH = 4;
  private static final int TAGS = 2;
  private static final Buffer VECTOR = new Buffer(List.of(LENGTH), Scalar.F32, null, 0);

  private Transfers() {
  }

  /** Some transfers that are known by the elements of one buffer, and waits for these. What is not waited for uses nothing of the caller. */
  static boolean dma(Body body) {
    String type = "memref<" + TAGS + "xi32>";
    String tag = body.defineHidden(body.random().pick("memref.alloc", "memref.alloca") + "() : " + type);
    boolean isAwaited = body.random().chance(70);
    var zero = body.constant(Scalar.INDEX, 0);
    var length = body.constant(Scalar.INDEX, LENGTH);
    int count = body.random().between(1, TAGS);
    for (int i = 0; i < count; i++) {
      var from = isAwaited ? body.value(VECTOR) : Allocations.make(body, VECTOR);
      var to = Allocations.make(body, VECTOR);
      var place = body.constant(Scalar.INDEX, i);
      body.out().line("memref.dma_start " + from.name() + "[" + zero.name() + "], " + to.name() + "[" + zero.name() + "], " + length.name() + ", "
          + tag + "[" + place.name() + "] : " + VECTOR.text() + ", " + VECTOR.text() + ", " + type);
    }
    body.statements(body.random().below(3));
    for (int i = 0; i < count; i++) {
      var place = body.constant(Scalar.INDEX, i);
      String wait = "memref.dma_wait " + tag + "[" + place.name() + "], " + length.name() + " : " + type;
      if (isAwaited) {
        body.out().line(wait);
      } else if (body.random().chance(70)) {
        Tasks.perhaps(body, wait);
      }
    }
    return true;
  }
}
