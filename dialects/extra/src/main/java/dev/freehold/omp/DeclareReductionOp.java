// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.iface.IsolatedFromAbove;
import org.jspecify.annotations.Nullable;

/** How the values of threads become one: {@code omp.declare_reduction @add : i32 init { … } combiner { … }}. */
public final class DeclareReductionOp extends Op implements Symbol, IsolatedFromAbove {
  private static final String ALLOC = "allocRegion";
  private static final String INIT = "initializerRegion";
  private static final String COMBINER = "reductionRegion";
  private static final String ATOMIC = "atomicReductionRegion";
  private static final String CLEANUP = "cleanupRegion";

  public static final OpDef<DeclareReductionOp> DEF = OpDef.of("omp.declare_reduction", DeclareReductionOp.class, DeclareReductionOp::new)
      .attr(NAME, AttrSets.SYMBOL_NAME)
      .attr("type", AttrSets.TYPE)
      .optionalAttr("byref_element_type", AttrSets.TYPE)
      .region(ALLOC, RegionKind.MAX_ONE_BLOCK)
      .region(INIT, RegionKind.ANY)
      .region(COMBINER, RegionKind.ANY)
      .region(ATOMIC, RegionKind.ANY)
      .region(CLEANUP, RegionKind.ANY)
      .region("dataPtrPtrRegion", RegionKind.MAX_ONE_BLOCK)
      .assembly("$sym_name `:` $type attr-dict-with-keyword (`alloc` $allocRegion^)? `init` $initializerRegion `combiner` $reductionRegion "
          + "(`atomic` $atomicReductionRegion^)? (`cleanup` $cleanupRegion^)? (`data_ptr_ptr` $dataPtrPtrRegion^)?")
      .build();

  private DeclareReductionOp(OpState<?> state) {
    super(state);
  }

  private Type type() {
    return attr("type", TypeAttr.class).value();
  }

  /** The type of the variables that are changed atomically; null where none are. */
  @Nullable
  Type accumulatorType() {
    return region(ATOMIC).isEmpty() ? null : region(ATOMIC).entryBlock().argument(0).type();
  }

  @Override
  protected void verifyRegions(Checker check) {
    String fault = yieldFault(ALLOC, "alloc");
    if (fault == null) fault = initFault();
    if (fault == null) fault = combinerFault();
    if (fault == null) fault = atomicFault();
    if (fault == null && !region(CLEANUP).isEmpty() && !hasArguments(CLEANUP, 1)) {
      fault = "expects cleanup region with one argument of the reduction type";
    }
    if (fault != null) check.error(fault);
  }

  private @Nullable String initFault() {
    if (region(INIT).isEmpty()) return "expects non-empty initializer region";
    boolean allocated = !region(ALLOC).isEmpty();
    Block entry = region(INIT).entryBlock();
    int arguments = entry.argumentCount();
    if (arguments != 1 && arguments != 2) return "expects one or two arguments to the initializer region";
    if (arguments == 1 && allocated) return "expects two arguments to the initializer region when an allocation region is used";
    if (arguments == 2 && !allocated) return "expects one argument to the initializer region when no allocation region is used";
    return hasArguments(INIT, arguments) ? yieldFault(INIT, "initializer") : "expects initializer region argument to match the reduction type";
  }

  private @Nullable String combinerFault() {
    if (region(COMBINER).isEmpty()) return "expects non-empty reduction region";
    return hasArguments(COMBINER, 2) ? yieldFault(COMBINER, "reduction") : "expects reduction region with two arguments of the reduction type";
  }

  private @Nullable String atomicFault() {
    if (region(ATOMIC).isEmpty()) return null;
    Block entry = region(ATOMIC).entryBlock();
    if (entry.argumentCount() != 2 || !entry.argument(0).type().equals(entry.argument(1).type())) {
      return "expects atomic reduction region with two arguments of the same type";
    }
    Type held = Clauses.variable(entry.argument(0));
    return Clauses.isPointer(entry.argument(0).type()) && (held == null || held.equals(type())) ? null
        : "expects atomic reduction region arguments to be accumulators containing the reduction type";
  }

  private boolean hasArguments(String region, int count) {
    Block entry = region(region).entryBlock();
    for (Value argument : entry.arguments()) {
      if (!argument.type().equals(type())) return false;
    }
    return entry.argumentCount() == count;
  }

  private @Nullable String yieldFault(String region, String name) {
    for (Block block = region(region).first(); block != null; block = block.next()) {
      for (Op op : block) {
        if (!(op instanceof EndOp)) continue;
        if (op.operandCount() != 1 || !op.operand(0).type().equals(type())) {
          return "expects " + name + " region to yield a value of the reduction type";
        }
      }
    }
    return null;
  }
}
