// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.arith.IntegerPredicate;
import dev.freehold.dialects.syntax.EnumCases;
import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrSyntax;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.Arrays;

/** How {@link CmpOp} compares: {@code #index<cmp_predicate slt>}. */
public record PredicateAttr(IntegerPredicate predicate) implements Attribute {
  private static final EnumCases KEYWORDS = EnumCases.of("::mlir::index::IndexCmpPredicate",
      Arrays.stream(IntegerPredicate.values()).map(IntegerPredicate::keyword).toList()).called("IndexCmpPredicateAttr", "value");

  static final AttrSet SET = new AttrSet("index comparison predicate kind", PredicateAttr.class::isInstance, new AttrSyntax() {
    @Override
    public Attribute parse(OpParser p) {
      return Parameters.shorthand(p, PredicateAttr.class, known -> true, () -> PredicateAttr.parse(p));
    }

    @Override
    public void print(OpPrinter out, Attribute a) {
      // The format of the operation leaves the space to the attribute.
      out.text(" ").text(((PredicateAttr) a).predicate.keyword());
    }
  });

  static PredicateAttr parse(AttrParser p) {
    return new PredicateAttr(IntegerPredicate.values()[KEYWORDS.read(p)]);
  }

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('#', "index", "cmp_predicate " + predicate.keyword());
  }

  @Override
  public String dialect() {
    return "index";
  }
}
