// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Ends what an {@link EntryOp} began: {@code acc.copyout accPtr(%d : memref<4xf32>) to varPtr(%m : memref<4xf32>)}. */
public final class ExitOp extends Op {
  private static final Map<String, DataClause> CLAUSES = new TreeMap<>();
  static final List<OpDef<ExitOp>> DEFS = new ArrayList<>();
  private static final String BEGINNING = "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)`)? (`async` `` custom<Async>("
      + "$asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)? ";

  static {
    int copied = ModifiersAttr.ZERO | ModifiersAttr.ALWAYS | ModifiersAttr.CAPTURE;
    define("copyout", new DataClause("copyout", copied, "acc_copyout", "acc_copyout_zero", "acc_copy", "acc_reduction"), true);
    define("update_host", new DataClause("host", 0, "acc_update_host", "acc_update_self"), true);
    define("delete", new DataClause("delete", ModifiersAttr.READONLY | copied, "acc_delete", "acc_create", "acc_create_zero", "acc_copyin",
        "acc_copyin_readonly", "acc_present", "acc_no_create", "acc_declare_device_resident", "acc_declare_link"), false);
    define("detach", new DataClause("detach", 0, "acc_detach", "acc_attach"), false);
  }

  private ExitOp(OpState<?> state) {
    super(state);
  }

  private static void define(String name, DataClause clause, boolean toHost) {
    CLAUSES.put("acc." + name, clause);
    OpDefBuilder<ExitOp> op = OpDef.of("acc." + name, ExitOp.class, ExitOp::new).operand("accVar", AccTypes.VARIABLE, Effect.READS)
        .directive("AccVar", Variables.onDevice());
    if (toHost) op.operand("var", AccTypes.VARIABLE, Effect.WRITES).with(Variables::declare);
    DEFS.add(clause.declare(op).effects(AccEffects.READS_COUNTERS, AccEffects.WRITES_COUNTERS, AccEffects.READS_DEVICE)
        .assembly(BEGINNING + (toHost ? "`to` custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) " : "") + "attr-dict").build());
  }

  @Override
  protected void verify(Checker check) {
    DataClause clause = Objects.requireNonNull(CLAUSES.get(name()), name());
    if (!clause.verify(this, check)) return;
    boolean toHost = def().operandSegmentIndex("var") >= 0;
    if (toHost && !operand("accVar").type().equals(operand("var").type())) check.plainError("input and output types must match");
    else if (!toHost || DataClause.verifyType(this, check)) clause.verifyModifiers(this, check);
  }
}
