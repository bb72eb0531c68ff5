// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.text.AttrParser;
import java.util.List;
import java.util.Objects;

/** A {@link Variadicity} for each operand or result: {@code #irdl<variadicity_array[ single,  optional]>}. */
public record VariadicityArrayAttr(List<Variadicity> elements) implements Attribute {
  private static final ParameterSyntax LIST = ParameterSyntax.list(ParameterSyntax.of("VariadicityAttr", Variadicity.KIND));
  static final AttrSet SET = AttrSets.plain("", VariadicityArrayAttr.class);

  static VariadicityArrayAttr parse(AttrParser p) {
    p.expect("[");
    if (p.accept("]")) return new VariadicityArrayAttr(List.of());
    ArrayAttr read = (ArrayAttr) Objects.requireNonNull(LIST.parse(p, "VariadicityArrayAttr", "value"), "lists are not optional");
    p.expect("]");
    return new VariadicityArrayAttr(read.elements().stream().map(each -> Variadicity.of((EnumAttr) each)).toList());
  }

  @Override
  public void print(AttrPrinter out) {
    List<String> keywords = elements.stream().map(each -> " " + each.keyword()).toList();
    out.dialectSymbol('#', "irdl", "variadicity_array[" + String.join(", ", keywords) + "]");
  }

  @Override
  public String dialect() {
    return "irdl";
  }
}
