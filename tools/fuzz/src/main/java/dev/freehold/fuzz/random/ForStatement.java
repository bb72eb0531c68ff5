// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.ArrayList;

/** {@code scf.for} with buffers among its loop-carried values. */
final class ForStatement implements Statement {
  @Override
  public boolean write(Body body) {
    Scalar counter = body.random().chance(92) ? Scalar.INDEX : Scalar.I32;
    var low = body.value(counter);
    var high = body.value(counter);
    var step = body.constant(counter, body.random().between(1, 2));
    var types = body.types().carriedWithin(2);
    var inits = body.values(types);
    var results = body.results(types);
    var inside = body.region();
    var index = inside.argument(counter);
    var carried = inside.arguments(types);
    var head = new StringBuilder(results.assignment()).append("scf.for ").append(index.name()).append(" = ")
        .append(low.name()).append(" to ").append(high.name()).append(" step ").append(step.name());
    if (!types.isEmpty()) {
      var pairs = new ArrayList<String>();
      for (int i = 0; i < types.size(); i++) {
        pairs.add(carried.get(i).name() + " = " + inits.get(i).name());
      }
      head.append(" iter_args(").append(String.join(", ", pairs)).append(") -> ").append(Signature.types(types));
    }
    head.append(counter == Scalar.INDEX ? "" : " : " + counter.text());
    body.out().open(head.append(" {").toString());
    inside.fewStatements();
    if (!types.isEmpty()) {
      inside.out().line(Operands.terminator("scf.yield", inside.values(types)));
    }
    body.out().close("}");
    body.enter(results);
    return true;
  }
}
