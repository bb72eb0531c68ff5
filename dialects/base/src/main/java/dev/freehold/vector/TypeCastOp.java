// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A buffer of elements as a buffer of one vector: {@code vector.type_cast %m : memref<4xf32> to memref<vector<4xf32>>}. */
public final class TypeCastOp extends Op implements Pure, ViewLike {
  public static final OpDef<TypeCastOp> DEF = OpDef.of("vector.type_cast", TypeCastOp.class, TypeCastOp::new)
      .operand("memref", TypeSets.STATIC_MEMREF)
      .result("result", TypeSets.RANKED_MEMREF)
      .assembly("$memref attr-dict `:` type($memref) `to` type($result)")
      .build();

  private TypeCastOp(OpState<?> state) {
    super(state);
  }

  @Override
  public Value viewSource() {
    return operand("memref");
  }

  @Override
  protected void verify(Checker check) {
    MemRefType from = (MemRefType) viewSource().type();
    MemRefType to = (MemRefType) result().type();
    Type fromElement = from.element() instanceof VectorType vector ? vector.element() : from.element();
    Type toElement = to.element() instanceof VectorType vector ? vector.element() : to.element();
    if (!from.hasIdentityLayout()) check.error("expects operand to be a memref with identity layout");
    else if (!to.hasIdentityLayout()) check.error("expects result to be a memref with identity layout");
    else if (!Objects.equals(from.memorySpace(), to.memorySpace())) check.error("expects result in same memory space");
    else if (!fromElement.equals(toElement)) check.error("expects result and operand with same underlying scalar type: " + Printing.quoted(to));
    else if (!sizes(from).equals(sizes(to))) check.error("expects concatenated result and operand shapes to be equal: " + Printing.quoted(to));
  }

  /** The sizes of a buffer, and then those of its elements if they are vectors. */
  private static List<Long> sizes(MemRefType type) {
    List<Long> sizes = new ArrayList<>();
    for (long size : type.shape().toArray()) sizes.add(size);
    if (type.element() instanceof VectorType vector) {
      for (long size : vector.shape().toArray()) sizes.add(size);
    }
    return sizes;
  }
}
