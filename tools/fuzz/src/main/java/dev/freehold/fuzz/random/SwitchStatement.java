// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.List;

/** {@code scf.index_switch}. */
final class SwitchStatement implements Statement {
  @Override
  public boolean write(Body body) {
    var flag = body.opaque();
    var types = body.types().carriedWithin(2);
    var results = body.results(types);
    String arrow = types.isEmpty() ? "" : " -> " + Operands.types(results.values());
    body.out().line(results.assignment() + "scf.index_switch " + flag.name() + arrow);
    int cases = body.random().between(0, 3);
    for (int i = 0; i < cases; i++) {
      arm(body, "case " + (2 * i + 1), types);
    }
    arm(body, "default", types);
    body.enter(results);
    return true;
  }

  private static void arm(Body body, String label, List<Type> types) {
    body.out().open(label + " {");
    var inside = body.region();
    inside.fewStatements();
    inside.out().line(Operands.terminator("scf.yield", inside.values(types)));
    body.out().close("}");
  }
}
