// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.bufferization.TensorArgument;
import dev.freehold.bufferize.NotBufferizable;
import dev.freehold.bufferize.Tensors;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** Shows what the analysis has found in attributes of operations, with the reference's names. */
public final class Annotations {
  private static final String IN_PLACE = "__inplace_operands_attr__";
  private static final String RESULT_SETS = "__opresult_alias_set_attr__";
  private static final String ARGUMENT_SETS = "__bbarg_alias_set_attr__";
  private static final String EQUIVALENT_ARGUMENTS = "__equivalent_func_args__";

  private final Rewriter rewriter;
  private final Consumer<NotBufferizable> reports;
  private int conflicts;
  private int readOnly;

  /** Objections of operations but the last are handed to {@code reports}. */
  public Annotations(Rewriter rewriter, Consumer<NotBufferizable> reports) {
    this.rewriter = rewriter;
    this.reports = reports;
  }

  void report(NotBufferizable failure) {
    reports.accept(failure);
  }

  // Conflicts.

  void add(CopyReason reason) {
    switch (reason) {
      case CopyReason.Conflict conflict -> add(conflict);
      case CopyReason.ReadOnly(Value value, Use write) -> mark(Tensors.owner(value), "W_" + readOnly++ + "[NOT-WRITABLE: " + position(value) + "]");
      case CopyReason.SharedInParallel shared -> {}
    }
  }

  private void add(CopyReason.Conflict conflict) {
    String id = "C_" + conflicts++;
    mark(conflict.write().owner(), id + "[CONFL-WRITE: " + conflict.write().index() + "]");
    mark(conflict.read().owner(), id + "[READ: " + conflict.read().index() + "]");
    mark(Tensors.owner(conflict.definition()), id + "[DEF: " + position(conflict.definition()) + "]");
  }

  private void mark(Op op, String name) {
    rewriter.setAttr(op, name, UnitAttr.INSTANCE);
  }

  private static String position(Value value) {
    return switch (value) {
      case Value.Result result -> "result " + result.index();
      case Value.Argument argument -> "bbArg " + argument.index();
    };
  }

  // Decisions.

  /** Shows for each operand whether it is in place. */
  void showDecisions(Op root, OneShotState state) {
    root.walk(op -> {
      if (Tensors.operands(op).isEmpty()) return;
      List<Attribute> shown = new ArrayList<>();
      for (int i = 0; i < op.operandCount(); i++) shown.add(StringAttr.of(decision(op.use(i), state)));
      rewriter.setAttr(op, IN_PLACE, ArrayAttr.of(shown));
    });
  }

  private static String decision(Use operand, OneShotState state) {
    return !Tensors.is(operand.value()) ? "none" : Boolean.toString(state.isInPlace(operand));
  }

  // Sets of aliases.

  /** Shows for each tensor which values may be the same buffer. */
  void showAliasSets(Op root, OneShotState state) {
    Function<Value, String> names = Printing.valueNames(root);
    root.walk(op -> {
      List<Attribute> results = sets(op.results(), state, names);
      if (!results.isEmpty()) rewriter.setAttr(op, RESULT_SETS, ArrayAttr.of(results));
      if (!Tensors.areBlockArgumentsOf(op)) return;
      List<Attribute> regions = new ArrayList<>();
      for (Region region : op.regions()) {
        List<Attribute> blocks = new ArrayList<>();
        for (Block block : region) blocks.add(ArrayAttr.of(sets(block.arguments(), state, names)));
        regions.add(ArrayAttr.of(blocks));
      }
      rewriter.setAttr(op, ARGUMENT_SETS, ArrayAttr.of(regions));
    });
  }

  private static List<Attribute> sets(List<? extends Value> values, OneShotState state, Function<Value, String> names) {
    List<Attribute> sets = new ArrayList<>();
    for (Value value : values) {
      if (!Tensors.is(value)) continue;
      List<Attribute> set = new ArrayList<>();
      state.forEachAlias(value, alias -> set.add(StringAttr.of(names.apply(alias))));
      sets.add(ArrayAttr.of(set));
    }
    return sets;
  }

  // Functions.

  /** Shows which argument of the function an operand of {@code func.return} is. */
  void showEquivalent(Use returned, Value.Argument argument) {
    Op op = returned.owner();
    List<Attribute> arguments = new ArrayList<>();
    if (op.attr(EQUIVALENT_ARGUMENTS) instanceof ArrayAttr known) arguments.addAll(known.elements());
    else for (int i = 0; i < op.operandCount(); i++) arguments.add(IntegerAttr.i64(-1));
    arguments.set(returned.index(), IntegerAttr.i64(argument.index()));
    rewriter.setAttr(op, EQUIVALENT_ARGUMENTS, ArrayAttr.of(arguments));
  }

  /** Shows what a function does to an argument. */
  void showAccess(FuncOp function, int argument, TensorArgument.Access access) {
    DictAttr attrs = function.argumentAttrs(argument).with(TensorArgument.ACCESS, StringAttr.of(access.keyword()));
    ArgumentAttrs.set(function, argument, attrs, rewriter);
  }
}
