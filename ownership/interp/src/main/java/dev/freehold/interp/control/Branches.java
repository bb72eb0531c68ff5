// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.control;

import dev.freehold.cf.AssertOp;
import dev.freehold.cf.BrOp;
import dev.freehold.cf.CondBrOp;
import dev.freehold.cf.SwitchOp;
import dev.freehold.interp.Action;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.LoopEnd;
import dev.freehold.interp.Segment;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.BranchOp;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Branches among blocks. */
final class Branches {
  private Branches() {}

  static void register(Executors executors) {
    executors.add(BrOp.class, Branches::branch);
    executors.add(CondBrOp.class, Branches::conditional);
    executors.add(SwitchOp.class, Branches::choice);
    executors.add(AssertOp.class, Branches::check);
  }

  private static Action pass(BranchOp op, int successor, Emitter out) {
    return out.move(op.successorOperands(successor), ((Op) op).successor(successor).arguments());
  }

  private static void branch(BrOp op, Emitter out) {
    Action move = pass(op, 0, out);
    Segment target = out.successor(0);
    out.leave(frame -> {
      move.run(frame);
      return target;
    });
  }

  private static void conditional(CondBrOp op, Emitter out) {
    int condition = out.slot(op.condition());
    Action passThen = pass(op, 0, out);
    Action passElse = pass(op, 1, out);
    Segment then = out.successor(0);
    Segment otherwise = out.successor(1);
    LoopEnd end = out.loopEnd();
    out.leave(frame -> {
      boolean holds = frame.bits[condition] != 0;
      if (end != null && end.isForced(frame, holds ? 0 : 1)) holds = !holds;
      (holds ? passThen : passElse).run(frame);
      return holds ? then : otherwise;
    }, op.condition());
  }

  private static void choice(SwitchOp op, Emitter out) {
    int flag = out.slot(op.flag());
    Type type = op.flag().type();
    List<SwitchOp.Case> cases = op.cases();
    Map<BigInteger, Integer> successors = new HashMap<>();
    for (int i = cases.size(); i > 0; i--) successors.put(cases.get(i - 1).value(), i);
    Action[] moves = new Action[op.successorCount()];
    Segment[] targets = new Segment[moves.length];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = pass(op, i, out);
      targets[i] = out.successor(i);
    }
    out.leave(frame -> {
      BigInteger value = Kinds.big(frame.value(flag, Kinds.isLong(type)), type);
      int way = successors.getOrDefault(value, 0);
      moves[way].run(frame);
      return targets[way];
    }, op.flag());
  }

  private static void check(AssertOp op, Emitter out) {
    int condition = out.slot(op.condition());
    String message = op.message();
    out.act(frame -> {
      if (frame.bits[condition] == 0) throw new Fault(Fault.Kind.ASSERTION, "assertion failed: " + message);
    });
  }
}
