// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Nested loops: {@code omp.loop_nest (%i, %j) : index = (%a, %b) to (%c, %d) step (%e, %f) collapse(2) { … }}. */
public final class LoopNestOp extends Op implements RecursiveMemoryEffects {
  private static final String COLLAPSED = "collapse_num_loops";
  private static final String INCLUSIVE = "loop_inclusive";
  private static final String TILES = "tile_sizes";

  public static final OpDef<LoopNestOp> DEF = OpDef.of("omp.loop_nest", LoopNestOp.class, LoopNestOp::new)
      .optionalAttr(COLLAPSED, AttrSets.min(AttrSets.I64, 1), IntegerAttr.i64(1))
      .operands("loop_lower_bounds", Clauses.INT_LIKE)
      .operands("loop_upper_bounds", Clauses.INT_LIKE)
      .operands("loop_steps", Clauses.INT_LIKE)
      .sameType("loop_lower_bounds", "loop_upper_bounds", "loop_steps")
      .optionalAttr(INCLUSIVE, AttrSets.UNIT)
      .optionalAttr(TILES, AttrSets.DENSE_I64_ARRAY)
      .region("region", OpDef.RegionKind.ANY)
      .syntax(OpSyntax.of(LoopNestOp::parse, LoopNestOp::print))
      .build();

  private LoopNestOp(OpState<?> state) {
    super(state);
  }

  private static void parse(OpParser p, OpState<LoopNestOp> state) {
    List<OpParser.Argument> names = p.argumentList(Delimiter.PAREN, false, false);
    p.expect(":");
    Type type = p.expectType();
    p.expect("=");
    List<OpParser.Operand> lower = bounds(p, names.size());
    p.expect("to");
    List<OpParser.Operand> upper = bounds(p, names.size());
    if (p.accept("inclusive")) state.attr(INCLUSIVE, UnitAttr.INSTANCE);
    p.expect("step");
    List<OpParser.Operand> steps = bounds(p, names.size());
    if (p.accept("collapse")) {
      p.expect("(");
      long loops = p.expectInteger();
      if (loops > 1) state.attr(COLLAPSED, IntegerAttr.i64(loops));
      p.expect(")");
    }
    if (p.accept("tiles")) {
      p.expect("(");
      List<Long> sizes = p.commaList(Delimiter.NONE, p::expectInteger);
      p.expect(")");
      state.attr(TILES, DenseArrayAttr.i64(sizes.stream().mapToLong(Long::longValue).toArray()));
    }
    state.regions(p.region(names.stream().map(each -> new OpParser.Argument(each.name(), type, each.attrs(), each.location())).toList()));
    state.operands(p.resolveAll(lower, type)).operands(p.resolveAll(upper, type)).operands(p.resolveAll(steps, type));
    p.attrDict(state);
  }

  private static List<OpParser.Operand> bounds(OpParser p, int count) {
    int loc = p.loc();
    List<OpParser.Operand> operands = p.operandList(Delimiter.PAREN);
    if (operands.size() != count) throw p.error(loc, "expected " + count + " operands");
    return operands;
  }

  @Override
  protected void verify(Checker check) {
    String fault = fault();
    if (fault != null) check.error(fault);
  }

  private @Nullable String fault() {
    List<Value> lower = operandSegment("loop_lower_bounds");
    if (lower.isEmpty()) return "must represent at least one loop";
    Block body = region().first();
    if (body == null || body.argumentCount() != lower.size()) return "number of range arguments and IVs do not match";
    for (int i = 0; i < lower.size(); i++) {
      if (!lower.get(i).type().equals(body.argument(i).type())) return "range argument type does not match corresponding IV type";
    }
    if (attr(COLLAPSED) instanceof IntegerAttr loops && loops.longValue() > lower.size()) return "collapse value is larger than the number of loops";
    if (attr(TILES) instanceof DenseArrayAttr sizes && sizes.size() > lower.size()) return "too few canonical loops for tile dimensions";
    return parentOp() instanceof WrapperOp ? null : "expects parent op to be a loop wrapper";
  }

  private static void print(LoopNestOp op, OpPrinter out) {
    out.text(" (").operands(op.region().entryBlock().arguments()).text(") : ").type(op.region().entryBlock().argument(0).type());
    out.text(" = (").operands(op.operandSegment("loop_lower_bounds")).text(") to (").operands(op.operandSegment("loop_upper_bounds")).text(") ");
    if (op.attr(INCLUSIVE) != null) out.text("inclusive ");
    out.text("step (").operands(op.operandSegment("loop_steps")).text(") ");
    if (op.attr(COLLAPSED) instanceof IntegerAttr loops && loops.longValue() > 1) out.text("collapse(" + loops.value() + ") ");
    if (op.attr(TILES) instanceof DenseArrayAttr sizes) {
      out.text("tiles(");
      sizes.printElements(out);
      out.text(") ");
    }
    out.region(op.region(), false, true);
  }
}
