// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.ValueSegment;
import dev.freehold.ir.attribute.AttrSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A piece of an assembly format. What is written in front of it does not depend on the operation but only on the pieces
 * before, so each piece knows whether a {@code space} comes first.
 */
sealed interface FormatElement {
  record Literal(String text, boolean space) implements FormatElement {
    boolean isKeyword() {
      char first = text.charAt(0);
      return first == '_' || Character.isLetter(first);
    }
  }

  /** A space that stands in the format itself; it is only written. */
  record Space() implements FormatElement {}

  record NewLine() implements FormatElement {}

  record OperandElement(ValueSegment segment, int index, boolean space) implements FormatElement {}

  record AttrElement(String name, int prop, AttrSet values, AttrSyntax syntax, boolean space) implements FormatElement {}

  record RegionElement(String name, int index, boolean variadic, boolean space) implements FormatElement {}

  record SuccessorElement(String name, int index, boolean variadic, boolean space) implements FormatElement {}

  /**
   * The types of a group, or of all operands or results.
   *
   * @param form how the type is written without its name; null where it is written in full
   * @param qualified whether the format says {@code qualified}: then any type may stand there
   */
  record TypeElement(TypeSource source, boolean space, @Nullable TypeSyntax form, boolean qualified) implements FormatElement {}

  record FunctionTypeElement(TypeSource inputs, TypeSource results, boolean space) implements FormatElement {}

  record AllOperands(boolean space) implements FormatElement {}

  record AllRegions(boolean space) implements FormatElement {}

  record AllSuccessors(boolean space) implements FormatElement {}

  record AttrDictElement(boolean keyword) implements FormatElement {}

  record PropDictElement() implements FormatElement {}

  /** A piece written by hand, and the variables that it deals with. */
  record CustomElement(String name, Directive<?> directive, List<FormatElement> arguments, boolean space) implements FormatElement {}

  /**
   * Pieces that are there only with the anchor.
   *
   * @param unit the unit attribute that the group stands for and that is not written itself; null where there is none
   */
  record Optional(List<FormatElement> present, List<FormatElement> absent, FormatElement anchor, boolean inverted, @Nullable AttrElement unit)
      implements FormatElement {}

  /** Clauses in any order, each at most once and introduced by its keyword. */
  record AnyOrder(List<Clause> clauses) implements FormatElement {}

  /**
   * @param unit the unit attribute that the keyword alone stands for; null where there is none
   */
  record Clause(Literal keyword, List<FormatElement> parts, @Nullable AttrElement unit) {}

  /** Whose types are meant. */
  sealed interface TypeSource {
    record OfOperand(ValueSegment segment, int index) implements TypeSource {}

    record OfResult(ValueSegment segment, int index) implements TypeSource {}

    record OfOperands() implements TypeSource {}

    record OfResults() implements TypeSource {}
  }
}
