// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeAttr;
import java.util.List;
import java.util.Set;

/**
 * What operations for data have in common, at the beginning of a clause and at its end.
 *
 * @param operation how messages call the operation
 * @param clauses the clauses that it may come from, the first of them its own
 * @param modifiers which modifiers it may have
 */
record DataClause(String operation, List<String> clauses, int modifiers) {
  private static final Set<String> WITH_INTENT =
      Set.of("copyin", "create", "copyout", "delete", "detach", "host", "device", "use_device", "cache");

  DataClause(String operation, int modifiers, String... clauses) {
    this(operation, List.of(clauses), modifiers);
  }

  /** Adds the attributes, and the operands for asynchronous execution. */
  <O extends Op> OpDefBuilder<O> declare(OpDefBuilder<O> op) {
    return op.operands("bounds", AccTypes.BOUNDS).with(Clauses::declareAsync)
        .defaultAttr("dataClause", AccEnums.DATA_CLAUSE.set("data clauses supported by OpenACC"), AccEnums.DATA_CLAUSE.of(clauses.getFirst()))
        .defaultAttr("structured", AttrSets.BOOL, IntegerAttr.TRUE)
        .defaultAttr("implicit", AttrSets.BOOL, IntegerAttr.FALSE)
        .defaultAttr("modifiers", ModifiersAttr.SET, ModifiersAttr.NONE)
        .optionalAttr("name", AttrSets.STRING)
        .operandSegments();
  }

  /** Returns whether the attributes are those that the operation may have. */
  boolean verify(Op op, Checker check) {
    String clause = op.attr("dataClause", EnumAttr.class).keyword();
    if (!clauses.contains(clause)) {
      check.plainError("data clause associated with " + operation + " operation must match its intent"
          + (WITH_INTENT.contains(operation) ? " or specify original clause this operation was decomposed from" : ""));
      return false;
    }
    return true;
  }

  boolean verifyModifiers(Op op, Checker check) {
    int given = op.attr("modifiers", ModifiersAttr.class).bits();
    int wrong = given & ~modifiers;
    if (wrong == 0) return true;
    check.plainError(modifiers == 0 ? "no data clause modifiers are allowed" : "invalid data clause modifiers: " + new ModifiersAttr(wrong).text());
    return false;
  }

  /** Returns whether the type of a variable differs from that of the pointer to it. */
  static boolean verifyType(Op op, Checker check) {
    Type pointer = op.operandSegment("var").getFirst().type();
    boolean fits = !AccTypes.isPointer(pointer) || !pointer.equals(op.attr("varType", TypeAttr.class).value());
    if (!fits) check.plainError("varType must capture the element type of var");
    return fits;
  }
}
