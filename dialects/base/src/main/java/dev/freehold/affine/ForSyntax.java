// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineConstant;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.AffineSymbol;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The syntax of {@link ForOp}. A bound that is a constant or one symbol is written without its map. */
final class ForSyntax {
  private ForSyntax() {}

  static void parse(OpParser p, OpState<ForOp> state) {
    OpParser.Argument variable = p.argument(false, false);
    p.expect("=");
    List<Value> lower = parseBound(p, state, ForOp.LOWER_MAP);
    if (!p.accept("to")) throw p.error("expected 'to' between bounds");
    List<Value> upper = parseBound(p, state, ForOp.UPPER_MAP);
    state.prop(ForOp.STEP, parseStep(p));
    List<OpParser.Operand> names = new ArrayList<>();
    List<OpParser.Operand> inits = new ArrayList<>();
    List<Type> types = List.of();
    if (p.accept("iter_args")) {
      p.commaList(Delimiter.PAREN, () -> {
        names.add(p.argument(false, false).name());
        p.expect("=");
        inits.add(p.expectOperand());
        return null;
      });
      types = p.arrowTypeList();
    }
    List<Value> carried = new ArrayList<>();
    for (int i = 0; i < Math.min(inits.size(), types.size()); i++) carried.add(p.resolve(inits.get(i), types.get(i)));
    if (types.size() != names.size()) {
      throw p.error(p.nameLoc(), "mismatch between the number of loop-carried values and results");
    }
    state.operandSegments(lower, upper, carried).results(types);
    List<OpParser.Argument> arguments = new ArrayList<>();
    arguments.add(argument(variable.name(), IndexType.INSTANCE));
    for (int i = 0; i < names.size(); i++) arguments.add(argument(names.get(i), types.get(i)));
    Region body = p.region(arguments);
    p.addTerminatorIfMissing(body, YieldOp.DEF, state.location());
    state.regions(body);
    p.attrDict(state);
  }

  private static OpParser.Argument argument(OpParser.@Nullable Operand name, Type type) {
    return new OpParser.Argument(name, type, DictAttr.EMPTY, null);
  }

  private static List<Value> parseBound(OpParser p, OpState<ForOp> state, String name) {
    boolean lower = name.equals(ForOp.LOWER_MAP);
    boolean several = p.accept(lower ? "max" : "min");
    List<OpParser.Operand> names = p.operandList(Delimiter.NONE);
    if (names.size() > 1) throw p.error(p.nameLoc(), "expected only one loop bound operand");
    if (names.size() == 1) {
      state.prop(name, AffineMapAttr.of(AffineMap.symbolIdentity()));
      return p.resolveAll(names, IndexType.INSTANCE);
    }
    int loc = p.loc();
    Attribute bound = p.attribute(IndexType.INSTANCE);
    if (bound instanceof IntegerAttr number) {
      state.prop(name, AffineMapAttr.of(AffineMap.constant(number.longValue())));
      return List.of();
    }
    if (!(bound instanceof AffineMapAttr(AffineMap map))) {
      throw p.error(p.nameLoc(), "expected valid affine map representation for loop bounds");
    }
    state.prop(name, bound);
    AffineSyntax.DimsAndSymbols operands = AffineSyntax.DimsAndSymbols.parse(p);
    List<Value> values = operands.resolve(p);
    if (map.numDims() != operands.dims().size()) {
      throw p.error(p.nameLoc(), "dim operand count and affine map dim count must match");
    }
    if (map.numInputs() != operands.size()) {
      throw p.error(p.nameLoc(), "symbol operand count and affine map symbol count must match");
    }
    if (map.numResults() > 1 && !several) {
      throw p.error(loc, (lower ? "lower" : "upper") + " loop bound affine map with multiple results requires '"
          + (lower ? "max" : "min") + "' prefix");
    }
    return values;
  }

  private static IntegerAttr parseStep(OpParser p) {
    if (!p.accept("step")) return IntegerAttr.ofIndex(1);
    int loc = p.loc();
    IntegerAttr step = p.attribute(IntegerAttr.class, IndexType.INSTANCE);
    if (step.value().signum() < 0) throw p.error(loc, "expected step to be representable as a positive signed integer");
    return step;
  }

  static void print(ForOp op, OpPrinter out) {
    out.text(" ").regionArgument(op.inductionVariable(), false).text(" = ");
    printBound(op.lowerBound(), op.prop(ForOp.LOWER_MAP, AffineMapAttr.class), "max ", out);
    out.text(" to ");
    printBound(op.upperBound(), op.prop(ForOp.UPPER_MAP, AffineMapAttr.class), "min ", out);
    if (op.step() != 1) out.text(" step ").text(Long.toString(op.step()));
    boolean carries = !op.inits().isEmpty();
    if (carries) {
      out.text(" iter_args(");
      for (int i = 0; i < op.inits().size(); i++) {
        if (i > 0) out.text(", ");
        out.operand(op.iterationArguments().get(i)).text(" = ").operand(op.inits().get(i));
      }
      out.text(") -> (").types(op.resultTypes()).text(")");
    }
    out.text(" ").region(op.body(), false, carries);
    out.attrDict(op, "lowerBoundMap", "upperBoundMap", "step");
  }

  private static void printBound(MapOperands bound, Attribute attribute, String several, OpPrinter out) {
    AffineMap map = bound.map();
    if (map.numResults() == 1 && map.numDims() == 0) {
      if (map.numSymbols() == 0 && map.result(0) instanceof AffineConstant(long value)) {
        out.text(Long.toString(value));
        return;
      }
      if (map.numSymbols() == 1 && map.result(0) instanceof AffineSymbol) {
        out.operand(bound.operands().getFirst());
        return;
      }
    }
    if (map.numResults() != 1) out.text(several);
    out.attr(attribute);
    AffineSyntax.printDimsAndSymbols(bound.operands(), map.numDims(), out);
  }
}
