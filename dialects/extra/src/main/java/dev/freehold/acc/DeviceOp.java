// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;

/** Starts or stops devices, or chooses one: {@code acc.init device_num(%n : i32)}. */
public final class DeviceOp extends Op {
  private static final String NUMBER = "`device_num` `(` $deviceNum `:` type($deviceNum) `)`";
  private static final AttrSet DEVICES = AttrSets.arrayOf("Device type attributes", AccEnums.DEVICE.set("device type"));

  static final List<OpDef<DeviceOp>> DEFS = List.of(
      conditional(define("init").optionalAttr("device_types", DEVICES)).assembly(clauses(NUMBER)).build(),
      conditional(define("shutdown").optionalAttr("device_types", DEVICES)).assembly(clauses(NUMBER)).build(),
      conditional(define("set").optionalAttr("device_type", AccEnums.DEVICE.set("built-in device type supported by OpenACC"))
          .optionalOperand("defaultAsync", AccTypes.NUMBER)).effects(AccEffects.WRITES_DEVICE)
          .assembly(clauses("`default_async` `(` $defaultAsync `:` type($defaultAsync) `)` | " + NUMBER)).build());

  private DeviceOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<DeviceOp> define(String name) {
    return OpDef.of("acc." + name, DeviceOp.class, DeviceOp::new);
  }

  private static OpDefBuilder<DeviceOp> conditional(OpDefBuilder<DeviceOp> op) {
    return op.optionalOperand("deviceNum", AccTypes.NUMBER).optionalOperand("ifCond", TypeSets.I1).operandSegments();
  }

  private static String clauses(String more) {
    return "oilist(" + more + " | " + Clauses.IF + ") attr-dict-with-keyword";
  }

  @Override
  protected void verify(Checker check) {
    for (Op around = parentOp(); around != null; around = around.parentOp()) {
      if (around instanceof ComputeOp || around instanceof LoopOp) {
        check.error("cannot be nested in a compute operation");
        return;
      }
    }
    boolean nothing =
        name().equals("acc.set") && !hasAttr("device_type") && optionalOperand("defaultAsync") == null && optionalOperand("deviceNum") == null;
    if (nothing) check.error("at least one default_async, device_num, or device_type operand must appear");
  }
}
