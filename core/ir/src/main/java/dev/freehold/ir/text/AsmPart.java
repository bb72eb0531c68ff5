// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.AttrSet;
import dev.freehold.ir.Slot;
import java.util.List;

/**
 * A piece of an assembly format. What is written in front of it does not depend on the operation but only on the pieces
 * before, so each piece knows whether a {@code space} comes first.
 */
sealed interface AsmPart {
  record Literal(String text, boolean space) implements AsmPart {
    boolean isKeyword() {
      char first = text.charAt(0);
      return first == '_' || Character.isLetter(first);
    }
  }

  /** A space that stands in the format itself; it is only written. */
  record Space() implements AsmPart {}

  record NewLine() implements AsmPart {}

  record OperandPart(Slot slot, int index, boolean space) implements AsmPart {}

  record AttrPart(String name, int prop, AttrSet values, boolean space) implements AsmPart {}

  record RegionPart(String name, int index, boolean variadic, boolean space) implements AsmPart {}

  record SuccessorPart(String name, int index, boolean variadic, boolean space) implements AsmPart {}

  /**
   * The types of a group, or of all operands or results.
   *
   * @param form how the type is written without its name; null where it is written in full
   * @param qualified whether the format says {@code qualified}: then any type may stand there
   */
  record TypePart(TypeSource source, boolean space, TypeForm form, boolean qualified) implements AsmPart {}

  record FunctionTypePart(TypeSource inputs, TypeSource results, boolean space) implements AsmPart {}

  record AllOperands(boolean space) implements AsmPart {}

  record AllRegions(boolean space) implements AsmPart {}

  record AllSuccessors(boolean space) implements AsmPart {}

  record AttrDictPart(boolean keyword) implements AsmPart {}

  record PropDictPart() implements AsmPart {}

  /** A piece written by hand, and the variables that it deals with. */
  record CustomPart(String name, Directive<?> directive, List<AsmPart> arguments, boolean space) implements AsmPart {}

  /**
   * Pieces that are there only with the anchor.
   *
   * @param unit the unit attribute that the group stands for and that is not written itself; null where there is none
   */
  record Optional(List<AsmPart> present, List<AsmPart> absent, AsmPart anchor, boolean inverted, AttrPart unit) implements AsmPart {}

  /** Clauses in any order, each at most once and introduced by its keyword. */
  record AnyOrder(List<Clause> clauses) implements AsmPart {}

  /**
   * @param unit the unit attribute that the keyword alone stands for; null where there is none
   */
  record Clause(Literal keyword, List<AsmPart> parts, AttrPart unit) {}

  /** Whose types are meant. */
  sealed interface TypeSource {
    record OfOperand(Slot slot, int index) implements TypeSource {}

    record OfResult(Slot slot, int index) implements TypeSource {}

    record OfOperands() implements TypeSource {}

    record OfResults() implements TypeSource {}
  }
}
