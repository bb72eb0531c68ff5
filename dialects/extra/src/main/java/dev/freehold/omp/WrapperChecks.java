// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.text.Printing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Constraints of each kind of wrapper around loops: which clauses go together, and which other wrappers may be around and in it. */
final class WrapperChecks {
  private static final String MISSING = "'omp.composite' attribute missing from composite wrapper";
  private static final String WRONG = "'omp.composite' attribute present in non-composite wrapper";
  private static final String ALONE = "expected to be a standalone loop wrapper";

  private WrapperChecks() {}

  static void verify(WrapperOp op, Checker check) {
    switch (op.name()) {
      case "omp.wsloop" -> {
        VectorClauses.verifyLinear(op, check);
        ClauseChecks.reductions(op, "reduction", check);
        if (!check.failed()) ScheduleClause.verify(op, check);
      }
      case "omp.loop" -> ClauseChecks.reductions(op, "reduction", check);
      case "omp.simd" -> verifySimd(op, check);
      case "omp.distribute" -> {
        if (op.optionalOperand("dist_schedule_chunk_size") != null && !op.hasAttr("dist_schedule_static")) {
          check.error("chunk size set without dist_schedule_static being present");
        }
        ClauseChecks.allocate(op, check);
      }
      case "omp.taskloop" -> verifyTaskLoop(op, check);
      default -> {
        if (op.parentOfType(WorkshareOp.class) == null) check.error("must be nested in an omp.workshare");
      }
    }
  }

  private static void verifySimd(WrapperOp op, Checker check) {
    if (op.attr("simdlen") instanceof IntegerAttr length && op.attr("safelen") instanceof IntegerAttr safe && length.longValue() > safe.longValue()) {
      check.error("simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to safelen value");
      return;
    }
    VectorClauses.verifyAligned(op, check);
    VectorClauses.verifyNontemporal(op, check);
    if (check.failed()) return;
    boolean inner = op.parentOp() instanceof WrapperOp;
    if (inner != WrapperOp.isComposite(op)) {
      check.plainError(inner ? MISSING : WRONG);
      return;
    }
    for (Attribute symbol : ClauseChecks.elements(op, "private_syms")) {
      PrivateOp recipe = check.symbols().lookupFrom(op, (SymbolRefAttr) symbol, PrivateOp.class);
      if (recipe != null && !recipe.isCopied()) continue;
      check.plainError(recipe == null ? "Cannot find privatizer '" + Printing.toString(symbol) + "'" : "FIRSTPRIVATE cannot be used with SIMD");
      return;
    }
    VectorClauses.verifyLinear(op, check);
  }

  private static void verifyTaskLoop(WrapperOp op, Checker check) {
    ClauseChecks.allocate(op, check);
    ClauseChecks.reductions(op, "reduction", check);
    ClauseChecks.reductions(op, "in_reduction", check);
    if (check.failed()) return;
    List<Value> reduced = op.operandSegment("reduction_vars");
    if (!reduced.isEmpty() && op.hasAttr("nogroup")) {
      check.plainError("if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified");
    } else if (reduced.stream().anyMatch(op.operandSegment("in_reduction_vars")::contains)) {
      check.plainError("the same list item cannot appear in both a reduction and an in_reduction clause");
    } else if (op.optionalOperand("grainsize") != null && op.optionalOperand("num_tasks") != null) {
      check.plainError("the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive");
    }
  }

  /** Checks what is in the wrapper; {@code nested} is the wrapper in it, or null. */
  static void verifyNesting(WrapperOp op, @Nullable WrapperOp nested, Checker check) {
    boolean inner = op.parentOp() instanceof WrapperOp;
    switch (op.name()) {
      case "omp.simd" -> {
        if (nested != null) check.error("must wrap an 'omp.loop_nest' directly");
      }
      case "omp.wsloop" -> report(compositeFault(op, nested, inner), check);
      case "omp.taskloop" -> report(compositeFault(op, nested, false), check);
      case "omp.distribute" ->
          report(nested != null && nested.name().equals("omp.wsloop") ? sharedFault(op) : compositeFault(op, nested, false), check);
      default -> {
        if (inner || nested != null) check.error(ALONE);
      }
    }
  }

  private static void report(@Nullable String fault, Checker check) {
    if (fault != null) check.plainError(fault);
  }

  private static @Nullable String compositeFault(Op op, @Nullable Op nested, boolean inner) {
    boolean composite = WrapperOp.isComposite(op);
    if (nested == null) return composite == inner ? null : composite ? WRONG : MISSING;
    if (!composite) return MISSING;
    if (nested.name().equals("omp.simd")) return null;
    return op.name().equals("omp.distribute") ? "only supported nested wrappers are 'omp.simd' and 'omp.wsloop'"
        : "only supported nested wrapper is 'omp.simd'";
  }

  private static @Nullable String sharedFault(Op op) {
    if (!WrapperOp.isComposite(op)) return MISSING;
    return op.parentOp() instanceof ParallelOp threads && WrapperOp.isComposite(threads) ? null
        : "an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent";
  }
}
