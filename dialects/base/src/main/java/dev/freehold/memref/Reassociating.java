// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.ShapedType;
import java.util.List;

/** What splitting and joining dimensions share, for buffers and for tensors: groups of neighbouring dimensions. */
public interface Reassociating<T extends ShapedType> {
  /** Splits dimensions. */
  interface Expansion<T extends ShapedType> extends Reassociating<T> {
    MixedValues outputShape();
  }

  /** Joins dimensions. */
  interface Collapse<T extends ShapedType> extends Reassociating<T> {}

  private Op op() {
    return (Op) this;
  }

  default Value source() {
    return op().operand("src");
  }

  @SuppressWarnings("unchecked")      // each operation takes and gives types of one kind
  default T sourceType() {
    return (T) source().type();
  }

  @SuppressWarnings("unchecked")
  default T type() {
    return (T) op().result().type();
  }

  /** For each dimension of the smaller type, those of the larger one that it is made of. */
  default List<List<Integer>> groups() {
    return Reassociation.groups(op().attr("reassociation", ArrayAttr.class));
  }
}
