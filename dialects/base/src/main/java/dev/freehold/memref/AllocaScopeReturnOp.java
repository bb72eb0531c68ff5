// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;

/** Ends the body of a {@link AllocaScopeOp} and hands its operands on as the results. */
public final class AllocaScopeReturnOp extends Op implements Pure, ReturnLike {
  public static final OpDef<AllocaScopeReturnOp> DEF =
      OpDef.of("memref.alloca_scope.return", AllocaScopeReturnOp.class, AllocaScopeReturnOp::new)
          .operands("results", TypeSet.ANY)
          .traits(Traits.hasParent("memref.alloca_scope"))
          .assembly("attr-dict ($results^ `:` type($results))?")
          .build();

  private AllocaScopeReturnOp(OpState<?> state) {
    super(state);
  }
}
