// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/** Parsing and printing that several transformations share. */
final class TransformSyntax {
  private TransformSyntax() {}

  static List<? extends Value> operands(Op op, String group) {
    return op.operandSegment(group);
  }

  private static List<Value.Result> results(Op op, String group) {
    return op.resultSegment(group);
  }

  /** {@code (!transform.any_op) -> !transform.any_op}; just the first type where results may be absent, and are. */
  static <O extends Op> Directive<O> semiFunction(String operand, String result, boolean optional) {
    return Directive.of((p, state) -> {
      boolean whole = p.accept("(");
      if (!whole && !optional) p.expect("(");
      state.types(operand).add(p.expectType());
      if (!whole) return;
      p.expect(")");
      state.types(result).addAll(p.arrowTypeList());
    }, (op, out) -> {
      Type type = operands(op, operand).getFirst().type();
      List<Value.Result> made = results(op, result);
      if (made.isEmpty()) out.type(type);
      else out.text("(").type(type).text(")").arrowTypes(made.stream().map(Value::type).toList());
    });
  }

  /** {@code (!transform.any_op) -> !transform.any_op}, where all result segments have the same type. */
  static <O extends Op> Directive<O> oneResultType(String operand, String... groups) {
    return Directive.of((p, state) -> {
      p.expect("(");
      state.types(operand).add(p.expectType());
      p.expect(")");
      p.expect("->");
      Type type = p.expectType();
      for (String group : groups) state.types(group).add(type);
    }, (op, out) -> out.text("(").type(op.operand(operand).type()).text(") -> ").type(op.result().type()));
  }

  /** {@code all}, {@code except(0, 1)} or integers. */
  static <O extends Op> Directive<O> positions(String numbers) {
    return Directive.of((p, state) -> {
      if (p.accept("all")) {
        state.attr(numbers, TransformSets.NO_NUMBERS);
        state.attr("is_all", UnitAttr.INSTANCE);
        return;
      }
      boolean inverted = p.accept("except");
      List<Long> read = p.commaList(inverted ? Delimiter.PAREN : Delimiter.NONE, p::expectInteger);
      state.attr(numbers, DenseArrayAttr.i64(read.stream().mapToLong(Long::longValue).toArray()));
      if (inverted) state.attr("is_inverted", UnitAttr.INSTANCE);
    }, (op, out) -> {
      if (op.attr("is_all") != null) {
        out.text("all");
        return;
      }
      boolean inverted = op.attr("is_inverted") != null;
      long[] all = op.attr(numbers, DenseArrayAttr.class).longs();
      out.text(inverted ? "except(" : "");
      DynamicIndexList.print(out, all, List.of());
      out.text(inverted ? ")" : "");
    });
  }

  /** Tile sizes, of which some are scalable: {@code [[4], %n, 8]}. */
  static <O extends Op> Directive<O> scalable(String dynamic, String numbers, String flags) {
    return Directive.of((p, state) -> parseScalable(dynamic, numbers, flags, p, state), (op, out) -> printScalable(op, dynamic, numbers, flags, out));
  }

  private static void parseScalable(String dynamic, String numbers, String flags, OpParser p, FormatState<?> state) {
    List<Boolean> scaled = new ArrayList<>();
    state.attr(numbers, DynamicIndexList.parse(p, Delimiter.SQUARE, state.operands(dynamic), scaled));
    boolean[] bits = new boolean[scaled.size()];
    for (int i = 0; i < bits.length; i++) bits[i] = scaled.get(i);
    state.attr(flags, DenseArrayAttr.bools(bits));
  }

  private static void printScalable(Op op, String dynamic, String numbers, String flags, OpPrinter out) {
    long[] sizes = op.attr(numbers) instanceof DenseArrayAttr array ? array.longs() : new long[0];
    byte[] scaled = op.attr(flags) instanceof DenseArrayAttr array ? array.toBytes() : new byte[0];
    List<? extends Value> values = operands(op, dynamic);
    int next = 0;
    out.text("[");
    for (int i = 0; i < sizes.length; i++) {
      boolean bracket = i < scaled.length && scaled[i] != 0;
      out.text(i > 0 ? ", " : "").text(bracket ? "[" : "");
      if (Shape.isDynamic(sizes[i])) out.operand(values.get(next++));
      else out.text(Long.toString(sizes[i]));
      out.text(bracket ? "]" : "");
    }
    out.text("]");
  }

  /** A list of sizes, or one handle for all of them: {@code *(%sizes)}. */
  static <O extends Op> Directive<O> packed(String packed, String dynamic, String numbers) {
    Directive<O> list = DynamicIndexList.of(dynamic, numbers);
    return Directive.of((p, state) -> {
      if (!p.accept("*")) {
        list.parse(p, state);
        return;
      }
      p.expect("(");
      state.operands(packed).add(p.expectOperand());
      p.expect(")");
      state.attr(numbers, TransformSets.NO_NUMBERS);
    }, (op, out) -> {
      if (operands(op, packed).isEmpty()) list.print(op, out);
      else out.text("*(").operands(operands(op, packed)).text(")");
    });
  }

  /** The payload operations of a sequence: one, or several of which all types are in parentheses. */
  static <O extends Op> Directive<O> roots() {
    return Directive.of((p, state) -> {
      OpParser.Operand root = p.acceptOperand();
      if (root == null) return;
      state.operands("root").add(root);
      if (p.accept(",")) state.operands("extra_bindings").addAll(p.operandList(Delimiter.NONE));
      p.expect(":");
      if (state.operands("extra_bindings").isEmpty()) {
        state.types("root").add(p.expectType());
        return;
      }
      List<Type> types = p.commaList(Delimiter.PAREN, p::expectType);
      state.types("root").add(types.getFirst());
      state.types("extra_bindings").addAll(types.subList(1, types.size()));
    }, (op, out) -> {
      if (op.operandCount() == 0) return;
      boolean one = op.operandCount() == 1;
      out.operands(op.operands()).text(one ? " : " : " : (").typesOf(op.operands()).text(one ? "" : ")");
    });
  }

  /** A line for each pair of a matcher and what is done to its matches. */
  static <O extends Op> Directive<O> matchers() {
    return Directive.of((p, state) -> {
      List<Attribute> matchers = new ArrayList<>();
      List<Attribute> actions = new ArrayList<>();
      do {
        matchers.add(p.attribute(SymbolRefAttr.class, null));
        p.expect("->");
        actions.add(p.attribute(SymbolRefAttr.class, null));
      } while (p.accept(","));
      state.attr("matchers", new ArrayAttr(matchers));
      state.attr("actions", new ArrayAttr(actions));
    }, (op, out) -> {
      List<Attribute> matchers = op.attr("matchers", ArrayAttr.class).elements();
      List<Attribute> actions = op.attr("actions", ArrayAttr.class).elements();
      out.indent(4);
      for (int i = 0; i < matchers.size(); i++) {
        out.text(i > 0 ? ", " : "").newline().attr(matchers.get(i)).text(" -> ").attr(actions.get(i));
      }
      out.indent(-4);
    });
  }

  /** Which of several alternatives is chosen: an integer or a parameter. */
  static <O extends Op> Directive<O> selected() {
    return Directive.of((p, state) -> {
      OpParser.Operand operand = p.acceptOperand();
      if (operand != null) state.operands("selected_region_param").add(operand);
      else state.attr("selected_region_attr", IntegerAttr.ofIndex(p.expectInteger()));
    }, (op, out) -> {
      if (op.attr("selected_region_attr") instanceof IntegerAttr number) out.text(number.value().toString());
      else out.operands(operands(op, "selected_region_param"));
    });
  }
}
