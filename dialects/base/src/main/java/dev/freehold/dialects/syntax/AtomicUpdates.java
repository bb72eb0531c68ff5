// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Atomic changes of variables, as OpenACC and OpenMP have them: the operand {@code x} is the variable, the region computes its new value. */
public final class AtomicUpdates {
  private AtomicUpdates() {}

  /** What is written back without a look at what is there: that is what was read, or just a new value for {@code write} to write. */
  public static <O extends Op> void simplify(O update, Function<Value, OpState<?>> write, Rewriter rw) {
    Block body = update.region().entryBlock();
    Op yield = body.lastOp();
    if (body.first() != yield || yield.operandCount() != 1) return;
    if (yield.operands().getFirst() == body.argument(0)) {
      rw.erase(update);
      return;
    }
    rw.before(update).create(write.apply(yield.operands().getFirst()).at(update.location()));
    rw.erase(update);
  }

  /** Checks the argument of the region against the type of the variable, null where that is not known. */
  public static void verify(Op update, @Nullable Type held, Checker check) {
    Block body = update.region().entryBlock();
    if (body.argumentCount() != 1) {
      check.plainError("the region must accept exactly one argument");
    } else if (held != null && !held.equals(body.argument(0).type())) {
      check.plainError("the type of the operand must be a pointer type whose element type is the same as that of the region argument");
    }
  }

  /** Checks that the region yields one new value. */
  public static void verifyRegion(Op update, Checker check) {
    Op yield = update.region().entryBlock().lastOp();
    if (yield.operandCount() != 1) check.plainError("only updated value must be returned");
    else if (!yield.operands().getFirst().type().equals(update.region().entryBlock().argument(0).type())) {
      check.plainError("input and yielded value must have the same type");
    }
  }

  /** Checks that a capture consists of one read, and one write or update of the same variable. */
  public static void verifyCapture(Op capture, String dialect, Checker check) {
    List<Op> ops = new ArrayList<>();
    for (Op op : capture.region().entryBlock()) ops.add(op);
    if (ops.size() != 3) {
      check.plainError("expected three operations in atomic.capture region (one terminator, and two atomic ops)");
      return;
    }
    String prefix = dialect + ".atomic.";
    Op first = ops.get(0);
    Op second = ops.get(1);
    boolean readsFirst = first.name().equals(prefix + "read") && (second.name().equals(prefix + "update") || second.name().equals(prefix + "write"));
    boolean readsLast = first.name().equals(prefix + "update") && second.name().equals(prefix + "read");
    if (!readsFirst && !readsLast) {
      check.errorAt(first.location(), "invalid sequence of operations in the capture region").see(first);
    } else if (first.operand("x") != second.operand("x")) {
      String what = readsLast ? "updated variable in atomic.update must be captured in second operation"
          : "captured variable in atomic.read must be updated in second operation";
      check.errorAt(first.location(), what).see(first);
    }
  }
}
