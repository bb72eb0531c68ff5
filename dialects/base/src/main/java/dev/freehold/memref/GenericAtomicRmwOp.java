// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.ArrayList;
import java.util.List;

/** Replaces an element by what the body makes of it, atomically; the result is the new element. */
public final class GenericAtomicRmwOp extends Op implements SingleBlock {
  public static final OpDef<GenericAtomicRmwOp> DEF =
      OpDef.of("memref.generic_atomic_rmw", GenericAtomicRmwOp.class, GenericAtomicRmwOp::new)
          .operand("memref", MemRefTypes.NUMBERS, Effect.READS, Effect.WRITES)
          .operands("indices", TypeSets.INDEX)
          .result("result", MemRefTypes.NUMBER)
          .region("atomic_body", OpDef.RegionKind.ANY)
          .traits(Traits.singleBlockImplicitTerminator("memref.atomic_yield"))
          .typeFrom("result type matches element type of memref", "memref", "result", MemRefTypes::elementOf)
          .syntax(OpSyntax.of(GenericAtomicRmwOp::parse, GenericAtomicRmwOp::print))
          .build();

  private GenericAtomicRmwOp(OpState<?> state) {
    super(state);
  }

  public Value memref() {
    return operand("memref");
  }

  public OperandRange indices() {
    return operandSegment("indices");
  }

  public Region body() {
    return region("atomic_body");
  }

  private static void parse(OpParser p, OpState<GenericAtomicRmwOp> state) {
    OpParser.Operand memref = p.expectOperand();
    List<OpParser.Operand> indices = p.operandList(Delimiter.SQUARE);
    p.expect(":");
    Type type = p.expectType();
    state.operands(p.resolve(memref, type)).operands(p.resolveAll(indices, IndexType.INSTANCE));
    state.regions(p.region(List.of()));
    p.attrDict(state);
    state.results(MemRefTypes.elementOf(type));
  }

  private static void print(GenericAtomicRmwOp op, OpPrinter out) {
    out.text(" ").operand(op.memref()).text("[").operands(op.indices()).text("] : ").type(op.memref().type()).text(" ");
    out.region(op.body(), true, true).attrDict(op);
  }

  @Override
  protected void verify(Checker check) {
    Block entry = body().first();
    if (entry == null || entry.argumentCount() != 1) {
      check.error("expected single number of entry block arguments");
    } else if (!result().type().equals(entry.argument(0).type())) {
      check.error("expected block argument of the same type result type");
    } else {
      verifyNoEffects(check);
    }
  }

  private void verifyNoEffects(Checker check) {
    List<Op> inner = new ArrayList<>();
    walk(op -> {
      if (op != this) inner.add(op);
    });
    for (Op op : inner) {
      if (Effects.of(op) instanceof Effects.Known known && known.effects().isEmpty()) continue;
      check.errorAt(op.location(), "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects").see(op);
      return;
    }
  }
}
