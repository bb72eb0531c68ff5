// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpState;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** Directives that stand alone, or around blocks whose effects are not known. */
public final class OmpOp extends Op {
  static final List<OpDef<OmpOp>> DEFS = new ArrayList<>();
  private static final String ACCESS = "oilist(" + Clauses.HINT + " | " + Clauses.MEMORY_ORDER + ") ";

  static final OpDef<OmpOp> ATOMIC_WRITE = Clauses.memoryOrder(Clauses.hint(define("atomic.write").operand("x", Clauses.POINTER)
      .operand("expr", TypeSet.ANY))).assembly("$x `=` $expr " + ACCESS + "`:` type($x) `,` type($expr) attr-dict").build();

  static {
    for (String name : List.of("barrier", "taskyield")) DEFS.add(define(name).assembly("attr-dict").build());
    DEFS.add(define("flush").operands("varList", TypeSet.ANY).assembly("(`(` $varList^ `:` type($varList) `)`)? attr-dict").build());
    DEFS.add(Clauses.depend(define("taskwait")).optionalAttr("nowait", AttrSets.UNIT)
        .assembly("oilist(" + Clauses.DEPEND + " | " + Clauses.NOWAIT + ") attr-dict").build());
    DEFS.add(define("threadprivate").operand("sym_addr", Clauses.POINTER).result("tls_addr", Clauses.POINTER)
        .assembly("$sym_addr `:` type($sym_addr) `->` type($tls_addr) attr-dict").build());
    DEFS.add(define("scan").operands("inclusive_vars", TypeSet.ANY).operands("exclusive_vars", TypeSet.ANY).operandSegments().effects(Effect.WRITES)
        .assembly("oilist(`inclusive` `(` $inclusive_vars `:` type($inclusive_vars) `)` | "
            + "`exclusive` `(` $exclusive_vars `:` type($exclusive_vars) `)`) attr-dict").build());
    DEFS.add(Clauses.word(define("cancel"), "ClauseAttr", "cancel_directive", ClauseWords.CANCEL).optionalOperand("if_expr", TypeSets.I1)
        .assembly("`cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive) `)` oilist(" + Clauses.IF + ") attr-dict").build());
    DEFS.add(Clauses.word(define("cancellation_point"), "ClauseAttr", "cancel_directive", ClauseWords.CANCEL)
        .assembly("`cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive) `)` attr-dict").build());

    DEFS.add(define("master").region("region", RegionKind.ANY).assembly("$region attr-dict").build());
    DEFS.add(define("section").region("region", RegionKind.ANY).assembly("$region attr-dict").build());
    DEFS.add(define("ordered.region").optionalAttr("par_level_simd", AttrSets.UNIT).region("region", RegionKind.ANY)
        .assembly("oilist(`par_level_simd` $par_level_simd) $region attr-dict").build());
    DEFS.add(define("masked").optionalOperand("filtered_thread_id", Clauses.INT_LIKE).region("region", RegionKind.ANY)
        .assembly("oilist(`filter` `(` $filtered_thread_id `:` type($filtered_thread_id) `)`) $region attr-dict").build());
    DEFS.add(define("critical").optionalAttr("name", AttrSets.FLAT_SYMBOL_REF).region("region", RegionKind.ANY)
        .assembly("(`(` $name^ `)`)? $region attr-dict").build());
    DEFS.add(RegionClauses.region(RegionClauses.reductions(RegionClauses.privates(Clauses.allocate(define("sections"))
        .optionalAttr("nowait", AttrSets.UNIT)), "reduction"), RegionKind.ONE_BLOCK).operandSegments()
        .assembly("oilist(" + Clauses.ALLOCATE + " | " + Clauses.NOWAIT + ") " + RegionClauses.PRIVATE_REDUCTION_REGION + " attr-dict").build());
    DEFS.add(RegionClauses.region(RegionClauses.reductions(Clauses.allocate(define("taskgroup")), "task_reduction"), RegionKind.ANY)
        .operandSegments().assembly("oilist(" + Clauses.ALLOCATE + ") " + RegionClauses.TASK_GROUP_REGION + " attr-dict").build());
    DEFS.add(task());

    DEFS.add(Clauses.memoryOrder(Clauses.hint(define("atomic.read").operand("x", Clauses.POINTER).operand("v", Clauses.POINTER)
        .attr("element_type", AttrSets.TYPE)))
        .assembly("$v `=` $x " + ACCESS + "`:` type($v) `,` type($x) `,` $element_type attr-dict").build());
    DEFS.add(ATOMIC_WRITE);
  }

  private OmpOp(OpState<?> state) {
    super(state);
  }

  static OpDef.Builder<OmpOp> define(String name) {
    return OpDef.of("omp." + name, OmpOp.class, OmpOp::new);
  }

  private static OpDef<OmpOp> task() {
    OpDef.Builder<OmpOp> op = Clauses.depend(Clauses.allocate(define("task"))).optionalOperand("final", TypeSets.I1)
        .optionalOperand("if_expr", TypeSets.I1);
    RegionClauses.reductions(op, "in_reduction").optionalAttr("mergeable", AttrSets.UNIT).optionalOperand("priority", TypeSets.INTEGER);
    return RegionClauses.region(RegionClauses.privates(op), RegionKind.ANY).optionalAttr("untied", AttrSets.UNIT)
        .optionalOperand("event_handle", Clauses.POINTER).operandSegments()
        .assembly("oilist(" + String.join(" | ", Clauses.ALLOCATE, Clauses.DEPEND, "`final` `(` $final `)`", Clauses.IF, "`mergeable` $mergeable",
            "`priority` `(` $priority `:` type($priority) `)`", "`untied` $untied", "`detach` `(` $event_handle `:` type($event_handle) `)`")
            + ") " + RegionClauses.TASK_REGION + " attr-dict").build();
  }
}
