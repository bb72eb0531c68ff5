// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** Directives without constraints of their own: stand-alone ones, and those around blocks whose effects are not known. */
public final class OmpOp extends Op {
  static final List<OpDef<OmpOp>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of("barrier", "taskyield")) DEFS.add(define(name).assembly("attr-dict").build());
    DEFS.add(define("flush").operands("varList", TypeSet.ANY).assembly("(`(` $varList^ `:` type($varList) `)`)? attr-dict").build());
    DEFS.add(define("threadprivate").operand("sym_addr", Clauses.POINTER).result("tls_addr", Clauses.POINTER)
        .assembly("$sym_addr `:` type($sym_addr) `->` type($tls_addr) attr-dict").build());
    DEFS.add(define("master").region("region", RegionKind.ANY).assembly("$region attr-dict").build());
    DEFS.add(define("masked").optionalOperand("filtered_thread_id", Clauses.INT_LIKE).region("region", RegionKind.ANY)
        .assembly("oilist(`filter` `(` $filtered_thread_id `:` type($filtered_thread_id) `)`) $region attr-dict").build());
    DEFS.add(define("target_freemem").operand("device", TypeSets.INTEGER, Effect.FREES)
        .operand("heapref", TypeSets.I64, Effect.FREES).effects(Effect.FREES)
        .assembly("$device `,` $heapref attr-dict `:` type($device) `,` qualified(type($heapref))").build());
  }

  private OmpOp(OpState<?> state) {
    super(state);
  }

  static OpDefBuilder<OmpOp> define(String name) {
    return OpDef.of("omp." + name, OmpOp.class, OmpOp::new);
  }
}
