// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Traits;

/** Ends a mapper with what it maps. */
public final class MapperInfoOp extends Op implements Terminator {
  public static final OpDef<MapperInfoOp> DEF = OpDef.of("omp.declare_mapper.info", MapperInfoOp.class, MapperInfoOp::new)
      .operands("map_vars", Clauses.POINTER)
      .traits(Traits.hasParent("omp.declare_mapper"))
      .assembly("oilist(" + Clauses.MAP + ") attr-dict")
      .build();

  private MapperInfoOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    MapChecks.moved(this, check);
  }
}
