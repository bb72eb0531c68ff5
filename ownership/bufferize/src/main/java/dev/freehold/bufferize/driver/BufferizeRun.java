// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.driver;

import dev.freehold.bufferization.AllocTensorOp;
import dev.freehold.bufferization.TensorArgument;
import dev.freehold.bufferize.BufferizableOps;
import dev.freehold.bufferize.BufferizeOptions;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.CopyListener;
import dev.freehold.bufferize.NotBufferizable;
import dev.freehold.bufferize.TensorCopies;
import dev.freehold.bufferize.Tensors;
import dev.freehold.bufferize.analysis.Annotations;
import dev.freehold.bufferize.analysis.ArgumentAttrs;
import dev.freehold.bufferize.analysis.CallOrder;
import dev.freehold.bufferize.analysis.CopyReasons;
import dev.freehold.bufferize.analysis.FunctionAnalysis;
import dev.freehold.bufferize.analysis.OneShotAnalysis;
import dev.freehold.bufferize.analysis.OneShotState;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.pass.PassContext;
import java.util.List;

/** Bufferizes a module: analysis, copies, and then operation after operation. */
public final class BufferizeRun {
  private static final List<String> BOUNDARY_ATTRS = List.of("bufferization.buffer_layout", TensorArgument.WRITABLE);

  private final Op root;
  private final BufferizeOptions options;
  private final PassContext cx;
  private final SymbolTables symbols = new SymbolTables();
  private final CopyReasons reasons;
  private final CopyListener remarks;
  private final Bufferizer shared;

  public BufferizeRun(Op root, BufferizeOptions options, PassContext cx) {
    this.root = root;
    this.options = options;
    this.cx = cx;
    reasons = new CopyReasons(cx.wantsRemarks(CopyRemarks.CATEGORY));
    remarks = CopyRemarks.of(root, reasons, ops(options), cx);
    shared = new Bufferizer(cx.rewriter(), ops(options), remarks);
  }

  /** Bufferizes, or reports why not. */
  public void bufferize() {
    guarded(() -> {
      if (reasons.areWanted() && !options.analysis().testOnly()) tellRequested();
      if (!options.copyBeforeWrite()) insertCopies();
      if (options.analysis().testOnly()) return;
      if (options.functionBoundaries()) bufferizeFunctions();
      else BufferizeDriver.run(root, ops(options), shared, cx);
    });
  }

  /** Only makes copies of tensors, so that every operand can be in place; or reports why not. */
  public void copyTensors() {
    guarded(this::insertCopies);
  }

  private void guarded(Runnable work) {
    try {
      work.run();
    } catch (NotBufferizable failure) {
      report(failure);
    }
  }

  private void report(NotBufferizable failure) {
    if (failure.diagnostic() != null) cx.report(failure.diagnostic());
    cx.fail();
  }

  private BufferizableOps ops(BufferizeOptions some) {
    return new BufferizableOps(cx.registry(), cx.profile(), some, symbols);
  }

  private void insertCopies() {
    BufferizeOptions analyzed = options.notAnalyzed().isEmpty() ? options : options.where(op -> !isLeftOut(op));
    OneShotState state = new OneShotState(root, ops(analyzed), reasons);
    Annotations annotations = new Annotations(cx.rewriter(), this::report);
    if (options.functionBoundaries()) new FunctionAnalysis(state, symbols, annotations).run(CallOrder.of(root, symbols));
    else OneShotAnalysis.run(root, state, annotations);
    if (!options.analysis().testOnly()) TensorCopies.insert(root, cx.rewriter(), state, remarks);
    else if (reasons.areWanted()) tellDecisions(state);
  }

  /** Tells of the copies that would be made for operands. */
  private void tellDecisions(OneShotState state) {
    root.walk(op -> {
      for (Use operand : Tensors.operands(op)) {
        if (!state.isInPlace(operand)) remarks.notInPlace(operand, !state.canOmitCopy(operand));
      }
    });
  }

  /** Tells of the copies that the program itself asks for. */
  private void tellRequested() {
    BufferizableOps bufferized = ops(options);
    root.walk(AllocTensorOp.class, op -> {
      Value copied = op.copy();
      if (copied == null || !op.hasUses() || bufferized.of(op) == null) return;
      remarks.made(op, copied, "the program asks for a copy",
          names -> "use " + names.of(copied) + " in place of " + names.of(op) + ": it is copied only where a read demands it then");
    });
  }

  private boolean isLeftOut(Op op) {
    FuncOp function = op instanceof FuncOp self ? self : op.parentOfType(FuncOp.class);
    return function != null && isLeftOut(function);
  }

  private boolean isLeftOut(FuncOp function) {
    return options.notAnalyzed().contains(function.symbolName());
  }

  private void bufferizeFunctions() {
    for (FuncOp function : CallOrder.of(root, symbols).all()) {
      BufferizeOptions own = isLeftOut(function) ? options.copyingBeforeWrites() : options;
      BufferizeDriver.run(function, ops(own), shared, cx);
      if (options.inferResultLayout()) ReturnedCasts.fold(function, cx.rewriter());
    }
    for (Op op : root.region().entryBlock()) {
      if (!(op instanceof FuncOp) && !(op instanceof SymbolTable)) BufferizeDriver.run(op, ops(options), shared, cx);
    }
    root.walk(FuncOp.class, this::removeBoundaryAttrs);
  }

  private void removeBoundaryAttrs(FuncOp function) {
    for (int i = 0; i < function.functionType().inputs().size(); i++) {
      DictAttr attrs = function.argumentAttrs(i);
      DictAttr rest = attrs.without(BOUNDARY_ATTRS);
      if (rest.size() < attrs.size()) ArgumentAttrs.set(function, i, rest, cx.rewriter());
    }
  }
}
