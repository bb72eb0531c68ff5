// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.control;

import dev.freehold.func.CallIndirectOp;
import dev.freehold.func.CallOp;
import dev.freehold.func.ConstantOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Segment;
import dev.freehold.ir.iface.FunctionLike;

/** Calls and returns. */
final class Calls {
  private Calls() {}

  static void register(Executors executors) {
    executors.add(CallOp.class, Calls::call);
    executors.add(CallIndirectOp.class, Calls::callIndirect);
    executors.add(ConstantOp.class, Calls::constant);
    executors.add(ReturnOp.class, Calls::leave);
  }

  private static void call(CallOp op, Emitter out) {
    FunctionLike callee = out.program().resolve(op, op.callee(), FunctionLike.class);
    int[] arguments = out.slots(op.arguments());
    int[] results = out.slots(op.results());
    Segment back = out.after();
    out.leave(frame -> frame.machine.call(callee, op, arguments, results, back));
  }

  private static void callIndirect(CallIndirectOp op, Emitter out) {
    int callee = out.slot(op.calleeValue());
    int[] arguments = out.slots(op.arguments());
    int[] results = out.slots(op.results());
    Segment back = out.after();
    out.leave(frame -> frame.machine.call((FunctionLike) frame.refs[callee], op, arguments, results, back), op.calleeValue());
  }

  /** A function value is the function itself. */
  private static void constant(ConstantOp op, Emitter out) {
    FunctionLike function = out.program().resolve(op, op.value(), FunctionLike.class);
    int result = out.slot(op.result());
    out.act(frame -> frame.refs[result] = function);
  }

  private static void leave(ReturnOp op, Emitter out) {
    int[] values = out.slots(op.operands());
    out.leave(frame -> frame.machine.leave(op, values));
  }
}
