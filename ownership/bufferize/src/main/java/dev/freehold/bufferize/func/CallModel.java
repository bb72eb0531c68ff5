// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.func;

import dev.freehold.bufferize.AliasingOperand;
import dev.freehold.bufferize.AliasingValue;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Bufferizable;
import dev.freehold.bufferize.BufferizableOps;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Layouts;
import dev.freehold.bufferize.NotBufferizable;
import dev.freehold.bufferize.Relation;
import dev.freehold.bufferize.Remedies;
import dev.freehold.bufferize.Tensors;
import dev.freehold.bufferize.analysis.CallResults;
import dev.freehold.bufferize.analysis.FunctionFacts;
import dev.freehold.bufferize.analysis.OneShotState;
import dev.freehold.func.CallOp;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.UnrankedMemRefType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A call does what its callee does, once that has been analyzed. */
record CallModel(CallOp op) implements Bufferizable {
  private @Nullable FuncOp callee(BufferizableOps ops) {
    return ops.symbols().lookupFrom(op, op.callee(), FuncOp.class);
  }

  private static @Nullable FunctionFacts facts(AnalysisState state, @Nullable FuncOp callee) {
    return state instanceof OneShotState known && known.functions().isKnown(callee) ? known.functions() : null;
  }

  @Override
  public boolean reads(Use operand, AnalysisState state) {
    FuncOp callee = callee(state.ops());
    FunctionFacts facts = facts(state, callee);
    return facts == null || callee == null || facts.isRead(callee, operand.index());
  }

  @Override
  public boolean writes(Use operand, AnalysisState state) {
    FuncOp callee = callee(state.ops());
    FunctionFacts facts = facts(state, callee);
    return facts == null || callee == null || facts.isWritten(callee, operand.index());
  }

  @Override
  public List<AliasingValue> aliasingValues(Use operand, AnalysisState state) {
    FuncOp callee = callee(state.ops());
    FunctionFacts facts = facts(state, callee);
    if (facts == null || callee == null) return AnalysisState.unknownAliasingValues(operand);
    List<Integer> results = facts.aliasingResults(callee, operand.index());
    boolean isEquivalent = results.size() == 1 && isAlways(operand.index(), facts.equivalentArgument(callee, results.getFirst()), state);
    return results.stream()
        .map(result -> new AliasingValue(op.result(result), isEquivalent ? Relation.EQUIVALENT : Relation.UNKNOWN, isEquivalent)).toList();
  }

  /** Whether a result is always an argument, if it is always some argument or (null) not. */
  private static boolean isAlways(int argument, @Nullable Integer equivalent, AnalysisState state) {
    return equivalent != null && (equivalent == argument || !knowsResults(state));
  }

  private static boolean knowsResults(AnalysisState state) {
    return state.ops().profile().strategy(CallResults.class, CallResults.SOUND).areKnown();
  }

  /** A result that may be an argument may also be another tensor, with other elements. */
  @Override
  public boolean definesElements(Value.Result result, AnalysisState state) {
    return Bufferizable.super.definesElements(result, state)
        || knowsResults(state) && state.aliasingOperands(result).stream().noneMatch(AliasingOperand::isDefinite);
  }

  @Override
  public boolean isWritable(Value value, AnalysisState state) {
    FuncOp callee = callee(state.ops());
    return !(state instanceof OneShotState known) || callee == null || !known.functions().isReadOnly(callee, ((Value.Result) value).index());
  }

  @Override
  public void bufferize(Bufferizer to) {
    List<Type> results = new ArrayList<>();
    for (Value.Result result : op.results()) results.add(Tensors.is(result) ? to.types().of(result) : result.type());
    FuncOp callee = callee(to.ops());
    if (callee == null) throw NotBufferizable.silently();
    List<Value> operands = new ArrayList<>();
    for (int i = 0; i < op.operandCount(); i++) {
      operands.add(Tensors.is(op.operand(i)) ? argument(op.operand(i), callee, i, to) : op.operand(i));
    }
    to.rewriter().before(op);
    CallOp made = to.create(CallOp.of(op.callee().root(), operands, results));
    op.properties().forEach((name, value) -> to.rewriter().setAttr(made, name, value));
    to.rewriter().setDiscardableAttrs(made, op.discardableAttrs());
    List<Value> buffers = new ArrayList<>();
    for (Value.Result result : op.results()) buffers.add(shaped(made.result(result.index()), result.type(), to));
    to.replace(op, buffers);
  }

  /** The result of the call as a buffer of the shape of the tensor. */
  private static Value shaped(Value buffer, Type tensor, Bufferizer to) {
    if (!(tensor instanceof TensorType ranked) || !to.ops().profile().strategy(ReturnedShapes.class, ReturnedShapes.SOUND).haveShapeOfTensor())
      return buffer;
    return switch ((BaseMemRefType) buffer.type()) {
      case UnrankedMemRefType type -> to.cast(buffer, Layouts.DYNAMIC.of(tensor, type.memorySpace()));
      case MemRefType type -> to.cast(buffer, type.withShape(ranked.shape()));
    };
  }

  private Value argument(Value tensor, FuncOp callee, int i, Bufferizer to) {
    Value buffer = to.buffer(tensor);
    Type input = callee.functionType().inputs().get(i);
    BaseMemRefType type = input instanceof BaseMemRefType known ? known : to.types().of(callee.arguments().get(i));
    if (buffer.type().equals(type)) return buffer;
    to.rewriter().before(op);
    if (!(type instanceof MemRefType ranked) || !(buffer.type() instanceof MemRefType)) return to.cast(buffer, type);
    Value same = to.castOrCopy(buffer, ranked, op, Remedies.takeAnyLayout(callee, i));
    if (same == null) throw NotBufferizable.silently();
    return same;
  }

  @Override
  public BaseMemRefType bufferType(Value value, BufferTypes types) {
    FuncOp callee = callee(types.ops());
    if (callee == null) throw NotBufferizable.silently();
    Type type = callee.functionType().results().get(((Value.Result) value).index());
    if (type instanceof BaseMemRefType known) return known;
    return types.options().functionLayout().of(type, types.memorySpace(type, op));
  }
}
