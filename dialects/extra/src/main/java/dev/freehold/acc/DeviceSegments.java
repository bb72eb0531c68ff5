// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** Clauses with several values for each kind of device: {@code {%a : index, %b : i32}, {%c : index} [#acc.device_type<host>]}. */
final class DeviceSegments {
  private DeviceSegments() {}

  /** The directive for nested segments of values, with their sizes in an attribute. */
  static <O extends Op> Directive<O> of(String operands, String devices, String segments) {
    return Directive.of((p, state) -> parse(p, state, operands, devices, segments, p1 -> {}),
        (op, out) -> print(op, operands, devices, segments, out, group -> {}));
  }

  /** Parses nested segments; what precedes the values of each is parsed by {@code begin}. */
  private static void parse(OpParser p, FormatState<?> state, String operands, String devices, String segments, Consumer<OpParser> begin) {
    List<Attribute> types = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    do {
      int before = state.operands(operands).size();
      p.expect("{");
      begin.accept(p);
      do {
        state.operands(operands).add(p.expectOperand());
        p.expect(":");
        state.types(operands).add(p.expectType());
      } while (p.accept(","));
      p.expect("}");
      types.add(DeviceTypes.parseOne(p));
      sizes.add(state.operands(operands).size() - before);
    } while (p.accept(","));
    state.attr(devices, ArrayAttr.of(types));
    state.attr(segments, DenseArrayAttr.i32(sizes.stream().mapToInt(Integer::intValue).toArray()));
  }

  private static void print(Op op, String operands, String devices, String segments, OpPrinter out, IntConsumer begin) {
    List<? extends Value> values = op.operandSegment(operands);
    List<Attribute> types = DeviceTypes.of(op, devices);
    int[] sizes = op.attr(segments) instanceof DenseArrayAttr array ? array.ints() : new int[0];
    int next = 0;
    for (int group = 0; group < types.size() && group < sizes.length; group++) {
      out.text(group > 0 ? ", {" : "{");
      begin.accept(group);
      for (int i = 0; i < sizes[group]; i++, next++) {
        out.text(i > 0 ? ", " : "").operand(values.get(next)).text(" : ").type(values.get(next).type());
      }
      out.text("}");
      DeviceTypes.printOne(types.get(group), out);
    }
  }

  /** {@code wait([#acc.device_type<host>], {devnum: %d : i32, %a : index})}. */
  static <O extends Op> void declareWait(OpDefBuilder<O> op) {
    op.operands("waitOperands", AccTypes.NUMBER)
        .optionalAttr("waitOperandsSegments", AttrSets.DENSE_I32_ARRAY)
        .optionalAttr("waitOperandsDeviceType", DeviceTypes.ARRAY)
        .optionalAttr("hasWaitDevnum", AttrSets.BOOL_ARRAY)
        .optionalAttr("waitOnly", DeviceTypes.ARRAY)
        .directive("WaitClause", Directive.of(DeviceSegments::parseWait, DeviceSegments::printWait));
  }

  private static void parseWait(OpParser p, FormatState<?> state) {
    if (!p.accept("(")) {
      state.attr("waitOnly", DeviceTypes.ONLY_NONE);
      return;
    }
    List<Attribute> alone = DeviceTypes.parseList(p);
    state.attr("waitOnly", ArrayAttr.of(alone));
    if (alone.isEmpty() || p.accept(",")) {
      List<Attribute> numbered = new ArrayList<>();
      parse(p, state, "waitOperands", "waitOperandsDeviceType", "waitOperandsSegments", at -> {
        boolean device = at.accept("devnum");
        if (device) at.expect(":");
        numbered.add(IntegerAttr.ofBool(device));
      });
      state.attr("hasWaitDevnum", ArrayAttr.of(numbered));
    }
    p.expect(")");
  }

  private static void printWait(Op op, OpPrinter out) {
    boolean values = !op.operandSegment("waitOperands").isEmpty();
    if (!values && DeviceTypes.isOnlyNone(op, "waitOnly")) return;
    List<Attribute> alone = DeviceTypes.of(op, "waitOnly");
    List<Attribute> numbered = op.attr("hasWaitDevnum") instanceof ArrayAttr array ? array.elements() : List.of();
    out.text("(");
    DeviceTypes.printList(alone, out);
    if (values && !alone.isEmpty()) out.text(", ");
    print(op, "waitOperands", "waitOperandsDeviceType", "waitOperandsSegments", out, group -> {
      if (group < numbered.size() && numbered.get(group).equals(IntegerAttr.TRUE)) out.text("devnum: ");
    });
    out.text(")");
  }
}
