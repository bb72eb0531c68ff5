// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.reduce;

import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Leaves out parameters of functions, with what their callers pass for them. */
final class Parameters {
  private Parameters() {}

  /** All that nobody uses in variant 0, then one at a time; of a declaration any may go. */
  static boolean drop(Op op, int variant, Registry registry) {
    if (!(op instanceof FunctionLike function)) return false;
    List<Integer> unused = unused(function);
    if (variant > unused.size() || unused.isEmpty()) return false;
    List<Integer> dead = variant == 0 ? unused : List.of(unused.get(variant - 1));
    Rewriter rewriter = new Rewriter(registry);
    for (Op call : callsOf(function)) {
      int first = ((CallLike) call).arguments().start();
      rewriter.eraseOperands(call, use -> dead.contains(use.index() - first));
    }
    dropFrom(function, dead::contains, rewriter);
    return true;
  }

  private static List<Integer> unused(FunctionLike function) {
    List<Integer> unused = new ArrayList<>();
    for (int i = 0; i < function.functionType().inputs().size(); i++) {
      if (function.isDeclaration() || isUnused(function.body().entryBlock().argument(i), function)) unused.add(i);
    }
    return unused;
  }

  /** A function that passes an argument on to itself in the same place does not use it. */
  private static boolean isUnused(Value.Argument argument, FunctionLike function) {
    for (Use use = argument.firstUse(); use != null; use = use.next()) {
      boolean passedOn = calls(use.owner(), function) && use.index() - ((CallLike) use.owner()).arguments().start() == argument.index();
      if (!passedOn) return false;
    }
    return true;
  }

  private static boolean calls(Op op, FunctionLike function) {
    return op instanceof CallLike call && call.callee() != null && call.callee().root().equals(function.symbolName());
  }

  /** A symbol of that name elsewhere means that the candidate is not valid, and so not taken. */
  private static List<Op> callsOf(FunctionLike function) {
    List<Op> calls = new ArrayList<>();
    Op root = (Op) function;
    while (root.parentOp() != null) root = root.parentOp();
    root.walk(op -> {
      if (calls(op, function)) calls.add(op);
    });
    return calls;
  }

  private static void dropFrom(FunctionLike function, IntPredicate dead, Rewriter rewriter) {
    FunctionType type = function.functionType();
    List<Type> inputs = without(type.inputs(), dead);
    rewriter.setAttr((Op) function, "function_type", new TypeAttr(FunctionType.of(inputs, type.results())));
    if (((Op) function).attr("arg_attrs") instanceof ArrayAttr attrs) {
      List<Attribute> kept = without(attrs.elements(), dead);
      boolean empty = kept.stream().allMatch(each -> each instanceof DictAttr dictionary && dictionary.isEmpty());
      rewriter.setAttr((Op) function, "arg_attrs", empty ? null : ArrayAttr.of(kept));
    }
    if (function.isDeclaration()) return;
    rewriter.eraseArguments(function.body().entryBlock(), (Value.Argument argument) -> dead.test(argument.index()));
  }

  private static <T> List<T> without(List<T> list, IntPredicate dead) {
    List<T> kept = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      if (!dead.test(i)) kept.add(list.get(i));
    }
    return kept;
  }
}
