// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/** Blocks that are entered at the first and left at the last: {@code spirv.mlir.selection control(Flatten) -> i32 { … }}. */
public final class StructuredOp extends Op {
  static final OpDef<StructuredOp> SELECTION =
      define("selection", Words.SELECTION_CONTROL).canonicalize("asSelect", SelectionPattern::asSelect).build();
  static final OpDef<StructuredOp> LOOP = define("loop", Words.LOOP_CONTROL).build();

  private StructuredOp(OpState<?> state) {
    super(state);
  }

  private static OpDef.Builder<StructuredOp> define(String name, WordKind control) {
    String attribute = name + "_control";
    return OpDef.of("spirv.mlir." + name, StructuredOp.class, StructuredOp::new)
        .attr(attribute, control.set())
        .results("results", TypeSet.ANY)
        .region("body", OpDef.RegionKind.ANY)
        .syntax(OpSyntax.of((p, state) -> parse(p, state, attribute, control), (op, out) -> print(op, out, attribute, control)));
  }

  private static void parse(OpParser p, OpState<StructuredOp> state, String attribute, WordKind control) {
    WordAttr words = control.of("None");
    if (p.accept("control")) {
      p.expect("(");
      words = control.keyword(p);
      p.expect(")");
    }
    state.attr(attribute, words);
    if (p.accept("->")) state.results(p.typeListNoParens());
    p.attrDictWithKeyword(state);
    state.regions(p.region(List.of()));
  }

  private static void print(StructuredOp op, OpPrinter out, String attribute, WordKind control) {
    WordAttr words = (WordAttr) op.attr(attribute);
    if (!words.equals(control.of("None"))) out.text(" control(" + words.words() + ")");
    if (op.resultCount() > 0) out.text(" -> ").types(op.resultTypes());
    out.attrDictWithKeyword(op, attribute).text(" ").region(op.region(0), true, true);
  }
}
