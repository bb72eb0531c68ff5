// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.scf;

import dev.freehold.bufferize.AliasingValue;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.NotBufferizable;
import dev.freehold.bufferize.ReadOnly;
import dev.freehold.bufferize.Relation;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.scf.ConditionOp;
import dev.freehold.scf.ExecuteRegionOp;
import dev.freehold.scf.ForOp;
import dev.freehold.scf.IfOp;
import dev.freehold.scf.IndexSwitchOp;
import dev.freehold.scf.WhileOp;
import dev.freehold.scf.YieldOp;
import java.util.List;

/** Terminators pass buffers on. They never copy: a buffer from inside of a region could not be freed. */
final class TerminatorModels {
  private TerminatorModels() {}

  /** To the results of the operation around it, or to the next iteration. */
  record Yield(YieldOp op) implements ReadOnly {
    @Override
    public boolean mustBeInPlace(Use operand, AnalysisState state) {
      return true;
    }

    @Override
    public List<AliasingValue> aliasingValues(Use operand, AnalysisState state) {
      return switch (op.enclosingOp()) {
        case IfOp around -> one(around, operand);
        case IndexSwitchOp around -> switches(state) ? one(around, operand) : List.of();
        case ExecuteRegionOp around -> List.of(AliasingValue.equivalent(around.result(operand.index())));
        default -> List.of();
      };
    }

    private static boolean switches(AnalysisState state) {
      return state.ops().profile().strategy(SwitchResults.class, SwitchResults.SOUND).areYielded();
    }

    private static List<AliasingValue> one(Op around, Use operand) {
      return List.of(new AliasingValue(around.result(operand.index()), Relation.EQUIVALENT, false));
    }

    @Override
    public void bufferize(Bufferizer to) {
      List<? extends Value> receivers = switch (op.enclosingOp()) {
        case ForOp loop -> loop.results();
        case IfOp around -> around.results();
        case IndexSwitchOp around -> around.results();
        case ExecuteRegionOp around -> List.of();
        case WhileOp loop -> loop.before().entryBlock().arguments();
        default -> throw NotBufferizable.at(op, "unsupported scf::YieldOp parent");
      };
      to.replaceWith(op, YieldOp.of(Yields.buffers(op.operands(), receivers, op, to)));
    }
  }

  /** From one region of {@code scf.while} to the other, or out of it. */
  record Condition(ConditionOp op) implements ReadOnly {
    @Override
    public boolean mustBeInPlace(Use operand, AnalysisState state) {
      return true;
    }

    @Override
    public void bufferize(Bufferizer to) {
      WhileOp loop = (WhileOp) op.enclosingOp();
      List<Value> passed = Yields.buffers(op.arguments(), loop.after().entryBlock().arguments(), op, to);
      to.replaceWith(op, ConditionOp.of(op.condition(), passed));
    }
  }
}
