// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Delimiter;
import java.util.ArrayList;
import java.util.List;

/** Reads {@code {l0} [s0](d0 = l0 : slice, d1) -> (l0 = d0 floordiv 2 : dense, …)}; names of levels serve the reader only. */
final class LevelMapParser {
  private final AttrParser p;
  private final List<String> dims = new ArrayList<>();
  private final List<String> symbols = new ArrayList<>();
  private final List<String> levelNames = new ArrayList<>();
  final List<SliceAttr> slices = new ArrayList<>();
  final List<Level> levels = new ArrayList<>();

  LevelMapParser(AttrParser p) {
    this.p = p;
  }

  AffineMap parse() {
    if (p.isNext("[")) p.commaList(Delimiter.SQUARE, () -> symbols.add(p.expectKeyword("symbol")));
    if (p.isNext("{")) p.commaList(Delimiter.BRACES, () -> levelNames.add(p.expectKeyword("level variable")));
    p.commaList(Delimiter.PAREN, () -> dims.add(dimension()));
    p.expect("->");
    List<AffineExpr> results = p.commaList(Delimiter.PAREN, this::level);
    return new AffineMap(dims.size(), symbols.size(), results);
  }

  private String dimension() {
    String name = p.expectKeyword("dimension variable");
    if (p.accept("=")) expression();
    SliceAttr slice = null;
    if (p.accept(":")) {
      int loc = p.loc();
      if (!(p.attribute() instanceof SliceAttr given)) throw p.error(loc, "expected a slice");
      slice = given;
    }
    slices.add(slice);
    return name;
  }

  private AffineExpr level() {
    int start = p.loc();
    String name = p.acceptKeyword();
    if (name == null || !p.accept("=")) p.seek(start);
    else if (!levelNames.contains(name)) throw p.error(start, "expected declared level variable");
    AffineExpr result = AffineMap.parse("(" + String.join(", ", dims) + ")[" + String.join(", ", symbols) + "] -> (" + expression() + ")").result(0);
    p.expect(":");
    levels.add(Level.parse(p));
    return result;
  }

  /** The words of an affine expression, which ends before a colon, a comma or the parenthesis that encloses it. */
  private String expression() {
    StringBuilder text = new StringBuilder();
    int open = 0;
    boolean complete = false;
    while (true) {
      int loc = p.loc();
      if (!complete && p.accept("(")) open++;
      else if (open > 0 && complete && p.accept(")")) open--;
      else if (complete && acceptOperator()) complete = false;
      else if (!complete && p.accept("-")) complete = false;
      else if (!complete && (p.acceptInteger() != null || p.acceptKeyword() != null)) complete = true;
      else if (complete && open == 0) return checked(text.toString(), loc);
      else throw p.error(complete ? "expected ')'" : "expected affine expression");
      text.append(' ').append(p.source().text(loc, p.loc()));
    }
  }

  private boolean acceptOperator() {
    return p.accept("+") || p.accept("-") || p.accept("*") || p.acceptKeywordIn("mod", "floordiv", "ceildiv") != null;
  }

  /** Whether all names in the text are known is found out here, since the expression is read on its own. */
  private String checked(String text, int loc) {
    if (text.isBlank()) throw p.error(loc, "expected affine expression");
    for (String word : text.split("[^A-Za-z_0-9$.]+")) {
      boolean name = !word.isEmpty() && !Character.isDigit(word.charAt(0));
      boolean operator = word.equals("mod") || word.equals("floordiv") || word.equals("ceildiv");
      if (name && !operator && !dims.contains(word) && !symbols.contains(word) && !levelNames.contains(word)) {
        throw p.error(loc, "use of undeclared identifier '" + word + "'");
      }
    }
    return text;
  }
}
