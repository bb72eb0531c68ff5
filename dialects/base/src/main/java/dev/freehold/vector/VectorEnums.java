// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.text.OpParser;
import java.util.List;

/** The enum attributes of the dialect: {@code #vector.kind<add>}, {@code #vector.punctuation<comma>}. */
public final class VectorEnums {
  public static final EnumKind COMBINING = EnumKind.bracketed("vector", "kind", "::mlir::vector::CombiningKind",
      "add", "mul", "minui", "minsi", "minnumf", "maxui", "maxsi", "maxnumf", "and", "or", "xor", "maximumf", "minimumf")
      .called("Vector_CombiningKindAttr", "value");
  public static final EnumKind ITERATOR_TYPE = EnumKind.bracketed("vector", "iterator_type", "::mlir::vector::IteratorType", "parallel", "reduction")
      .called("Vector_IteratorTypeEnum", "value");
  public static final EnumKind PUNCTUATION = EnumKind.bracketed("vector", "punctuation", "::mlir::vector::PrintPunctuation",
      "no_punctuation", "newline", "comma", "open", "close").called("Vector_PrintPunctuation", "value");

  public static final EnumAttr ADD = COMBINING.of("add");
  public static final EnumAttr NEWLINE = PUNCTUATION.of("newline");

  static final List<EnumKind> ALL = List.of(COMBINING, ITERATOR_TYPE, PUNCTUATION);

  private VectorEnums() {}

  /** Adds attributes of which {@code kind}, where present, must be a combining kind. */
  static void addAttrsWithKind(DictAttr attrs, OpParser p, OpState<?> state) {
    p.addAttrs(state, attrs);
    boolean other = attrs.get("kind") != null && state.attr("kind") == null;
    if (other) throw p.error(p.nameLoc(), "expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')");
  }
}
