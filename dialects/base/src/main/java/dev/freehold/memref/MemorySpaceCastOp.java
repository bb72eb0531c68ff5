// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.UnrankedMemRefType;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.ir.text.Printing;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The same buffer, seen from another memory space. */
public final class MemorySpaceCastOp extends Op implements Pure, ViewLike, NamesResults {
  public static final OpDef<MemorySpaceCastOp> DEF = OpDef.of("memref.memory_space_cast", MemorySpaceCastOp.class, MemorySpaceCastOp::new)
      .operand("source", MemRefTypes.ANY)
      .result("dest", MemRefTypes.ANY)
      .traits(MemorySpaceCastOp::verifyCast, Traits.SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE, Traits.SAME_OPERANDS_AND_RESULT_SHAPE)
      .assembly("$source attr-dict `:` type($source) `to` type($dest)")
      .build();

  private MemorySpaceCastOp(OpState<?> state) {
    super(state);
  }

  public static OpState<MemorySpaceCastOp> of(Type type, Value source) {
    return DEF.state().operands(source).results(type);
  }

  public Value source() {
    return operand("source");
  }

  @Override
  public Value viewSource() {
    return source();
  }

  @Override
  public Extent extent() {
    return Extent.SAME;
  }

  private static void verifyCast(Op op, Checker check) {
    Type source = op.operand("source").type();
    Type result = op.result().type();
    boolean fits = switch (source) {
      case MemRefType from -> result instanceof MemRefType to && from.element().equals(to.element())
          && Objects.equals(from.layout(), to.layout()) && from.shape().equals(to.shape());
      case UnrankedMemRefType from -> result instanceof UnrankedMemRefType to && from.element().equals(to.element());
      default -> false;
    };
    if (fits) return;
    check.error("operand type " + Printing.quoted(source) + " and result type " + Printing.quoted(result) + " are cast incompatible");
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    List<Folded> folded = null;
    if (source().definingOp() instanceof MemorySpaceCastOp first) {
      rw.setOperand(this, "source", first.source());
      folded = UPDATED;
    }
    return source().type().equals(result().type()) ? List.of(source()) : folded;
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "memspacecast");
  }
}
