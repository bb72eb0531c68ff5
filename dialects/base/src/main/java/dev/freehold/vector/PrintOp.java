// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;

/** Prints a scalar, a vector or a string to standard output, for tests: {@code vector.print %v : vector<4xf32>}. */
public final class PrintOp extends Op {
  private static final TypeSet PRINTABLE = TypeSet.of("", PrintOp::isPrintable);

  public static final OpDef<PrintOp> DEF = OpDef.of("vector.print", PrintOp.class, PrintOp::new)
      .optionalOperand("source", PRINTABLE)
      .defaultAttr("punctuation", VectorEnums.PUNCTUATION.set("Punctuation for separating vectors or vector elements"), VectorEnums.NEWLINE)
      .optionalAttr("stringLiteral", AttrSets.STRING)
      .effects(Effect.WRITES)
      .assembly("($source^ `:` type($source))? oilist(`str` $stringLiteral | `punctuation` $punctuation) attr-dict")
      .build();

  private PrintOp(OpState<?> state) {
    super(state);
  }

  private static boolean isPrintable(Type type) {
    Type element = type instanceof VectorType vector ? vector.element() : TypeSets.elementOrSelf(type) == type ? type : null;
    return element instanceof IntegerType || element instanceof IndexType || element instanceof FloatType;
  }

  @Override
  protected void verify(Checker check) {
    boolean other = operandCount() > 0 || !VectorEnums.NEWLINE.equals(prop("punctuation"));
    if (prop("stringLiteral") != null && other) check.error("failed to verify that `source` or `punctuation` are not set when printing strings");
  }
}
