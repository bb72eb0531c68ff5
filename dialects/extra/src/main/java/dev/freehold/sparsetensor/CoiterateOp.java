// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A loop over several spaces at once, with a region for each case of which of them have an element. */
public final class CoiterateOp extends Op implements RecursiveMemoryEffects, SingleBlock {
  public static final OpDef<CoiterateOp> DEF = OpDef.of("sparse_tensor.coiterate", CoiterateOp.class, CoiterateOp::new)
      .operands("iterSpaces", SparseSets.SPACE)
      .operands("initArgs", TypeSet.ANY)
      .attr("crdUsedLvls", SparseSets.LEVEL_SET)
      .attr("cases", SparseSets.LEVEL_SETS)
      .operandSegments()
      .results("results", TypeSet.ANY)
      .region("caseRegions", RegionKind.VARIADIC)
      .traits(Traits.singleBlockImplicitTerminator("sparse_tensor.yield"))
      .syntax(OpSyntax.of(CoiterateOp::parse, CoiterateOp::print))
      .build();

  private CoiterateOp(OpState<?> state) {
    super(state);
  }

  private OperandRange spaces() {
    return operandSegment("iterSpaces");
  }

  private OperandRange inits() {
    return operandSegment("initArgs");
  }

  private long cases(int region) {
    return ((IntegerAttr) attr("cases", ArrayAttr.class).get(region)).longValue();
  }

  @Override
  protected void verifyRegions(Checker check) {
    Set<Attribute> seen = new HashSet<>(attr("cases", ArrayAttr.class).elements());
    if (seen.size() != attr("cases", ArrayAttr.class).elements().size()) {
      check.error("contains duplicated cases.");
      return;
    }
    for (int i = 0; i < regionCount(); i++) {
      Block body = region(i).entryBlock();
      if (body.lastOp().operandCount() != resultCount() || inits().size() != resultCount() || body.argumentCount() < resultCount()) {
        check.error("number mismatch between iter args and results on " + i + "th region");
        return;
      }
      if (!IterationChecks.carriedTypes(inits(), body.arguments(), body.lastOp().operands(), results(), " on " + i + "th region", check)) return;
    }
  }

  private static void parse(OpParser p, OpState<CoiterateOp> state) {
    List<OpParser.Operand> spaces = p.operandList(Delimiter.PAREN);
    IterationSyntax.Coordinates coordinates = IterationSyntax.coordinates(p);
    IterationSyntax.Carried carried = IterationSyntax.carried(p);
    p.expect(":");
    List<Type> spaceTypes = p.commaList(Delimiter.PAREN, p::expectType);
    if (spaceTypes.size() != spaces.size()) throw p.error(p.nameLoc(), "mismatch in number of iteration space operands and iteration space types");
    for (Type type : spaceTypes) {
      if (!(type instanceof IterationType)) throw p.error(p.nameLoc(), "expected sparse_tensor.iter_space type for iteration space operands");
    }
    List<Type> types = carried.inits().isEmpty() ? List.of() : p.arrowTypeList();
    if (types.size() != carried.inits().size()) throw p.error(p.nameLoc(), "mismatch in number of iteration arguments and return values");
    p.attrDictWithKeyword(state);
    List<Attribute> cases = new ArrayList<>();
    List<Region> regions = new ArrayList<>();
    while (p.accept("case")) {
      List<OpParser.Argument> arguments = IterationSyntax.arguments(p, carried, types, coordinates);
      cases.add(IntegerAttr.i64(iterators(p, spaceTypes, arguments)));
      Region body = p.region(arguments);
      p.addTerminatorIfMissing(body, YieldOp.DEF, state.location());
      regions.add(body);
    }
    for (int i = 0; i < spaces.size(); i++) state.operands(p.resolve(spaces.get(i), spaceTypes.get(i)));
    IterationSyntax.resolveInits(p, carried, types, state);
    state.attr("crdUsedLvls", IntegerAttr.i64(coordinates.used()));
    state.attr("cases", ArrayAttr.of(cases));
    state.attr(OpDef.OPERAND_SEGMENTS, DenseArrayAttr.i32(new int[] {spaces.size(), types.size()}));
    state.results(types).regions(regions);
  }

  /** Reads {@code %a, _}, and returns a bit for each space that has an element in this case. */
  private static long iterators(OpParser p, List<Type> spaces, List<OpParser.Argument> arguments) {
    long[] bits = {0, 0};
    p.commaList(Delimiter.NONE, () -> {
      if (!p.accept("_")) {
        OpParser.Operand name = p.expectOperand();
        int space = (int) Math.min(bits[1], spaces.size() - 1);
        IterationSyntax.addArgument(p, name, ((IterationType) spaces.get(space)).as(IterationType.Kind.ITERATOR), arguments);
        bits[0] |= 1L << bits[1];
      }
      return bits[1]++;
    });
    return bits[0];
  }

  private static void print(CoiterateOp op, OpPrinter out) {
    out.text(" (").operands(op.spaces()).text(")");
    Region first = op.regionCount() == 0 ? null : op.region();
    if (first != null) IterationSyntax.print(op, first.entryBlock(), ((IterationType) op.operand(0).type()).depth(), op.inits(), out);
    out.text(" : (").typesOf(op.spaces()).text(")");
    if (!op.inits().isEmpty()) out.arrowTypes(op.resultTypes());
    for (int i = 0; i < op.regionCount(); i++) {
      out.newline().text("case ");
      Block body = op.region(i).entryBlock();
      int next = op.inits().size() + Long.bitCount(IterationSyntax.usedCoordinates(op));
      for (int space = 0; space < op.spaces().size(); space++) {
        if (space > 0) out.text(", ");
        if ((op.cases(i) >> space & 1) == 0) out.text("_");
        else out.operand(body.argument(next++));
      }
      out.text(" ").region(op.region(i), false, !op.inits().isEmpty());
    }
  }
}
