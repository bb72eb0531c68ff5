// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Delimiter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads {@code {l0} [s0](d0 = l0 : slice, d1) -> (l0 = d0 floordiv 2 : dense, …)}; names of levels serve the reader only. */
final class LevelMapParser {
  private final AttrParser p;
  private final List<String> dims = new ArrayList<>();
  private final List<String> symbols = new ArrayList<>();
  private final List<String> levelNames = new ArrayList<>();
  /** The level expression of each dimension; null where there is none. */
  private final List<String> origins = new ArrayList<>();
  final List<SliceAttr> slices = new ArrayList<>();
  final List<Level> levels = new ArrayList<>();

  LevelMapParser(AttrParser p) {
    this.p = p;
  }

  AffineMap parse() {
    if (p.isNext("[")) p.commaList(Delimiter.SQUARE, () -> declare(symbols));
    if (p.isNext("{")) p.commaList(Delimiter.BRACES, () -> declare(levelNames));
    p.commaList(Delimiter.PAREN, this::dimension, " in dimension-specifier list");
    p.expect("->");
    int declared = p.loc();
    List<AffineExpr> results = p.commaList(Delimiter.PAREN, this::level, " in level-specifier list");
    if (!levelNames.isEmpty() && levelNames.size() != results.size()) {
      throw p.error(declared,
          "Level-rank mismatch between forward-declarations and specifiers. Declared " + levelNames.size() + " level-variables; but got "
              + results.size() + " level-specifiers.");
    }
    return new AffineMap(dims.size(), symbols.size(), results);
  }

  /** Whether a dimension has another level than the map gives it, or only some dimensions have one. */
  boolean contradicts(AffineMap map) {
    if (!map.isPermutation() || origins.stream().allMatch(Objects::isNull)) return false;
    for (int i = 0; i < map.results().size(); i++) {
      if (!levelNames.get(i).equals(origins.get(((AffineDim) map.result(i)).position()))) return true;
    }
    return false;
  }

  private String declare(List<String> names) {
    int loc = p.loc();
    String name = identifier();
    if (dims.contains(name) || symbols.contains(name) || levelNames.contains(name)) throw p.error(loc, "redefinition of identifier '" + name + "'");
    names.add(name);
    return name;
  }

  private String identifier() {
    String name = p.acceptKeyword();
    if (name == null) throw p.error("expected bare identifier");
    return name;
  }

  private @Nullable SliceAttr dimension() {
    declare(dims);
    origins.add(p.accept("=") ? expression(true).strip() : null);
    SliceAttr slice = null;
    if (p.accept(":")) {
      int loc = p.loc();
      if (!(p.attribute() instanceof SliceAttr given)) throw p.error(loc, "expected SparseTensorDimSliceAttr");
      slice = given;
    }
    slices.add(slice);
    return slice;
  }

  private AffineExpr level() {
    if (!levelNames.isEmpty()) {
      int start = p.loc();
      String name = identifier();
      int place = levelNames.indexOf(name);
      if (place < 0) throw p.error(start, "use of undeclared identifier '" + name + "'");
      if (place != levels.size()) {
        throw p.error(start, "Level-variable ordering mismatch. The variable '" + name + "' was forward-declared as the " + ordinal(place)
            + " level; but is bound by the " + ordinal(levels.size()) + " specification.");
      }
      p.expect("=");
    }
    AffineExpr result =
        AffineMap.parse("(" + String.join(", ", dims) + ")[" + String.join(", ", symbols) + "] -> (" + expression(false) + ")").result(0);
    p.expect(":");
    levels.add(Level.parse(p));
    return result;
  }

  private static String ordinal(int number) {
    return number + (number == 1 ? "st" : number == 2 ? "nd" : number == 3 ? "rd" : "th");
  }

  /** The tokens of an affine expression, of levels or not, which ends before a colon, a comma or the enclosing parenthesis. */
  private String expression(boolean ofLevels) {
    StringBuilder text = new StringBuilder();
    int open = 0;
    boolean complete = false;
    while (true) {
      int loc = p.loc();
      if (!complete && p.accept("(")) open++;
      else if (open > 0 && complete && p.accept(")")) open--;
      else if (complete && acceptOperator()) complete = false;
      else if (!complete && p.accept("-")) complete = false;
      else if (!complete && (acceptConstant(loc) || isKnown(p.acceptKeyword(), ofLevels, loc))) complete = true;
      else if (complete && open == 0) return text.toString();
      else throw p.error(complete ? "expected ')'" : text.isEmpty() ? "expected affine expression" : "missing right operand of binary operator");
      text.append(' ').append(p.source().text(loc, p.loc()));
    }
  }

  private boolean acceptConstant(int loc) {
    BigInteger constant = p.isInteger() ? p.acceptInteger() : null;
    if (constant != null && constant.bitLength() > 63) throw p.error(loc, "constant too large for index");
    return constant != null;
  }

  private boolean acceptOperator() {
    return p.accept("+") || p.accept("-") || p.accept("*") || p.acceptKeywordIn("mod", "floordiv", "ceildiv") != null;
  }

  private boolean isKnown(@Nullable String name, boolean ofLevels, int loc) {
    if (name != null && !dims.contains(name) && !symbols.contains(name) && !(ofLevels && levelNames.contains(name))) {
      throw p.error(loc, "use of undeclared identifier");
    }
    return name != null;
  }
}
