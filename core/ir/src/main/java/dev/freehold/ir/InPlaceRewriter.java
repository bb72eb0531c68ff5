// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Changes operations and blocks where they are: operands, attributes, results, successors, block arguments. */
public abstract sealed class InPlaceRewriter permits Rewriter {
  final IrListener listener;

  InPlaceRewriter(IrListener listener) {
    this.listener = listener;
  }

  private void modified(Op op) {
    VerificationMarks.changed(op);
    listener.modified(op);
  }

  private void argumentsModified(Block block) {
    VerificationMarks.argumentsChanged(block);
    listener.argumentsModified(block);
  }

  // Operands.

  public final void setOperand(Op op, int i, Value value) {
    if (op.operands[i].value == value) return;
    op.operands[i].set(value);
    modified(op);
  }

  /** Replaces the operand of that name, which must be present. */
  public final void setOperand(Op op, String name, Value value) {
    setUse(op.use(name), value);
  }

  public final void setUse(Use use, Value value) {
    setOperand(use.owner, use.index, value);
  }

  /** Replaces all operands; the recorded sizes of groups stay as they are. */
  public final void setOperands(Op op, List<? extends Value> values) {
    OperandStore.assign(op, values);
    modified(op);
  }

  /** Replaces all operands by groups, and records the size of each. */
  @SafeVarargs
  public final void setOperandSegments(Op op, List<? extends Value>... groups) {
    List<Value> all = new ArrayList<>();
    int[] sizes = new int[groups.length];
    for (int i = 0; i < groups.length; i++) {
      all.addAll(groups[i]);
      sizes[i] = groups[i].size();
    }
    setOperands(op, all);
    op.setProp(op.def().operandSegmentsProperty(), DenseArrayAttr.i32(sizes));
  }

  /** Adds operands at the end of a group. Where there are none, nothing has been modified. */
  public final void appendOperands(OperandRange group, Collection<? extends Value> values) {
    if (!values.isEmpty()) splice(group, group.start() + group.size(), 0, values);
  }

  /** Erases operand {@code i} of a group. */
  public final void eraseOperand(OperandRange group, int i) {
    splice(group, group.start() + i, 1, List.of());
  }

  /** Erases the operands that are chosen. */
  public final void eraseOperands(Op op, Predicate<Use> dead) {
    OperandStore.erase(op, dead);
    modified(op);
  }

  /** Replaces the operands of a whole group. */
  public final void assignOperands(OperandRange group, Collection<? extends Value> values) {
    splice(group, group.start(), group.size(), values);
  }

  private void splice(OperandRange group, int at, int removed, Collection<? extends Value> added) {
    OperandStore.splice(group, at, removed, added);
    modified(group.owner());
  }

  // Uses.

  public final void replaceAllUses(Value from, Value to) {
    if (from == to) return;
    while (from.firstUse != null) setUse(from.firstUse, to);
  }

  /** Like {@link #replaceAllUses(Value, Value)} for a value without uses, which gets them in the same order. */
  public final void takeUses(Value from, Value to) {
    replaceAllUses(from, to);
    to.reverseUses();
  }

  /** Lets {@code to} have the uses of {@code from}, too, as if they had come to it in the order in which they came to {@code from}. */
  public final void appendUses(Value from, Value to) {
    if (from == to) return;
    from.reverseUses();
    replaceAllUses(from, to);
  }

  /** Brings the uses of a value into another order: {@code places} has for each use, newest first, where it goes. */
  public final void reorderUses(Value value, int[] places) {
    value.reorderUses(places);
  }

  public final void replaceAllUses(List<? extends Value> from, List<? extends Value> to) {
    for (int i = 0; i < from.size(); i++) replaceAllUses(from.get(i), to.get(i));
  }

  public final void replaceUsesIf(Value from, Value to, Predicate<Use> when) {
    from.forEachUse(use -> {
      if (when.test(use)) setUse(use, to);
    });
  }

  // Attributes, types, successors.

  /** Sets or (null) removes an attribute, inherent or discardable. */
  public final void setAttr(Op op, String name, @Nullable Attribute value) {
    int segment = op.def().propertyIndex(name);
    if (segment >= 0) op.setProp(segment, value);
    else op.setAttrs(value == null ? op.attrs.without(name) : op.attrs.with(name, value));
    modified(op);
  }

  /** Sets or (null) removes the inherent attribute with an index in the definition. */
  public final void setProp(Op op, int segment, @Nullable Attribute value) {
    op.setProp(segment, value);
    modified(op);
  }

  /** Sets or (null) removes the inherent attribute of that name, which the definition must have. */
  public final void setProp(Op op, String name, @Nullable Attribute value) {
    setProp(op, op.def().propertyNames.require(name), value);
  }

  public final void setDiscardableAttrs(Op op, DictAttr attrs) {
    op.setAttrs(attrs);
    modified(op);
  }

  public final void setType(Value value, Type type) {
    ReadOnly.change();
    value.type = type;
    VerificationMarks.typeChanged(value);
    switch (value) {
      case Value.Result result -> modified(result.owner());
      case Value.Argument argument -> argumentsModified(argument.owner());
    }
  }

  public final void setLocation(Op op, Location newLocation) {
    ReadOnly.change();
    op.location = newLocation;
  }

  public final void setLocation(Value.Argument argument, Location newLocation) {
    ReadOnly.change();
    argument.location = newLocation;
  }

  public final void setSuccessor(Op op, int i, Block target) {
    op.successors[i].set(target);
    modified(op);
  }

  /** Runs what changes {@code op} as a whole by other means than methods on it, such as changes of its blocks; then it counts as modified. */
  public final void updateInPlace(Op op, Runnable update) {
    update.run();
    modified(op);
  }

  // Results and block arguments.

  /** Adds results behind the ones that there are; the operation and its other results stay the same. */
  public final List<Value.Result> appendResults(Op op, List<? extends Type> types) {
    if (types.isEmpty()) return List.of();
    ReadOnly.change();
    int old = op.results.length;
    op.results = Arrays.copyOf(op.results, old + types.size());
    for (int i = 0; i < types.size(); i++) op.results[old + i] = new Value.Result(op, old + i, types.get(i));
    modified(op);
    return op.results().subList(old, op.results.length);
  }

  public final Value.Argument addArgument(Block target, Type type, Location argumentLocation) {
    return insertArgument(target, target.argumentCount(), type, argumentLocation);
  }

  public final Value.Argument insertArgument(Block target, int index, Type type, Location argumentLocation) {
    Value.Argument made = target.addArgument(index, type, argumentLocation);
    argumentsModified(target);
    return made;
  }

  /** Erases the arguments that are chosen; none of them may be used. */
  public final void eraseArguments(Block target, Predicate<Value.Argument> dead) {
    List<Value.Argument> kept = new ArrayList<>();
    for (Value.Argument argument : target.arguments()) {
      if (!dead.test(argument)) kept.add(argument);
      else if (argument.hasUses()) throw new IllegalStateException("a block argument is erased while it is used");
    }
    target.setArguments(kept);
    argumentsModified(target);
  }
}
