// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.arith.IntegerPredicate;
import dev.freehold.ir.AttrSet;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.text.AttrForm;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/** How {@link CmpOp} compares: {@code #index<cmp_predicate slt>}. */
public record PredicateAttr(IntegerPredicate predicate) implements Attribute {
  static final AttrSet SET = new AttrSet("index comparison predicate kind", PredicateAttr.class::isInstance, new AttrForm() {
    @Override
    public Attribute parse(OpParser p) {
      return PredicateAttr.parse(p);
    }

    @Override
    public void print(OpPrinter out, Attribute a) {
      // The format of the operation leaves the space to the attribute.
      out.text(" ").text(((PredicateAttr) a).predicate.keyword());
    }
  });

  static PredicateAttr parse(AttrParser p) {
    int loc = p.loc();
    String word = p.acceptKeyword();
    List<String> words = new ArrayList<>();
    for (IntegerPredicate predicate : IntegerPredicate.values()) {
      if (predicate.keyword().equals(word)) return new PredicateAttr(predicate);
      words.add(predicate.keyword());
    }
    throw p.error(loc, "expected ::mlir::index::IndexCmpPredicate to be one of: " + String.join(", ", words));
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
