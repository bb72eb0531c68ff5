// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.func;

import dev.freehold.bufferization.TensorArgument;
import dev.freehold.bufferization.ToBufferOp;
import dev.freehold.bufferize.AliasingOperand;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.BlockSignatures;
import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.ReadOnly;
import dev.freehold.bufferize.Tensors;
import dev.freehold.bufferize.analysis.FunctionAnalysis;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeAttr;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A function takes and returns buffers in place of tensors. */
record FuncModel(FuncOp op) implements ReadOnly {
  @Override
  public boolean hasTensors() {
    FunctionType type = op.functionType();
    return Stream.concat(type.inputs().stream(), type.results().stream()).anyMatch(Tensors::is) || Tensors.areBlockArgumentsOf(op);
  }

  @Override
  public boolean supportsUnstructuredControlFlow() {
    return true;
  }

  @Override
  public List<AliasingOperand> aliasingOperands(Value value, AnalysisState state) {
    return BlockSignatures.aliasingOperands((Value.Argument) value);
  }

  @Override
  public boolean isWritable(Value value, AnalysisState state) {
    Value.Argument argument = (Value.Argument) value;
    if (!argument.owner().isEntry()) return true;
    return new TensorArgument(op, argument.index()).isWritable();
  }

  @Override
  public BaseMemRefType bufferType(Value value, BufferTypes types) {
    Value.Argument argument = (Value.Argument) value;
    return argument.owner().isEntry() ? inputType(argument.index(), types) : BlockSignatures.type(argument, types);
  }

  private BaseMemRefType inputType(int i, BufferTypes types) {
    Type tensor = op.functionType().inputs().get(i);
    BaseMemRefType type = boundaryType(tensor, types);
    Attribute layout = op.argumentAttrs(i).get("bufferization.buffer_layout");
    return layout != null && type instanceof MemRefType ranked ? ranked.withLayout(layout) : type;
  }

  private BaseMemRefType boundaryType(Type tensor, BufferTypes types) {
    return types.options().functionLayout().of(tensor, types.memorySpace(tensor, op));
  }

  @Override
  public void bufferize(Bufferizer to) {
    FunctionType type = op.functionType();
    List<Type> inputs = new ArrayList<>();
    for (int i = 0; i < type.inputs().size(); i++) {
      Type input = type.inputs().get(i);
      inputs.add(Tensors.is(input) ? inputType(i, to.types()) : input);
    }
    List<Type> results = new ArrayList<>();
    for (Type result : type.results()) results.add(Tensors.is(result) ? boundaryType(result, to.types()) : result);
    if (!op.isDeclaration()) {
      for (Block block : op.body()) BlockSignatures.bufferize(block, to);
      for (ReturnOp end : FunctionAnalysis.returns(op)) bufferizeReturned(end, results, to);
    }
    to.rewriter().setProp(op, "function_type", new TypeAttr(FunctionType.of(inputs, results)));
  }

  /** Casts that are not needed are folded away later. */
  private static void bufferizeReturned(ReturnOp end, List<Type> types, Bufferizer to) {
    List<Value> returned = new ArrayList<>();
    for (int i = 0; i < end.operandCount(); i++) {
      to.rewriter().before(end);
      Value value = end.operand(i);
      returned.add(Tensors.is(value) ? to.create(ToBufferOp.of(types.get(i), value)).result() : value);
    }
    to.rewriter().setOperands(end, returned);
  }
}
