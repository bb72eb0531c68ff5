// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.ArrayList;
import java.util.List;

/** Operations of a dialect that nobody registered. */
final class Foreign {
  private Foreign() {
  }

  static boolean operation(Body body) {
    var operands = some(body);
    var results = body.results(body.types().carried(2));
    String attributes = body.random().chance(70) ? "" : " {kind = \"a\"}";
    body.out().line(results.assignment() + "\"foreign.op\"(" + Operands.names(operands) + ")" + attributes + " : ("
        + Operands.types(operands) + ") -> (" + Operands.types(results.values()) + ")");
    body.enter(results);
    return true;
  }

  static boolean region(Body body) {
    var operands = some(body);
    var types = body.types().carried(1);
    var results = body.results(types);
    body.out().open(results.assignment() + "\"foreign.region\"(" + Operands.names(operands) + ") ({");
    var inside = body.region();
    inside.fewStatements();
    var yielded = inside.values(types);
    body.out().line("\"foreign.yield\"(" + Operands.names(yielded) + ") : (" + Operands.types(yielded) + ") -> ()");
    body.out().close("}) : (" + Operands.types(operands) + ") -> (" + Operands.types(results.values()) + ")");
    body.enter(results);
    return true;
  }

  private static List<SsaValue> some(Body body) {
    var operands = new ArrayList<SsaValue>();
    body.types().carried(2).forEach(type -> operands.add(body.value(type)));
    return operands;
  }
}
