// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.SelectOp;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerAttr;

/** The condition of an {@link IfOp} that takes the place of two, one of which is in the other. */
public interface NestedConditions {
  /** The inner condition does not count where the outer one is false: it may be poison there. */
  NestedConditions SOUND = (outer, inner, rw) -> {
    Value no = rw.create(ConstantOp.of(IntegerAttr.ofBool(false))).result();
    return rw.create(SelectOp.of(outer, inner, no)).result();
  };

  Value both(Value outer, Value inner, Rewriter rw);
}
