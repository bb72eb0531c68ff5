// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Cuts nested loops into tiles: {@code omp.tile (%grid, %intratile) <- (%loop) sizes(%n : i32)}. */
public final class TileOp extends Op {
  public static final OpDef<TileOp> DEF = OpDef.of("omp.tile", TileOp.class, TileOp::new)
      .operands("generatees", OmpType.CANONICAL_LOOP)
      .operands("applyees", OmpType.CANONICAL_LOOP)
      .operands("sizes", Clauses.INT_LIKE)
      .operandSegments()
      .directive("LoopTransformClis", Directive.of(TileOp::parseLoops, TileOp::printLoops))
      .assembly("custom<LoopTransformClis>($generatees, $applyees) oilist(`sizes` `(` $sizes `:` type($sizes) `)`) attr-dict")
      .build();

  private TileOp(OpState<?> state) {
    super(state);
  }

  /** The handles of the new loops. */
  List<Value> made() {
    return operandSegment("generatees");
  }

  private List<Value> tiled() {
    return operandSegment("applyees");
  }

  private static void parseLoops(OpParser p, FormatState<TileOp> state) {
    if (p.isNext("(")) state.operands("generatees").addAll(p.operandList(Delimiter.PAREN));
    p.expect("<");
    p.expect("-");
    state.operands("applyees").addAll(p.operandList(Delimiter.PAREN));
  }

  private static void printLoops(TileOp op, OpPrinter out) {
    if (!op.made().isEmpty()) out.text("(").operands(op.made()).text(")");
    out.text(" <- (").operands(op.tiled()).text(")");
  }

  @Override
  protected void verify(Checker check) {
    String wrong = null;
    if (tiled().isEmpty()) wrong = "must apply to at least one loop";
    else if (operandSegment("sizes").size() != tiled().size()) wrong = "there must be one tile size for each applyee";
    else if (!made().isEmpty() && made().size() != 2 * tiled().size()) wrong = "expecting two times the number of generatees than applyees";
    else wrong = wrongNest();
    if (wrong != null) check.error(wrong);
  }

  private @Nullable String wrongNest() {
    List<Value> counters = new ArrayList<>();
    CanonicalLoopOp outer = null;
    for (Value handle : tiled()) {
      Use maker = NewCliOp.maker(handle);
      if (maker == null) return "applyee CLI has no generator";
      if (!(maker.owner() instanceof CanonicalLoopOp loop)) return "currently only supports omp.canonical_loop as applyee";
      if (outer != null && !isAllOf(outer, loop)) return "tiled loop nest must be perfectly nested";
      if (counters.contains(loop.tripCount())) return "tiled loop nest must be rectangular";
      counters.add(loop.counter());
      outer = loop;
    }
    return null;
  }

  /** Whether nothing but a loop is in another one. */
  private static boolean isAllOf(CanonicalLoopOp outer, CanonicalLoopOp inner) {
    if (!outer.region().hasOneBlock()) return false;
    Block body = outer.region().entryBlock();
    return body.first() == inner && inner.next() == body.last() && inner.next() instanceof TerminatorOp;
  }
}
