// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.Allocation;
import dev.freehold.dealloc.Concurrency;
import dev.freehold.dealloc.EscapeAnalysis;
import dev.freehold.dealloc.Escapes;
import dev.freehold.dealloc.ProgramFrees;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.UnsupportedProgram;
import dev.freehold.validate.DeallocationValidator;
import dev.freehold.validate.Fault;
import dev.freehold.validate.SiteVerdict;
import dev.freehold.validate.Verdict;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Accepts clones that nobody can observe, and deallocations in which the static validator finds no fault. */
final class ValidatedOutput implements Acceptance {
  private static final String ADVICE = "this function does not fit LLVM 19's algorithm: use '--buffer-deallocation-pipeline'";

  @Override
  public void checkClones(List<PlannedClone> clones, BufferViewFlow afterClones) throws UnsupportedProgram {
    ObservableClones observable = new ObservableClones(afterClones);
    for (PlannedClone clone : clones) {
      ObservableClones.Conflict conflict = observable.find(clone);
      if (conflict == null) continue;
      throw new UnsupportedProgram(Diagnostic.error(conflict.read().location(), "reads what was written to the other of a buffer and its clone")
          .note(clone.use().value().location(), "this buffer is cloned")
          .note(clone.use().owner().location(), "the clone is passed here")
          .note(conflict.write().location(), "only one of the two is written here")
          .note(clone.use().owner().location(), ADVICE));
    }
  }

  @Override
  public void checkUses(Op function, PassContext cx) throws UnsupportedProgram {
    BufferViewFlow flow = BufferViewFlow.cautious(function, cx.registry(), cx.profile());
    refuseAsynchronousUses(function, flow, cx);
    refuseForwardingCalls(function, flow);
  }

  @Override
  public boolean checksDeallocations() {
    return true;
  }

  @Override
  public void checkDeallocations(List<Op> functions, PassContext cx) {
    Set<Op> pending = new HashSet<>(functions);
    for (SiteVerdict site : DeallocationValidator.validate(cx.root(), cx.registry()).sites()) {
      Diagnostic.Builder error = error(site);
      if (error != null && pending.remove(site.function())) cx.report(error.note(site.function().location(), ADVICE));
    }
  }

  private static Diagnostic.@Nullable Builder error(SiteVerdict site) {
    return switch (site.verdict()) {
      case Verdict.Proved proved -> null;
      case Verdict.Faulty(List<Fault> faults) -> site.explain(faults.getFirst());
      case Verdict.Undecided(String reason, Op place) ->
          Diagnostic.error(site.site().location(), "it cannot be proved that this buffer is freed exactly once, and not too early")
              .note(place.location(), reason);
    };
  }

  /** LLVM 19 deallocates behind the operation that starts such a use, whenever that is over. */
  private static void refuseAsynchronousUses(Op function, BufferViewFlow flow, PassContext cx) throws UnsupportedProgram {
    Escapes escapes = EscapeAnalysis.in(function, flow, cx);
    for (Allocation allocation : Allocation.allBelow(function)) {
      Escapes.Escape use = escapes.of(allocation.buffer(), EnumSet.of(Escapes.Kind.ASYNCHRONOUS));
      if (use == null || cx.as(use.at(), Concurrency.class) == null) continue;
      Diagnostic.Builder error = Diagnostic.error(allocation.buffer().location(), "this buffer may be deallocated while it is in use");
      throw new UnsupportedProgram(use.explain(error).note(function.location(), ADVICE));
    }
  }

  /** A function of LLVM 19 returns its arguments as they are, and the validator assumes that a callee without a name does not. */
  private static void refuseForwardingCalls(Op function, BufferViewFlow flow) throws UnsupportedProgram {
    List<Op> calls = new ArrayList<>();
    function.walk(op -> {
      if (op instanceof CallLike call && call.callee() == null) calls.add(op);
    });
    if (calls.isEmpty()) return;
    ProgramFrees frees = ProgramFrees.throughCalls(flow);
    for (Op call : calls) {
      for (Value operand : call.operands()) {
        if (call.results().stream().noneMatch(result -> mayForward(operand, result))) continue;
        Use free = flow.resolveReverse(operand).stream().map(frees::of).filter(Objects::nonNull).findFirst().orElse(null);
        if (free == null) continue;
        throw new UnsupportedProgram(Diagnostic.error(call.location(), "the call may return a buffer that is passed to it, and freed besides")
            .note(operand.location(), "this buffer is passed").note(free.owner().location(), "freed here").note(function.location(), ADVICE));
      }
    }
  }

  private static boolean mayForward(Value operand, Value.Result result) {
    return operand.type() instanceof BaseMemRefType passed && result.type() instanceof BaseMemRefType returned && result.hasUses()
        && passed.element().equals(returned.element());
  }
}
