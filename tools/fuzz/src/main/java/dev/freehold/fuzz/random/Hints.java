// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.List;
import java.util.Objects;

/** Statements that promise something about a buffer, or ask for its address. */
final class Hints {
  private Hints() {
  }

  static boolean write(Body body) {
    var memref = body.findBuffer(b -> true);
    if (memref == null) {
      return false;
    }
    // A promise that does not hold would make the program wrong.
    switch (body.isExecutable() ? 4 : body.random().below(5)) {
      case 0 -> body.define(memref.type(), "memref.assume_alignment " + memref.name() + ", 16 : " + memref.type().text());
      case 1 -> distinct(body, memref);
      case 2 -> body.out().line("cf.assert " + body.condition().name() + ", \"a promise\"");
      case 3 -> body.define(memref.type(), "ub.poison : " + memref.type().text());
      default -> body.define(Scalar.INDEX, "memref.extract_aligned_pointer_as_index " + memref.typed() + " -> index");
    }
    return true;
  }

  private static void distinct(Body body, SsaValue memref) {
    var other = Objects.requireNonNull(body.findBuffer(b -> true), "there is one");
    var results = body.results(List.of(memref.type(), other.type()));
    body.out().line(results.assignment() + "memref.distinct_objects " + memref.name() + ", " + other.name() + " : " + memref.type().text()
        + ", " + other.type().text());
    body.enter(results);
  }
}
