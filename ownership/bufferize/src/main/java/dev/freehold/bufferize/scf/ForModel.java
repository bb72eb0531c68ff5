// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.scf;

import dev.freehold.arith.Constants;
import dev.freehold.bufferize.AliasingValue;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Bufferizable;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Overwriting;
import dev.freehold.bufferize.Relation;
import dev.freehold.bufferize.TensorCopies;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.scf.ForOp;
import java.util.ArrayList;
import java.util.List;

/** A loop carries buffers. A result is equivalent to the init where each iteration passes on the buffer that it got. */
record ForModel(ForOp op) implements Bufferizable {
  private Op end() {
    return op.body().entryBlock().lastOp();
  }

  private OperandRange yielded() {
    return new OperandRange(end(), 0, end().operandCount(), 0);
  }

  private int position(Use operand) {
    return operand.index() - op.initArgs().start();
  }

  /** Where there is no iteration, the result is the init. */
  @Override
  public boolean reads(Use operand, AnalysisState state) {
    return mayHaveNoIteration(state) || state.isRead(op.iterationArguments().get(position(operand)));
  }

  private boolean mayHaveNoIteration(AnalysisState state) {
    Long lower = Constants.number(op.lowerBound());
    Long upper = Constants.number(op.upperBound());
    return lower == null || upper == null || upper <= lower || op.isUnsigned() && lower < 0 && Overwriting.mustCover(state);
  }

  @Override
  public boolean writes(Use operand, AnalysisState state) {
    return true;
  }

  @Override
  public List<AliasingValue> aliasingValues(Use operand, AnalysisState state) {
    int i = position(operand);
    boolean isSame = state.areEquivalent(op.iterationArguments().get(i), end().operand(i));
    return List.of(new AliasingValue(op.result(i), isSame ? Relation.EQUIVALENT : Relation.UNKNOWN, isSame));
  }

  @Override
  public boolean isWritable(Value value, AnalysisState state) {
    return true;
  }

  @Override
  public void verifyAnalysis(AnalysisState state) {
    if (!state.options().allowReturnAllocsFromLoops()) Loops.requireCarried(end(), yielded(), op.iterationArguments(), "Yield operand", state);
  }

  @Override
  public void resolveConflicts(TensorCopies copies) {
    copies.resolve(op);
    AnalysisState state = copies.state();
    if (state.options().copyBeforeWrite()) return;
    PassedOnBuffers buffers = state.ops().profile().strategy(PassedOnBuffers.class, PassedOnBuffers.SOUND);
    Loops.copyOthers(end(), yielded(), op.iterationArguments(), i -> isLocal(i, state) && buffers.mayPassOn(yielded().use(i), op, state), copies);
  }

  /** Whether no tensor from outside of the loop aliases what is passed on, as the analysis has seen it; what was carried does not count. */
  private boolean isLocal(int i, AnalysisState state) {
    Value yielded = end().operand(i);
    Value carried = op.iterationArguments().get(i);
    return !state.isAnalyzed(yielded) || state.aliases(yielded).stream().allMatch(alias -> alias == carried || isInside(alias));
  }

  private boolean isInside(Value value) {
    Region region = value.region();
    boolean isOfLoop = value instanceof Value.Argument && region == op.body();
    return region != null && region.isIn(op.body()) && !isOfLoop;
  }

  @Override
  public void bufferize(Bufferizer to) {
    List<Value> inits = Yields.buffers(op.initArgs(), op.results(), op, to);
    OpState<ForOp> state = ForOp.DEF.state().operands(op.lowerBound(), op.upperBound(), op.step()).operands(inits)
        .results(inits.stream().map(Value::type).toList()).attrs(op.discardableAttrs()).regions(new Region());
    op.properties().forEach(state::attr);
    ForOp made = to.create(state);
    List<Type> types = new ArrayList<>();
    types.add(op.inductionVariable().type());
    types.addAll(made.resultTypes());
    Block body = to.rewriter().createBlock(made.body(), null, types, op.location());
    Yields.move(op.body().entryBlock(), body, to);
    to.replace(op, made.results());
  }

  @Override
  public Value bufferTypeBeginsWith(Value value, BufferTypes types) {
    return switch (value) {
      case Value.Result result -> op.iterationArguments().get(result.index());
      case Value.Argument argument -> op.initArgs().get(argument.index() - 1);
    };
  }

  @Override
  public BaseMemRefType bufferType(Value value, BufferTypes types) {
    Value first = bufferTypeBeginsWith(value, types);
    return value instanceof Value.Argument argument ? Loops.carriedType(op, value, first, end().operand(argument.index() - 1), types)
        : types.of(first);
  }
}
