// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The text that iteration over one space and over several have in common: {@code at(%i, _) iter_args(%x = %init)}. The arguments of a body
 * are the values that it carries, the coordinates that it uses and the iterators, in this order.
 */
final class IterationSyntax {
  /** The names of the coordinates that are used, and a bit for each of them. */
  record Coordinates(List<OpParser.Operand> names, long used) {}

  /** The names of the values that are carried, and what they begin with. */
  record Carried(List<OpParser.Operand> names, List<OpParser.Operand> inits) {}

  private IterationSyntax() {}

  static Directive<SparseOp> levelRange() {
    return Directive.of((p, state) -> {
      long[] levels = IterationType.parseLevels(p, p.nameLoc());
      state.attr("loLvl", index(levels[0]));
      state.attr("hiLvl", index(levels[1]));
    }, (op, out) -> out.text(IterationType.levels(op.attr("loLvl", IntegerAttr.class).longValue(), op.attr("hiLvl", IntegerAttr.class).longValue())));
  }

  private static IntegerAttr index(long number) {
    return IntegerAttr.of(IndexType.INSTANCE, number);
  }

  /** The space that an operation extracts. */
  static @Nullable List<Type> space(OpState<?> state) {
    EncodingAttr encoding = SparseSets.optionalEncoding(state.operands().getFirst().type());
    if (encoding == null || !(state.attr("loLvl") instanceof IntegerAttr low) || !(state.attr("hiLvl") instanceof IntegerAttr high)) return null;
    return List.of(new IterationType(IterationType.Kind.SPACE, encoding, low.longValue(), high.longValue()));
  }

  static Coordinates coordinates(OpParser p) {
    if (!p.accept("at")) return new Coordinates(List.of(), 0);
    List<OpParser.Operand> names = new ArrayList<>();
    long[] bits = {0, 0};
    p.commaList(Delimiter.PAREN, () -> {
      if (!p.accept("_")) {
        names.add(p.expectOperand());
        bits[0] |= 1L << bits[1];
      }
      return bits[1]++;
    });
    return new Coordinates(names, bits[0]);
  }

  static Carried carried(OpParser p) {
    Carried read = new Carried(new ArrayList<>(), new ArrayList<>());
    if (!p.accept("iter_args")) return read;
    p.commaList(Delimiter.PAREN, () -> {
      read.names.add(p.expectOperand());
      p.expect("=");
      return read.inits.add(p.expectOperand());
    });
    return read;
  }

  static void addArgument(OpParser p, OpParser.Operand name, Type type, List<OpParser.Argument> arguments) {
    arguments.add(new OpParser.Argument(name, type, DictAttr.EMPTY, p.location(name.loc())));
  }

  /** The arguments of a body but for its iterators. */
  static List<OpParser.Argument> arguments(OpParser p, Carried carried, List<Type> types, Coordinates coordinates) {
    List<OpParser.Argument> arguments = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) addArgument(p, carried.names.get(i), types.get(i), arguments);
    for (OpParser.Operand name : coordinates.names) addArgument(p, name, IndexType.INSTANCE, arguments);
    return arguments;
  }

  static void resolveInits(OpParser p, Carried carried, List<Type> types, OpState<?> state) {
    for (int i = 0; i < types.size(); i++) state.operands(p.resolve(carried.inits.get(i), types.get(i)));
  }

  static long usedCoordinates(Op op) {
    return op.attr("crdUsedLvls", IntegerAttr.class).longValue();
  }

  /** Writes the coordinates, of which there are {@code depth}, and what is carried. */
  static void print(Op op, Block body, int depth, List<? extends Value> inits, OpPrinter out) {
    long used = usedCoordinates(op);
    int next = inits.size();
    if (used != 0) {
      out.text(" at(");
      for (int level = 0; level < depth; level++) {
        if (level > 0) out.text(", ");
        if ((used >> level & 1) == 0) out.text("_");
        else out.operand(body.argument(next++));
      }
      out.text(")");
    }
    for (int i = 0; i < inits.size(); i++) {
      out.text(i == 0 ? " iter_args(" : ", ").operand(body.argument(i)).text(" = ").operand(inits.get(i));
    }
    if (!inits.isEmpty()) out.text(")");
  }
}
