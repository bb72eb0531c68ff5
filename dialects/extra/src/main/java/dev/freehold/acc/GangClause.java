// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/** {@code gang([#acc.device_type<host>], {num=%n : index, static=%s : i32})}. */
final class GangClause {
  private static final List<String> KEYWORDS = List.of("num", "dim", "static");

  private GangClause() {}

  static <O extends Op> void declare(OpDefBuilder<O> op) {
    op.operands("gangOperands", AccTypes.NUMBER)
        .optionalAttr("gangOperandsArgType", AttrSets.arrayOf("gang arg type array attribute", AccEnums.GANG_ARGUMENT.set("gang argument type")))
        .optionalAttr("gangOperandsSegments", AttrSets.DENSE_I32_ARRAY)
        .optionalAttr("gangOperandsDeviceType", DeviceTypes.ARRAY)
        .directive("GangClause", Directive.of(GangClause::parse, GangClause::print));
  }

  private static void parse(OpParser p, FormatState<?> state) {
    if (!p.accept("(")) {
      state.attr("gang", DeviceTypes.ONLY_NONE);
      return;
    }
    List<Attribute> alone = DeviceTypes.parseList(p);
    List<Attribute> kinds = new ArrayList<>();
    List<Attribute> devices = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    if (alone.isEmpty() || p.accept(",")) {
      do {
        int before = kinds.size();
        p.expect("{");
        parseGroup(p, state, kinds);
        p.expect("}");
        devices.add(DeviceTypes.parseOne(p));
        sizes.add(kinds.size() - before);
      } while (p.accept(","));
    }
    p.expect(")");
    state.attr("gangOperandsArgType", ArrayAttr.of(kinds));
    state.attr("gangOperandsDeviceType", ArrayAttr.of(devices));
    state.attr("gang", ArrayAttr.of(alone));
    state.attr("gangOperandsSegments", DenseArrayAttr.i32(sizes.stream().mapToInt(Integer::intValue).toArray()));
  }

  private static void parseGroup(OpParser p, FormatState<?> state, List<Attribute> kinds) {
    do {
      String keyword = p.acceptKeywordIn(KEYWORDS.toArray(String[]::new));
      if (keyword == null) throw p.error(kinds.isEmpty() ? "expect at least one of num, dim or static values" : "new value expected after comma");
      p.expect("=");
      state.operands("gangOperands").add(p.expectOperand());
      p.expect(":");
      state.types("gangOperands").add(p.expectType());
      kinds.add(AccEnums.GANG_ARGUMENT.of(AccEnums.GANG_ARGUMENT.keywords().get(KEYWORDS.indexOf(keyword))));
    } while (p.accept(","));
  }

  private static void print(Op op, OpPrinter out) {
    List<? extends Value> values = op.operandSegment("gangOperands");
    if (values.isEmpty() && DeviceTypes.isOnlyNone(op, "gang")) return;
    List<Attribute> alone = DeviceTypes.of(op, "gang");
    List<Attribute> devices = DeviceTypes.of(op, "gangOperandsDeviceType");
    int[] sizes = op.attr("gangOperandsSegments") instanceof DenseArrayAttr array ? array.ints() : new int[0];
    out.text("(");
    DeviceTypes.printList(alone, out);
    if (!alone.isEmpty() && !devices.isEmpty()) out.text(", ");
    int next = 0;
    for (int group = 0; group < sizes.length; group++) {
      out.text(group > 0 ? ", {" : "{");
      for (int i = 0; i < sizes[group]; i++, next++) {
        String kind = ((EnumAttr) op.attr("gangOperandsArgType", ArrayAttr.class).get(next)).keyword();
        out.text(i > 0 ? ", " : "").text(KEYWORDS.get(AccEnums.GANG_ARGUMENT.keywords().indexOf(kind))).text("=");
        out.operand(values.get(next)).text(" : ").type(values.get(next).type());
      }
      out.text("}");
      DeviceTypes.printOne(devices.get(group), out);
    }
    out.text(")");
  }
}
