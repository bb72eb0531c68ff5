// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.arith.Bits;
import dev.freehold.arith.Constants;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Printing;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Converts between {@code index} and an integer type. */
public abstract class IndexCastOp extends Op implements Pure {
  private static final TypeSet TYPES = TypeSets.INTEGER.or(TypeSets.INDEX);

  protected IndexCastOp(OpState<?> state) {
    super(state);
  }

  public Value input() {
    return operand("input");
  }

  static <O extends IndexCastOp> OpDefBuilder<O> declare(String name, Class<O> kind, Function<OpState<O>, O> constructor) {
    return OpDef.of(name, kind, constructor)
        .operand("input", TYPES).result("output", TYPES)
        .traits(IndexCastOp::verifyTypes)
        .assembly("$input attr-dict `:` type($input) `to` type($output)");
  }

  private static void verifyTypes(Op op, Checker check) {
    Type from = op.operand("input").type();
    Type to = op.result().type();
    if (from instanceof IndexType != to instanceof IndexType) return;
    check.error("operand type '" + Printing.toString(from) + "' and result type '" + Printing.toString(to) + "' are cast incompatible");
  }

  /** The integer that the bits of a width become when they are widened. */
  protected abstract BigInteger widened(BigInteger bits, int width);

  @Override
  protected final @Nullable List<Folded> fold(Rewriter rw) {
    if (!(Constants.of(input()) instanceof IntegerAttr constant)) return null;
    Type from = input().type();
    Type to = result().type();
    BigInteger number = widened(constant.unsigned(), IntegerAttr.width(from));
    if (to instanceof IntegerType type && type.width() > 32) {
      // The result must be the same where the type has but 32 bits.
      BigInteger narrow = widened(Bits.of(number, 32), 32);
      if (!Bits.of(narrow, type.width()).equals(Bits.of(number, type.width()))) return null;
    }
    return List.of(IntegerAttr.of(to, number));
  }
}
