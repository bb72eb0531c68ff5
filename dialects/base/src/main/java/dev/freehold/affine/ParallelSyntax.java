// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineConstant;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.AffineOperands;
import dev.freehold.ir.affine.AffineParser.Brackets;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.memref.AtomicRmwKind;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The syntax of {@link ParallelOp}. A bound is an expression over values, or the least or greatest of several. */
final class ParallelSyntax {
  private ParallelSyntax() {}

  static void parse(OpParser p, OpState<ParallelOp> state) {
    List<OpParser.Argument> variables = p.argumentList(Delimiter.PAREN, false, false);
    p.expect("=");
    new Bounds(p).parse("max", state, ParallelOp.LOWER_MAP, ParallelOp.LOWER_SEGMENTS);
    p.expect("to");
    new Bounds(p).parse("min", state, ParallelOp.UPPER_MAP, ParallelOp.UPPER_SEGMENTS);
    state.prop(ParallelOp.STEPS, ArrayAttr.ofI64(steps(p, variables.size())));
    List<Attribute> reductions = new ArrayList<>();
    if (p.accept("reduce")) {
      p.expect("(");
      reductions.addAll(p.commaList(Delimiter.NONE, () -> reduction(p)));
      p.expect(")");
    }
    state.prop(ParallelOp.REDUCTIONS, ArrayAttr.of(reductions));
    state.results(p.optionalArrowTypeList());
    List<OpParser.Argument> arguments = new ArrayList<>();
    for (OpParser.Argument variable : variables) {
      arguments.add(new OpParser.Argument(variable.name(), IndexType.INSTANCE, DictAttr.EMPTY, variable.location()));
    }
    Region body = p.region(arguments);
    p.attrDict(state);
    p.addTerminatorIfMissing(body, YieldOp.DEF, state.location());
    state.regions(body);
  }

  private static long[] steps(OpParser p, int count) {
    long[] steps = new long[count];
    java.util.Arrays.fill(steps, 1);
    if (!p.accept("step")) return steps;
    AffineMap map = p.affineMapOfOperands(Brackets.ROUND).map();
    steps = new long[map.numResults()];
    for (int i = 0; i < steps.length; i++) {
      if (!(map.result(i) instanceof AffineConstant(long step))) throw p.error(p.nameLoc(), "steps must be constant integers");
      steps[i] = step;
    }
    return steps;
  }

  private static Attribute reduction(OpParser p) {
    int loc = p.loc();
    StringAttr name = p.attribute(StringAttr.class, NoneType.INSTANCE);
    for (AtomicRmwKind kind : AtomicRmwKind.values()) {
      if (kind.spelling().equals(name.value())) return IntegerAttr.i64(kind.ordinal());
    }
    throw p.error(loc, "invalid reduction value: \"" + name.value() + "\"");
  }

  /** Bounds as they are read: the inputs of their expressions become those of one map, each value once. */
  private static final class Bounds {
    private final OpParser p;
    private final List<AffineExpr> results = new ArrayList<>();
    private final List<AffineOperands<OpParser.Operand>> parts = new ArrayList<>();
    private final List<Integer> groups = new ArrayList<>();

    Bounds(OpParser p) {
      this.p = p;
    }

    void parse(String several, OpState<ParallelOp> state, String mapName, String groupsName) {
      p.commaList(Delimiter.PAREN, () -> {
        AffineOperands<OpParser.Operand> part = p.accept(several) ? p.affineMapOfOperands(Brackets.ROUND) : p.affineExprOfOperands();
        groups.add(part.map().numResults());
        return parts.add(part);
      });
      Map<Value, AffineExpr> dims = new LinkedHashMap<>();
      Map<Value, AffineExpr> symbols = new LinkedHashMap<>();
      List<List<AffineExpr>> newDims = new ArrayList<>();
      for (var part : parts) newDims.add(number(part.dims(), dims, true));
      for (int i = 0; i < parts.size(); i++) {
        List<AffineExpr> newSymbols = number(parts.get(i).symbols(), symbols, false);
        for (AffineExpr e : parts.get(i).map().results()) results.add(e.replaceDimsAndSymbols(newDims.get(i), newSymbols));
      }
      state.operands(dims.keySet()).operands(symbols.keySet());
      state.prop(mapName, AffineMapAttr.of(new AffineMap(dims.size(), symbols.size(), results)));
      state.prop(groupsName, numbers(groups));
    }

    private List<AffineExpr> number(List<OpParser.Operand> operands, Map<Value, AffineExpr> numbered, boolean dims) {
      List<AffineExpr> exprs = new ArrayList<>();
      for (Value value : p.resolveAll(operands, IndexType.INSTANCE)) {
        int next = numbered.size();
        exprs.add(numbered.computeIfAbsent(value, v -> dims ? AffineExpr.dim(next) : AffineExpr.symbol(next)));
      }
      return exprs;
    }
  }

  private static DenseElementsAttr numbers(List<Integer> groups) {
    List<BigInteger> bits = new ArrayList<>();
    for (int group : groups) bits.add(BigInteger.valueOf(group));
    return DenseElementsAttr.of(TensorType.of(Shape.of(groups.size()), IntegerType.I32), bits);
  }

  static void print(ParallelOp op, OpPrinter out) {
    out.text(" (").operands(op.inductionVariables()).text(") = (");
    printBounds(op.lowerBounds(), op.groups(ParallelOp.LOWER_SEGMENTS), "max", out);
    out.text(") to (");
    printBounds(op.upperBounds(), op.groups(ParallelOp.UPPER_SEGMENTS), "min", out);
    out.text(")");
    if (!areAllOne(op.steps())) out.text(" step (").list(op.steps().elements(), out::attrWithoutType).text(")");
    boolean yields = op.resultCount() > 0;
    if (yields) {
      out.text(" reduce (").list(op.reductions().elements(), kind -> out.quoted(AtomicRmwKind.of(kind).spelling()));
      out.text(") -> (").types(op.resultTypes()).text(")");
    }
    out.text(" ").region(op.body(), false, yields);
    out.attrDict(op, "reductions", "lowerBoundsMap", "lowerBoundsGroups", "upperBoundsMap", "upperBoundsGroups", "steps");
  }

  private static boolean areAllOne(ArrayAttr steps) {
    for (Attribute step : steps.elements()) {
      if (((IntegerAttr) step).longValue() != 1) return false;
    }
    return true;
  }

  private static void printBounds(MapOperands bounds, int[] groups, String several, OpPrinter out) {
    int start = 0;
    for (int size : groups) {
      if (start != 0) out.text(", ");
      AffineMap group = bounds.map().slice(start, size);
      if (size != 1) out.text(several).text("(");
      out.affineMapOfOperands(group, bounds.operands());
      if (size != 1) out.text(")");
      start += size;
    }
  }
}
