// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.AttrSet;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;
import dev.freehold.ir.text.Delimiter;
import java.util.List;

/** A {@link Variadicity} for each operand or result: {@code #irdl<variadicity_array[ single,  optional]>}. */
public record VariadicityArrayAttr(List<Variadicity> elements) implements Attribute {
  static final AttrSet SET = AttrSets.plain("", VariadicityArrayAttr.class);

  static VariadicityArrayAttr parse(AttrParser p) {
    return new VariadicityArrayAttr(p.commaList(Delimiter.SQUARE, () -> Variadicity.of(Variadicity.KIND.word(p))));
  }

  @Override
  public void print(AttrPrinter out) {
    List<String> words = elements.stream().map(each -> " " + each.word()).toList();
    out.dialectSymbol('#', "irdl", "variadicity_array[" + String.join(", ", words) + "]");
  }

  @Override
  public String dialect() {
    return "irdl";
  }
}
