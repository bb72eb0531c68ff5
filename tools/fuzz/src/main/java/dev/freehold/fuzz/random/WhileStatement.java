// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.ArrayList;

/** {@code scf.while}; what it carries and what it returns need not be the same types. */
final class WhileStatement implements Statement {
  @Override
  public boolean write(Body body) {
    var carried = body.types().carriedWithin(2);
    var passed = body.random().chance(60) ? carried : body.types().carriedWithin(2);
    var inits = body.values(carried);
    var results = body.results(passed);
    var before = body.region();
    var arguments = before.arguments(carried);
    var pairs = new ArrayList<String>();
    for (int i = 0; i < arguments.size(); i++) {
      pairs.add(arguments.get(i).name() + " = " + inits.get(i).name());
    }
    String entry = pairs.isEmpty() ? "" : " (" + String.join(", ", pairs) + ")";
    String returned = passed.size() == 1 ? passed.getFirst().text() : Signature.types(passed);
    body.out().open(results.assignment() + "scf.while" + entry + " : " + Signature.types(carried) + " -> " + returned
        + " {");
    before.fewStatements();
    var condition = before.condition();
    var out = before.values(passed);
    body.out().line("scf.condition(" + condition.name() + ") " + Operands.typed(out));
    body.out().outdented("} do {");
    var after = body.region();
    var received = after.arguments(passed);
    if (!received.isEmpty()) {
      body.out().outdented("^bb0(" + Operands.declared(received) + "):");
    }
    after.fewStatements();
    body.out().line(Operands.terminator("scf.yield", after.values(carried)));
    body.out().close("}");
    body.enter(results);
    return true;
  }
}
