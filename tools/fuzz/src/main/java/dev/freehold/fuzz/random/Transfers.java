// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.List;

/** Transfers between buffers, and what a device does: both run on until somebody waits for them. */
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

  /** A device allocates buffers and fills them, one after another, and copies them. */
  static boolean stream(Body body) {
    String last = body.defineHidden("gpu.wait async");
    int count = body.random().between(1, 3);
    for (int i = 0; i < count; i++) {
      String token = body.random().chance(80) ? last : body.defineHidden("gpu.wait async");
      var made = body.results(List.of(VECTOR, Token.INSTANCE));
      body.out().line(made.assignment() + "gpu.alloc async [" + token + "] () : " + VECTOR.text());
      String buffer = made.values().getFirst().name();
      var number = body.value(Scalar.F32);
      String filled = body.defineHidden(
          "gpu.memset async [" + made.values().getLast().name() + "] " + buffer + ", " + number.name() + " : " + VECTOR.text() + ", f32");
      last = body.random().chance(60) ? body.defineHidden("gpu.memcpy async [" + filled + "] " + copied(body, buffer)) : filled;
      body.statements(body.random().below(2));
    }
    switch (body.random().below(4)) {
      case 0 -> Tasks.perhaps(body, "gpu.wait [" + last + "]");
      case 1 -> {}
      default -> body.out().line("gpu.wait [" + last + "]");
    }
    return true;
  }

  /** A buffer of the device, and one of the host, in some order. */
  private static String copied(Body body, String onDevice) {
    String onHost = body.value(VECTOR).name();
    boolean isRead = body.random().chance(50);
    return (isRead ? onHost + ", " + onDevice : onDevice + ", " + onHost) + " : " + VECTOR.text() + ", " + VECTOR.text();
  }
}
