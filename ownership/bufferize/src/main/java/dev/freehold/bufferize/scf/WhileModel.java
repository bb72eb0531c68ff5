// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.scf;

import dev.freehold.bufferize.AliasingValue;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Bufferizable;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Relation;
import dev.freehold.bufferize.TensorCopies;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.scf.WhileOp;
import java.util.List;

/** A loop carries buffers through both of its regions, whose arguments need not be the same in number and type. */
record WhileModel(WhileOp op) implements Bufferizable {
  private Op end() {
    return op.after().entryBlock().lastOp();
  }

  private OperandRange yielded() {
    return new OperandRange(end(), 0, end().operandCount(), 0);
  }

  private List<Value.Argument> before() {
    return op.before().entryBlock().arguments();
  }

  private List<Value.Argument> after() {
    return op.after().entryBlock().arguments();
  }

  private OperandRange passedOn() {
    return op.conditionOp().arguments();
  }

  @Override
  public boolean reads(Use operand, AnalysisState state) {
    return true;
  }

  @Override
  public boolean writes(Use operand, AnalysisState state) {
    return true;
  }

  @Override
  public List<AliasingValue> aliasingValues(Use operand, AnalysisState state) {
    int i = operand.index();
    if (i >= op.resultCount() || !operand.value().type().equals(op.result(i).type())) return List.of();
    boolean isSame = state.areEquivalent(before().get(i), passedOn().get(i)) && state.areEquivalent(after().get(i), end().operand(i));
    return List.of(new AliasingValue(op.result(i), isSame ? Relation.EQUIVALENT : Relation.UNKNOWN, isSame));
  }

  @Override
  public boolean isWritable(Value value, AnalysisState state) {
    return true;
  }

  @Override
  public void verifyAnalysis(AnalysisState state) {
    if (state.options().allowReturnAllocsFromLoops()) return;
    Loops.requireCarried(op.conditionOp(), passedOn(), before(), "Condition arg", state);
    Loops.requireCarried(end(), yielded(), after(), "Yield operand", state);
  }

  @Override
  public void resolveConflicts(TensorCopies copies) {
    copies.resolve(op);
    AnalysisState state = copies.state();
    if (state.options().copyBeforeWrite()) return;
    Loops.copyOthers(op.conditionOp(), passedOn(), before(),
        i -> Loops.isCarried(i, passedOn(), before(), state) && Loops.isCarried(i, yielded(), after(), state), copies);
    PassedOnBuffers buffers = state.ops().profile().strategy(PassedOnBuffers.class, PassedOnBuffers.SOUND);
    Loops.copyOthers(end(), yielded(), after(), i -> buffers.mayPassOn(yielded().use(i), op, state), copies);
  }

  @Override
  public void bufferize(Bufferizer to) {
    List<Value> inits = Yields.buffers(op.inits(), before(), op, to);
    List<Type> results = Yields.types(after(), to.types());
    WhileOp made = to.create(WhileOp.DEF.state().operands(inits).results(results).regions(new Region(), new Region()));
    Block before = to.rewriter().createBlock(made.before(), null, inits.stream().map(Value::type).toList(), op.location());
    Yields.move(op.before().entryBlock(), before, to);
    Block after = to.rewriter().createBlock(made.after(), null, results, op.location());
    Yields.move(op.after().entryBlock(), after, to);
    to.replace(op, made.results());
  }

  @Override
  public Value bufferTypeBeginsWith(Value value, BufferTypes types) {
    return switch (value) {
      case Value.Result result -> passedOn().get(result.index());
      case Value.Argument argument -> isBefore(argument) ? op.inits().get(argument.index()) : passedOn().get(argument.index());
    };
  }

  private boolean isBefore(Value.Argument argument) {
    return argument.owner() == op.before().entryBlock();
  }

  @Override
  public BaseMemRefType bufferType(Value value, BufferTypes types) {
    Value first = bufferTypeBeginsWith(value, types);
    boolean isCarried = value instanceof Value.Argument argument && isBefore(argument);
    return isCarried ? Loops.carriedType(op, value, first, end().operand(((Value.Argument) value).index()), types) : types.of(first);
  }
}
