// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Combines an element with a value, atomically: {@code memref.atomic_rmw addf %v, %m[%i] : (f32, memref<4xf32>) -> f32}. */
public final class AtomicRmwOp extends Op {
  public static final OpDef<AtomicRmwOp> DEF = OpDef.of("memref.atomic_rmw", AtomicRmwOp.class, AtomicRmwOp::new)
      .attr("kind", AtomicRmwKind.SET)
      .operand("value", MemRefTypes.NUMBER)
      .operand("memref", MemRefTypes.NUMBERS, Effect.READS, Effect.WRITES)
      .operands("indices", TypeSets.INDEX)
      .result("result", MemRefTypes.NUMBER)
      .sameType("value", "result")
      .typeFrom("value type matches element type of memref", "memref", "value", MemRefTypes::elementOf)
      .assembly("$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)")
      .build();

  private AtomicRmwOp(OpState<?> state) {
    super(state);
  }

  public AtomicRmwKind kind() {
    return AtomicRmwKind.of(prop("kind", IntegerAttr.class));
  }

  public Value value() {
    return operand("value");
  }

  public Value memref() {
    return operand("memref");
  }

  public OperandRange indices() {
    return operandSegment("indices");
  }

  @Override
  protected void verify(Checker check) {
    if (((MemRefType) memref().type()).rank() != indices().size()) {
      check.error("expects the number of subscripts to be equal to memref rank");
      return;
    }
    boolean fits = switch (kind().operands()) {
      case FLOAT -> value().type() instanceof FloatType;
      case INTEGER -> value().type() instanceof IntegerType;
      case ANY -> true;
    };
    if (fits) return;
    String expected = kind().operands() == AtomicRmwKind.Operands.FLOAT ? "a floating-point" : "an integer";
    check.error("with kind '" + kind().spelling() + "' expects " + expected + " type");
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return CastFolding.intoOperands(this, value(), rw);
  }
}
