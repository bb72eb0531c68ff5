// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import org.jspecify.annotations.Nullable;

/** Declares where iterations of a loop depend on earlier ones: {@code omp.ordered depend_type(dependsink) depend_vec(%i : i64)}. */
public final class OrderedOp extends Op {
  private static final String LOOPS = "doacross_num_loops";

  public static final OpDef<OrderedOp> DEF = OpDef.of("omp.ordered", OrderedOp.class, OrderedOp::new)
      .optionalAttr("doacross_depend_type", ClauseEnums.LOOP_DEPEND.set())
      .optionalAttr(LOOPS, AttrSets.min(AttrSets.I64, 0))
      .operands("doacross_depend_vars", TypeSet.ANY)
      .assembly("( `depend_type` `` $doacross_depend_type^ )? ( `depend_vec` `(` $doacross_depend_vars^ `:` type($doacross_depend_vars) `)` )? "
          + "attr-dict")
      .build();

  private OrderedOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    String wrong = wrongPlace(this);
    if (wrong == null) wrong = wrongCount();
    if (wrong != null) check.error(wrong);
  }

  /** Why an operation is not allowed where it is; one with a region is not about single iterations. */
  static @Nullable String wrongPlace(Op op) {
    boolean apart = op.regionCount() > 0;
    LoopNestOp loop = op.parentOfType(LoopNestOp.class);
    if (loop == null) return apart ? null : "must be nested inside of a loop";
    Op wrapper = loop.enclosingOp();
    boolean shared = wrapper.name().equals("omp.wsloop");
    if (!shared) return wrapper.name().equals("omp.simd") ? null : "must be nested inside of a worksharing, simd or worksharing simd loop";
    if (!(wrapper.attr("ordered") instanceof IntegerAttr loops)) return "the enclosing worksharing-loop region must have an ordered clause";
    if (apart == loops.isZero()) return null;
    return apart ? "the enclosing loop's ordered clause must not have a parameter present"
        : "the enclosing loop's ordered clause must have a parameter present";
  }

  private @Nullable String wrongCount() {
    Op around = parentOp();
    while (around != null && !around.name().equals("omp.wsloop")) around = around.parentOp();
    boolean fits = around != null && attr(LOOPS) instanceof Attribute loops && loops.equals(around.attr("ordered"));
    return fits ? null : "number of variables in depend clause does not match number of iteration variables in the doacross loop";
  }
}
