// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/** Operations that break the contract of dialects, each in one way, and one that does not. */
public final class BrokenDialect implements Dialect {
  static final class RightOp extends Op {
    static final OpDef<RightOp> DEF = OpDef.of("broken.right", RightOp.class, RightOp::new)
        .operand("value", TypeSets.SIGNLESS_INTEGER)
        .operands("more", TypeSets.ANY_MEMREF)
        .result("same", TypeSets.ANY)
        .attr("name", AttrSets.STRING)
        .sameType("value", "same")
        .assembly("$value $name `,` $more attr-dict `:` type($value) `,` type($more)")
        .build();

    RightOp(OpState<?> state) {
      super(state);
    }
  }

  static final class ThrowsOp extends Op {
    static final OpDef<ThrowsOp> DEF = OpDef.of("broken.throws", ThrowsOp.class, ThrowsOp::new).operands("values", TypeSets.ANY).build();

    ThrowsOp(OpState<?> state) {
      super(state);
    }

    @Override
    protected void verify(Checker check) {
      operand(0);
    }
  }

  static final class ForgetfulOp extends Op {
    static final OpDef<ForgetfulOp> DEF = OpDef.of("broken.forgetful", ForgetfulOp.class, ForgetfulOp::new)
        .attr("kept", AttrSets.BOOL)
        .syntax(OpSyntax.of((p, state) -> state.attr("kept", IntegerAttr.FALSE), (op, out) -> {}))
        .build();

    ForgetfulOp(OpState<?> state) {
      super(state);
    }
  }

  static final class UnreadableOp extends Op {
    static final OpDef<UnreadableOp> DEF = OpDef.of("broken.unreadable", UnreadableOp.class, UnreadableOp::new)
        .syntax(OpSyntax.of((p, state) -> {}, (op, out) -> out.text(" `")))
        .build();

    UnreadableOp(OpState<?> state) {
      super(state);
    }
  }

  static final class PickyOp extends Op {
    private static final long ONLY = 77;
    static final OpDef<PickyOp> DEF = OpDef.of("broken.picky", PickyOp.class, PickyOp::new).attr("number", AttrSets.I32).build();

    PickyOp(OpState<?> state) {
      super(state);
    }

    @Override
    protected void verify(Checker check) {
      if (((IntegerAttr) attr("number")).longValue() != ONLY) check.error("wants " + ONLY);
    }
  }

  static final class MisnamedOp extends Op {
    static final OpDef<MisnamedOp> DEF = OpDef.of("broken.misnamed", MisnamedOp.class, MisnamedOp::new)
        .operand("value", TypeSets.SIGNLESS_INTEGER)
        .result("same", TypeSets.ANY)
        .sameType("value", "same")
        .assembly("$value attr-dict `:` type($value)")
        .build();

    MisnamedOp(OpState<?> state) {
      super(state);
    }

    @Override
    protected List<Folded> fold(Rewriter rw) {
      return List.of(operand("source"));
    }
  }

  @Override
  public String namespace() {
    return "broken";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(RightOp.DEF, ThrowsOp.DEF, ForgetfulOp.DEF, UnreadableOp.DEF, PickyOp.DEF, MisnamedOp.DEF);
  }
}
