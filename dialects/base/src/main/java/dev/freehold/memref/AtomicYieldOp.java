// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Printing;

/** Ends the body of a {@link GenericAtomicRmwOp} with the new element. */
public final class AtomicYieldOp extends Op implements Pure, Terminator {
  public static final OpDef<AtomicYieldOp> DEF = OpDef.of("memref.atomic_yield", AtomicYieldOp.class, AtomicYieldOp::new)
      .operand("result", TypeSet.ANY)
      .traits(Traits.hasParent("memref.generic_atomic_rmw"))
      .assembly("$result attr-dict `:` type($result)")
      .build();

  private AtomicYieldOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    Type parent = enclosingOp().result().type();
    Type yielded = operand("result").type();
    if (parent.equals(yielded)) return;
    check.error("types mismatch between yield op: " + Printing.quoted(yielded) + " and its parent: " + Printing.quoted(parent));
  }
}
