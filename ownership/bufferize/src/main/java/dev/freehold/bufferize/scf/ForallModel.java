// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.scf;

import dev.freehold.bufferization.ToTensorOp;
import dev.freehold.bufferize.AliasingValue;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Bufferizable;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Block;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.scf.ForallOp;
import java.util.ArrayList;
import java.util.List;

/** A parallel loop whose instances write into one buffer, which becomes one that is defined outside of it. */
record ForallModel(ForallOp op) implements Bufferizable {
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
    return List.of(AliasingValue.equivalent(op.result(operand.index() - op.outputs().start())));
  }

  @Override
  public boolean isWritable(Value value, AnalysisState state) {
    return true;
  }

  /** Whether there may be more than one instance. */
  @Override
  public boolean isRepetitive(Region region) {
    MixedValues lower = op.lowerBounds();
    MixedValues upper = op.upperBounds();
    MixedValues steps = op.steps();
    for (int i = 0; i < op.rank(); i++) {
      Long from = MixedValues.number(lower.entries().get(i));
      Long to = MixedValues.number(upper.entries().get(i));
      Long step = MixedValues.number(steps.entries().get(i));
      if (from == null || to == null || step == null || from + step < to) return true;
    }
    return false;
  }

  @Override
  public boolean isParallel(Region region) {
    return isRepetitive(region);
  }

  @Override
  public void bufferize(Bufferizer to) {
    List<Value> buffers = new ArrayList<>();
    for (Value output : op.outputs()) buffers.add(to.buffer(output));
    to.rewriter().atStart(op.body()).withLocation(op.location());
    List<Value> arguments = new ArrayList<>();
    for (int i = 0; i < buffers.size(); i++) {
      arguments.add(to.create(ToTensorOp.of(op.outputArguments().get(i).type(), buffers.get(i))).result());
      to.rewriter().replaceAllUses(op.outputArguments().get(i), arguments.get(i));
    }
    to.rewriter().before(op);
    OpState<ForallOp> state = ForallOp.DEF.state()
        .operandSegments(op.lowerBounds().dynamics(), op.upperBounds().dynamics(), op.steps().dynamics(), List.of())
        .attrs(op.discardableAttrs()).regions(new Region());
    op.properties().forEach((name, value) -> {
      if (!name.equals(OpDef.OPERAND_SEGMENTS)) state.attr(name, value);
    });
    ForallOp made = to.create(state);
    List<Value.Argument> indices = op.inductionVariables();
    Block body = to.rewriter().createBlock(made.region(), null, indices.stream().map(Value::type).toList(), op.location());
    List<Value> replacements = new ArrayList<>(body.arguments());
    replacements.addAll(arguments);
    to.rewriter().inlineBlock(op.body(), body, null, replacements);
    to.replace(op, buffers);
  }

  @Override
  public BaseMemRefType bufferType(Value value, BufferTypes types) {
    int i = value instanceof Value.Argument argument ? argument.index() - op.rank() : ((Value.Result) value).index();
    return types.of(op.outputs().get(i));
  }
}
