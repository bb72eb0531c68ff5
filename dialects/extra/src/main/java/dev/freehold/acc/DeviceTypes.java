// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/** Clauses with different values for different kinds of devices. */
final class DeviceTypes {
  static final AttrSet ARRAY = AttrSets.arrayOf("device type array attribute", AccEnums.DEVICE.set("device type"));
  private static final EnumAttr NONE = AccEnums.DEVICE.of("none");
  static final ArrayAttr ONLY_NONE = ArrayAttr.of(NONE);

  private DeviceTypes() {}

  /** The device types of an attribute, which may be absent. */
  static List<Attribute> of(Op op, String attribute) {
    return op.attr(attribute) instanceof ArrayAttr array ? array.elements() : List.of();
  }

  /** Whether the attribute is that for all devices alone. */
  static boolean isOnlyNone(Op op, String attribute) {
    return ONLY_NONE.equals(op.attr(attribute));
  }

  /** Reads {@code [#acc.device_type<host>]} behind a value; without it, the value is for all devices. */
  static Attribute parseOne(OpParser p) {
    if (!p.accept("[")) return NONE;
    Attribute device = p.attribute(EnumAttr.class, null);
    p.expect("]");
    return device;
  }

  /** Reads {@code [#acc.device_type<host>, …]}, if it is there. */
  static List<Attribute> parseList(OpParser p) {
    return p.isNext("[") ? p.commaList(Delimiter.SQUARE, p::attribute) : List.of();
  }

  static void printOne(Attribute device, OpPrinter out) {
    if (!device.equals(NONE)) out.text(" [").attr(device).text("]");
  }

  static void printList(List<Attribute> devices, OpPrinter out) {
    if (!devices.isEmpty()) out.text("[").list(devices, out::attr).text("]");
  }

  /** {@code ([#acc.device_type<host>])}, nothing where it is for all devices. */
  static <O extends Op> Directive<O> list(String attribute) {
    return Directive.of((p, state) -> {
      List<Attribute> devices = p.accept("(") ? parseList(p) : null;
      if (devices != null) p.expect(")");
      state.attr(attribute, devices == null ? ONLY_NONE : ArrayAttr.of(devices));
    }, (op, out) -> {
      if (isOnlyNone(op, attribute) || of(op, attribute).isEmpty()) return;
      out.text("(");
      printList(of(op, attribute), out);
      out.text(")");
    });
  }

  /** The directive for {@code %a : index, %b : i32 [#acc.device_type<host>]}. */
  static <O extends Op> Directive<O> values(String operands, String devices) {
    return Directive.of((p, state) -> parseValues(p, state, operands, devices), (op, out) -> printValues(op, operands, devices, out));
  }

  private static void parseValues(OpParser p, FormatState<?> state, String operands, String devices) {
    List<Attribute> types = new ArrayList<>();
    do {
      state.operands(operands).add(p.expectOperand());
      p.expect(":");
      state.types(operands).add(p.expectType());
      types.add(parseOne(p));
    } while (p.accept(","));
    state.attr(devices, ArrayAttr.of(types));
  }

  /** Values without a device type are not printed. */
  private static void printValues(Op op, String operands, String devices, OpPrinter out) {
    List<? extends Value> values = op.operandSegment(operands);
    List<Attribute> types = of(op, devices);
    for (int i = 0; i < types.size() && i < values.size(); i++) {
      if (i > 0) out.text(", ");
      out.operand(values.get(i)).text(" : ").type(values.get(i).type());
      printOne(types.get(i), out);
    }
  }

  /** The same in parentheses, after the devices for which there is just the keyword: {@code ([#acc.device_type<host>], %a : index)}. */
  static <O extends Op> Directive<O> valuesOrKeyword(String operands, String devices, String keywordOnly) {
    return Directive.of((p, state) -> {
      if (!p.accept("(")) {
        state.attr(keywordOnly, ONLY_NONE);
        return;
      }
      List<Attribute> alone = parseList(p);
      if (!alone.isEmpty()) state.attr(keywordOnly, ArrayAttr.of(alone));
      if (alone.isEmpty() || p.accept(",")) parseValues(p, state, operands, devices);
      p.expect(")");
    }, (op, out) -> {
      boolean values = !op.operandSegment(operands).isEmpty();
      List<Attribute> alone = of(op, keywordOnly);
      if (!values && isOnlyNone(op, keywordOnly)) return;
      out.text("(");
      printList(alone, out);
      if (values && !alone.isEmpty()) out.text(", ");
      printValues(op, operands, devices, out);
      out.text(")");
    });
  }
}
