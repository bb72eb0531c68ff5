// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.ArrayList;
import java.util.List;

/** What a device does: one thing after another, until somebody waits for the last one. */
final class Streams {
  private static final int LENGTH = 4;
  private static final Buffer VECTOR = new Buffer(List.of(LENGTH), Scalar.F32, null, 0);
  private static final String TOKEN = "!gpu.async.token";
  private static final int DEPTH = 2;

  private Streams() {
  }

  /** A device allocates buffers, fills and copies them, on some paths only or several times, and somebody waits for it, perhaps. */
  static boolean stream(Body body) {
    var buffers = new ArrayList<String>();
    String last = body.defineHidden("gpu.wait async");
    int count = body.random().between(1, 3);
    for (int i = 0; i < count; i++) {
      last = allocate(body, body.random().chance(80) ? last : body.defineHidden("gpu.wait async"), buffers);
      if (body.random().chance(60)) {
        last = use(body, last, buffers, DEPTH);
      }
      body.statements(body.random().below(2));
    }
    switch (body.random().below(4)) {
      case 0 -> Tasks.perhaps(body, "gpu.wait [" + last + "]");
      case 1 -> {}
      default -> body.out().line("gpu.wait [" + last + "]");
    }
    return true;
  }

  /** Allocates a buffer and fills it; returns the token of that. */
  private static String allocate(Body body, String token, List<String> buffers) {
    var made = body.results(List.of(VECTOR, Token.INSTANCE));
    body.out().line(made.assignment() + "gpu.alloc async [" + token + "] () : " + VECTOR.text());
    String buffer = made.values().getFirst().name();
    buffers.add(buffer);
    var number = body.value(Scalar.F32);
    return body.defineHidden(
        "gpu.memset async [" + made.values().getLast().name() + "] " + buffer + ", " + number.name() + " : " + VECTOR.text() + ", f32");
  }

  /** Uses a buffer behind a token; returns the token of that. */
  private static String use(Body body, String token, List<String> buffers, int depth) {
    return switch (depth == 0 ? 2 : body.random().below(4)) {
      case 0 -> branch(body, token, buffers, depth);
      case 1 -> loop(body, token, buffers, depth);
      default -> body.defineHidden("gpu.memcpy async [" + token + "] " + copied(body, body.random().pick(buffers)));
    };
  }

  private static String branch(Body body, String token, List<String> buffers, int depth) {
    var results = body.results(List.of(Token.INSTANCE));
    body.out().open(results.assignment() + "scf.if " + body.condition().name() + " -> (" + TOKEN + ") {");
    part(body.region(), token, buffers, depth);
    body.out().outdented("} else {");
    part(body.region(), token, buffers, depth);
    body.out().close("}");
    return results.values().getFirst().name();
  }

  private static String loop(Body body, String token, List<String> buffers, int depth) {
    var bounds = List.of(body.constant(Scalar.INDEX, 0), body.constant(Scalar.INDEX, 2), body.constant(Scalar.INDEX, 1));
    var results = body.results(List.of(Token.INSTANCE));
    String carried = body.results(List.of(Token.INSTANCE)).values().getFirst().name();
    var inside = body.region();
    body.out().open(results.assignment() + "scf.for " + inside.argument(Scalar.INDEX).name() + " = " + bounds.get(0).name() + " to "
        + bounds.get(1).name() + " step " + bounds.get(2).name() + " iter_args(" + carried + " = " + token + ") -> (" + TOKEN + ") {");
    part(inside, carried, buffers, depth);
    body.out().close("}");
    return results.values().getFirst().name();
  }

  /** What is done in a region, which passes on the token of that, unless it has waited. */
  private static void part(Body inside, String token, List<String> around, int depth) {
    var buffers = new ArrayList<>(around);
    String last = inside.random().chance(30) ? allocate(inside, token, buffers) : token;
    if (inside.random().chance(60)) {
      last = use(inside, last, buffers, depth - 1);
    }
    if (inside.random().chance(10)) {
      inside.out().line("gpu.wait [" + last + "]");
      last = inside.defineHidden("gpu.wait async");
    }
    inside.out().line("scf.yield " + last + " : " + TOKEN);
  }

  /** A buffer of the device, and one of the host, in some order. */
  private static String copied(Body body, String onDevice) {
    String onHost = body.value(VECTOR).name();
    boolean isRead = body.random().chance(50);
    return (isRead ? onHost + ", " + onDevice : onDevice + ", " + onHost) + " : " + VECTOR.text() + ", " + VECTOR.text();
  }
}
