// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.emission;

import dev.freehold.convention.BufferConvention;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.lastuse.calls.Conventions;
import dev.freehold.func.CallOp;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeAttr;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Gives functions and their calls the arguments and results of type {@code i1} that conventions ask for:
 *
 * <pre>
 *   %q = call @f(%m) : (memref&lt;f32>) -> memref&lt;f32>      %q:2 = call @f(%m, %own) : (memref&lt;f32>, i1) -> (memref&lt;f32>, i1)
 * </pre>
 */
public final class ChangedSignatures {
  private static final String ARGUMENT_ATTRS = "arg_attrs";
  private static final String RESULT_ATTRS = "res_attrs";

  private final Conventions conventions;
  private final Rewriter rewriter;
  private final Map<Op, Map<Integer, Value>> handedOver = new ConcurrentHashMap<>();

  public ChangedSignatures(Conventions conventions, Rewriter rewriter) {
    this.conventions = conventions;
    this.rewriter = rewriter;
  }

  /** Gives a function its new arguments, and the calls in it their new results; several threads may do so for functions of their own. */
  public void change(Op root, Rewriter rewriter) {
    int arguments = conventions.flaggedArguments(root).size();
    for (int i = 0; i < arguments; i++) rewriter.addArgument(((FuncOp) root).body().entryBlock(), IntegerType.I1, root.location());
    root.walk(op -> {
      if (conventions.calls().callee(op) instanceof FuncOp callee) addResults(op, callee, rewriter);
    });
  }

  /** Notes a value that tells whether a call hands an operand over. */
  void handOver(Op call, int operand, Value flag) {
    handedOver.computeIfAbsent(call, key -> new HashMap<>()).put(operand, flag);
  }

  private void addResults(Op call, FuncOp callee, Rewriter rewriter) {
    int count = conventions.flaggedResults(callee).size();
    if (count == 0 || call.resultCount() > conventions.resultCount(callee)) return;
    rewriter.appendResults(call, Collections.nCopies(count, IntegerType.I1));
    addAttrs(call, RESULT_ATTRS, count, rewriter);
  }

  /** Makes everything fit the new signatures that does not do so yet, when all functions have been dealt with. */
  public void complete() {
    for (FuncOp function : conventions.calls().functions()) {
      int arguments = conventions.flaggedArguments(function).size();
      int results = conventions.flaggedResults(function).size();
      for (CallOp call : conventions.calls().of(function)) {
        addResults(call, function, rewriter);
        if (arguments > 0) addOperands(call, function);
      }
      FunctionType type = function.functionType();
      TypeAttr changed = new TypeAttr(FunctionType.of(withFlags(type.inputs(), arguments), withFlags(type.results(), results)));
      rewriter.setAttr(function, "function_type", changed);
      addAttrs(function, ARGUMENT_ATTRS, arguments, rewriter);
      addAttrs(function, RESULT_ATTRS, results, rewriter);
      for (Block block : function.body()) {
        if (block.last() instanceof ReturnOp end) completeUnreachable(end, type.results().size() + results - end.operandCount());
      }
    }
    conventions.calls().returning().stream().filter(conventions::onlyLends).forEach(this::sayWhatIsLent);
  }

  /** Lets a function say which of its results it lends. */
  private void sayWhatIsLent(FuncOp function) {
    int count = function.functionType().results().size();
    List<Attribute> attrs = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      DictAttr known = function.resultAttrs(i);
      boolean isLent = conventions.isBorrowed(function, i);
      attrs.add(isLent ? known.with(BufferConvention.BORROWED, conventions.returned(function, i).asBorrowed()) : known);
    }
    rewriter.setAttr(function, RESULT_ATTRS, ArrayAttr.of(attrs));
  }

  /** What a call does not hand over is borrowed. */
  private void addOperands(CallOp call, FuncOp callee) {
    rewriter.before(call);
    Map<Integer, Value> known = handedOver.getOrDefault(call, Map.of());
    List<Value> flags = new ArrayList<>();
    for (int i : conventions.flaggedArguments(callee)) {
      Value flag = known.get(i);
      flags.add(flag != null ? flag : Buffers.bool(rewriter, false, call.location()));
    }
    rewriter.appendOperands(call.arguments(), flags);
    addAttrs(call, ARGUMENT_ATTRS, flags.size(), rewriter);
  }

  private static List<Type> withFlags(List<Type> types, int count) {
    List<Type> all = new ArrayList<>(types);
    all.addAll(Collections.nCopies(count, IntegerType.I1));
    return all;
  }

  private void completeUnreachable(ReturnOp end, int missing) {
    if (missing == 0) return;
    rewriter.appendOperands(end.operandSegment("operands"), Collections.nCopies(missing, Buffers.bool(rewriter.before(end), false, end.location())));
  }

  private static void addAttrs(Op op, String name, int count, Rewriter rewriter) {
    if (count == 0 || !(op.attr(name) instanceof ArrayAttr known)) return;
    List<Attribute> attrs = new ArrayList<>(known.elements());
    attrs.addAll(Collections.nCopies(count, DictAttr.EMPTY));
    rewriter.setAttr(op, name, ArrayAttr.of(attrs));
  }
}
