// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/** What the variables of functions and modules share: where a buffer is bound, and which value of the environment it is. */
final class Decorations {
  private static final String SET = "descriptor_set";
  private static final String BINDING = "binding";
  private static final String BUILT_IN = "built_in";

  private Decorations() {}

  static void parse(OpParser p, OpState<?> state) {
    if (p.accept("bind")) {
      p.expect("(");
      state.attr(SET, p.attribute(IntegerType.I32));
      p.expect(",");
      state.attr(BINDING, p.attribute(IntegerType.I32));
      p.expect(")");
    } else if (p.accept("built_in")) {
      p.expect("(");
      state.attr(BUILT_IN, p.attribute(StringAttr.class, null));
      p.expect(")");
    }
    p.attrDict(state);
  }

  static void print(Op op, OpPrinter out, String... shown) {
    List<String> hidden = new ArrayList<>(List.of(shown));
    if (op.attr(SET) != null && op.attr(BINDING) != null) {
      hidden.addAll(List.of(SET, BINDING));
      out.text(" bind(").attrWithoutType(op.attr(SET)).text(", ").attrWithoutType(op.attr(BINDING)).text(")");
    }
    if (op.attr(BUILT_IN) != null) {
      hidden.add(BUILT_IN);
      out.text(" built_in(").attr(op.attr(BUILT_IN)).text(")");
    }
    out.attrDict(op, hidden.toArray(String[]::new));
  }
}
