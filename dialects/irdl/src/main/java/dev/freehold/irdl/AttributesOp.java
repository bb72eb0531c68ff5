// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
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

/** What attributes an operation must have: {@code irdl.attributes {"value" = %0}}. */
public final class AttributesOp extends Op {
  public static final OpDef<AttributesOp> DEF = OpDef.of("irdl.attributes", AttributesOp.class, AttributesOp::new)
      .operands("attributeValues", HandleType.ATTRIBUTE.set())
      .attr("attributeValueNames", AttrSets.STRING_ARRAY)
      .traits(Traits.hasParent("irdl.operation"))
      .directive("AttributesOp", Directive.of(AttributesOp::parseEntries, AttributesOp::printEntries))
      .assembly("custom<AttributesOp>($attributeValues, $attributeValueNames) attr-dict")
      .build();

  private AttributesOp(OpState<?> state) {
    super(state);
  }

  public List<String> names() {
    return Names.of(prop("attributeValueNames", ArrayAttr.class));
  }

  @Override
  protected void verify(Checker check) {
    if (names().size() == operandCount()) return;
    check.error("the number of attribute names and their constraints must be the same but got " + names().size() + " and " + operandCount()
        + " respectively");
  }

  private static void parseEntries(OpParser p, FormatState<AttributesOp> state) {
    List<Attribute> names = new ArrayList<>();
    if (p.accept("{")) {
      p.commaList(Delimiter.NONE, () -> {
        names.add(p.attribute());
        p.expect("=");
        return state.operands("attributeValues").add(p.expectOperand());
      });
      p.expect("}");
    }
    state.attr("attributeValueNames", new ArrayAttr(names));
  }

  private static void printEntries(AttributesOp op, OpPrinter out) {
    List<Attribute> names = op.prop("attributeValueNames", ArrayAttr.class).elements();
    if (names.isEmpty()) return;
    for (int i = 0; i < names.size(); i++) out.text(i == 0 ? "{" : ", ").attr(names.get(i)).text(" = ").operand(op.operand(i));
    out.text("}");
  }
}
