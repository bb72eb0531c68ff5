// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.remarks;

import dev.freehold.pass.Wording;
import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.lastuse.calls.Conventions;
import dev.freehold.func.CallOp;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.Remark;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Calls behind which the program may notice that it gets a copy of an argument: it writes to one of the two, and reads the other.
 *
 * <pre>
 *   %q = call @id(%a)            a copy
 *   memref.store %v, %q[]
 *   %x = memref.load %a[]        would be %v if it were none
 * </pre>
 */
public final class ObservableCopies {
  private final Conventions assumed;
  private final PassContext cx;

  /** @param assumed what functions would return if they copied nothing */
  public ObservableCopies(Conventions assumed, PassContext cx) {
    this.assumed = assumed;
    this.cx = cx;
  }

  /** Tells of the first call of a function that copies what it need not behind which that may be noticed. */
  public void explain(FuncOp function) {
    for (CallOp call : assumed.calls().of(function)) {
      for (Value.Result result : call.results()) {
        if (!assumed.isBorrowed(function, result.index())) continue;
        for (Value argument : assumed.mayBe(result)) {
          if (firstWrite(call, result, argument) instanceof Op write) {
            explain(function, result, write);
            return;
          }
        }
      }
    }
  }

  private void explain(FuncOp function, Value.Result result, Op write) {
    Wording wording = new Wording(function);
    cx.remark(Remark.Kind.MISSED, DeallocationRemarks.CATEGORY, () -> Remark.at(function.location(), "Clone").in(function.requiredSymbolName())
        .text("that result " + result.index() + " is a copy may be noticed")
        .reason("behind " + wording.of(result.owner()) + " " + wording.of(write) + " writes to the argument or its copy, and the other is read")
        .suggestion("let callers borrow the result (signatures=results), or write before the call"));
  }

  /** An operation behind a call that writes to the one or the other, of which the other is read behind the call; null if there is none. */
  private @Nullable Op firstWrite(CallOp call, Value result, Value argument) {
    FuncOp caller = call.parentOfType(FuncOp.class);
    if (caller == null) return null;
    BufferViewFlow flow = BufferViewFlow.cautious(caller, cx.registry(), cx.profile()).only((from, to) -> to.definingOp() != call);
    Dominance dominance = new Dominance(caller);
    Set<Value> copy = names(result, flow);
    Set<Value> original = names(argument, flow);
    Op write = first(caller, call, copy, Effect.Kind.WRITE, dominance);
    if (write != null && first(caller, call, original, Effect.Kind.READ, dominance) != null) return write;
    write = first(caller, call, original, Effect.Kind.WRITE, dominance);
    return write != null && first(caller, call, copy, Effect.Kind.READ, dominance) != null ? write : null;
  }

  private static Set<Value> names(Value value, BufferViewFlow flow) {
    Set<Value> names = new HashSet<>();
    for (Value origin : flow.resolveReverse(value)) names.addAll(flow.resolve(origin));
    return names;
  }

  /** The first operation with an effect on one of some values that may run behind a call. */
  private static @Nullable Op first(FuncOp caller, Op call, Set<Value> names, Effect.Kind kind, Dominance dominance) {
    @Nullable Op[] found = new Op[1];
    caller.walkPreOrder(op -> {
      if (op == call || dominance.properlyDominates(op, call) || !(Effects.of(op) instanceof Effects.Known known)) return Walk.ADVANCE;
      boolean has = known.effects().stream().anyMatch(on -> on.is(kind) && on.value() != null && names.contains(on.value()));
      if (has) found[0] = op;
      return has ? Walk.STOP : Walk.ADVANCE;
    });
    return found[0];
  }
}
