// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.iface.ViewLike;
import java.util.List;

/** What {@code memref.expand_shape} and {@code memref.collapse_shape} have in common: groups of neighbouring dimensions. */
public interface Reassociating extends ViewLike {
  private Op op() {
    return (Op) this;
  }

  default Value source() {
    return op().operand(0);
  }

  default MemRefType sourceType() {
    return (MemRefType) source().type();
  }

  default MemRefType type() {
    return (MemRefType) op().result().type();
  }

  /** For each dimension of the smaller type, those of the larger one that it is made of. */
  default List<List<Integer>> groups() {
    return Reassociation.groups((ArrayAttr) op().attr("reassociation"));
  }

  @Override
  default Value viewSource() {
    return source();
  }
}
