// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.List;

/** {@code scf.if}, with results or without, with an else or not. */
final class IfStatement implements Statement {
  @Override
  public boolean write(Body body) {
    var condition = body.condition();
    var types = body.types().carriedWithin(2);
    var results = body.results(types);
    String arrow = types.isEmpty() ? "" : " -> " + Signature.types(types);
    body.out().open(results.assignment() + "scf.if " + condition.name() + arrow + " {");
    arm(body, types);
    if (!types.isEmpty() || body.random().chance(50)) {
      body.out().outdented("} else {");
      arm(body, types);
    }
    body.out().close("}");
    body.enter(results);
    return true;
  }

  private static void arm(Body body, List<Type> types) {
    var inside = body.region();
    inside.fewStatements();
    if (!types.isEmpty()) {
      inside.out().line(Operands.terminator("scf.yield", inside.values(types)));
    }
  }
}
