// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.preparation;

import dev.freehold.dealloc.lastuse.calls.Conventions;
import dev.freehold.dealloc.lastuse.calls.DirectCalls;
import dev.freehold.dealloc.lastuse.calls.RunContext;
import dev.freehold.dealloc.lastuse.handles.CallSummaries;
import dev.freehold.dealloc.lastuse.options.BoundaryResults;
import dev.freehold.dealloc.lastuse.options.LastUseOptions;
import dev.freehold.dealloc.lastuse.options.Signatures;
import dev.freehold.dealloc.lastuse.remarks.DeallocationRemarks;
import dev.freehold.dealloc.lastuse.remarks.ObservableCopies;
import dev.freehold.func.CallOp;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.Remark;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Gives public functions that would have to copy results a private copy, which need not, and to which all calls that are seen go:
 *
 * <pre>
 *   func.func @id(%m: memref&lt;f32>) -> memref&lt;f32> {                    // still copies
 *   func.func private @id_private(%m: memref&lt;f32>) -> memref&lt;f32> {
 *   %r = call @id(%a)                 becomes       %r = call @id_private(%a)
 * </pre>
 *
 * Functions that call themselves get none.
 */
public final class PrivateTwins {
  private static final String SUFFIX = "_private";

  private final DirectCalls calls;
  private final Conventions assumed;
  private final PassContext cx;

  private PrivateTwins(DirectCalls calls, Conventions assumed, PassContext cx) {
    this.calls = calls;
    this.assumed = assumed;
    this.cx = cx;
  }

  /** Makes those below {@code root} that are of use, and tells of copies without one that may be noticed. */
  public static void make(Op root, LastUseOptions options, PassContext cx) {
    boolean mayMake = options.signatures() != Signatures.KEEP;
    if (options.boundary() != BoundaryResults.CLONE || !mayMake && !cx.wantsRemarks(DeallocationRemarks.CATEGORY)) return;
    DirectCalls calls = DirectCalls.asIfPrivate(root, cx.symbols());
    RunContext run = RunContext.of(root, calls, options, cx);
    PrivateTwins twins = new PrivateTwins(calls, run.conventions(), cx);
    if (mayMake && calls.functions().stream().noneMatch(twins::isCalledPublicly)) return;
    new CallSummaries(run).update(calls.functions(), function -> Map.of());
    ObservableCopies copies = new ObservableCopies(run.conventions(), cx);
    Map<FuncOp, SymbolRefAttr> made = new HashMap<>();
    for (FuncOp function : calls.functions()) {
      if (mayMake && twins.isOfUse(function)) made.put(function, twins.make(function));
      else if (!mayMake || twins.isCalledPublicly(function)) copies.explain(function);
    }
    root.walk(op -> {
      FuncOp callee = op instanceof CallOp call ? cx.symbols().lookupFrom(op, call.callee(), FuncOp.class) : null;
      if (callee != null && made.get(callee) instanceof SymbolRefAttr twin) cx.rewriter().setAttr(op, "callee", twin);
    });
  }

  private boolean isCalledPublicly(FuncOp function) {
    return function.visibility() != Symbol.Visibility.PRIVATE && !calls.of(function).isEmpty();
  }

  private boolean isOfUse(FuncOp function) {
    return isCalledPublicly(function) && !borrowed(function).isEmpty() && !calls.isRecursive(function);
  }

  /** The numbers of the results that need not be copied. */
  private List<Integer> borrowed(FuncOp function) {
    return IntStream.range(0, function.functionType().results().size()).filter(i -> assumed.isBorrowed(function, i)).boxed().toList();
  }

  /** Makes one, and returns its name. */
  private SymbolRefAttr make(FuncOp function) {
    Rewriter rewriter = cx.rewriter();
    Op twin = rewriter.after(function).clone(function);
    rewriter.setAttr(twin, Symbol.NAME, StringAttr.of(function.requiredSymbolName() + SUFFIX));
    rewriter.setAttr(twin, Symbol.VISIBILITY, StringAttr.of("private"));
    rewriter.setAttr(twin, DirectCalls.C_INTERFACE, null);
    Op table = Objects.requireNonNull(SymbolTables.nearestTable(Objects.requireNonNull(function.parentOp(), "is in a table")), "has a table");
    String name = cx.symbols().insert(table, twin, rewriter);
    String results = String.join(", ", borrowed(function).stream().map(String::valueOf).toList());
    cx.remark(Remark.Kind.PASSED, DeallocationRemarks.CATEGORY, () -> Remark.at(function.location(), "Twin").in(function.requiredSymbolName())
        .text("all calls that are seen go to a private copy, @" + name)
        .reason("it need not copy result " + results + ", as the function has to for others"));
    return SymbolRefAttr.of(name);
  }
}
