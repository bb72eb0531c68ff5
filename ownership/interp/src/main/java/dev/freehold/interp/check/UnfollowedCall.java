// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.convention.BufferConvention;
import dev.freehold.interp.Frame;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.iface.FunctionLike;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A call of a function that is not executed: it has no body, or recursion was cut off. Its results and out parameters are unknown values.
 *
 * @param function the function that is called
 * @param before the same function before passes
 * @param name what the call is called in both programs
 * @param arguments the slots of the operands
 * @param results the slots of the results
 */
record UnfollowedCall(FunctionLike function, FunctionLike before, Op call, String name, Frame frame, int[] arguments, int[] results) {
  /** Makes the results and the contents of the out parameters, and transfers ownership as the function declares. */
  void finish(SymbolicValues world, OwnConventions conventions) {
    Signature signature = Signature.likeliest(before.functionType(), function.functionType());
    fillOutParameters(signature, world);
    int[] resultsBefore = signature.resultsBefore(results.length);
    for (int i = 0; i < results.length; i++) frame.set(results[i], result(i, resultsBefore[i], world));
    if (function.isDeclaration()) takeArguments();
    // The body of another function is not followed any more, which may free what it is passed, or return it, so that it is freed under that name.
    if (conventions.mayFree(function) || conventions.mayLend(function)) keep(arguments);
    if (conventions.mayLend(function)) keep(results);
  }

  private void fillOutParameters(Signature signature, SymbolicValues world) {
    List<Type> types = function.functionType().inputs();
    for (int i = 0; i < before.functionType().results().size(); i++) {
      if (!signature.isOutParameter(i)) continue;
      int out = signature.outParameter(i);
      world.fill((Reference) frame.refs[arguments[out]], resultName(i), ((MemRefType) types.get(out)).element());
    }
  }

  /**
   * Makes the value of a result.
   *
   * @param numberBefore its number before passes; -1 if they have added it
   */
  private Object result(int i, int numberBefore, SymbolicValues world) {
    Type type = function.functionType().results().get(i);
    // Passes add the ownership of other results.
    if (numberBefore < 0 && type.equals(IntegerType.I1)) return -1L;
    String result = resultName(numberBefore < 0 ? i : numberBefore);
    BufferConvention.Borrowed borrowed = function.isDeclaration() ? new BufferConvention(function).borrowed(i) : null;
    Reference argument = borrowed == null || borrowed.arguments().isEmpty() ? null : borrowed(borrowed, result, type, world);
    if (argument != null) return argument;
    Buffer.Owner owner = borrowed == null ? Buffer.Owner.PROGRAM : Buffer.Owner.OUTSIDE;
    Heap heap = frame.machine.heap();
    boolean wasTensor = numberBefore >= 0 && Signature.isTensor(before.functionType().results().get(numberBefore));
    return wasTensor && type instanceof BaseMemRefType memref
        ? world.bufferized(result, memref, owner, heap, call, call.location(), world.sizes(result))
        : world.value(result, type, owner, heap, call, call.location());
  }

  private String resultName(int number) {
    return name + ", result " + number;
  }

  /** One of the arguments that a result may be as the function says; null if it is none of them. */
  private @Nullable Reference borrowed(BufferConvention.Borrowed borrowed, String result, Type type, SymbolicValues world) {
    int count = borrowed.arguments().size() + (borrowed.mayBeOther() ? 1 : 0);
    int chosen = count == 1 ? 0 : world.oracle().choose(result + ", whose", count,
        i -> i < borrowed.arguments().size() ? "argument " + borrowed.arguments().get(i) : "none of the arguments");
    if (chosen == borrowed.arguments().size()) return null;
    int argument = borrowed.arguments().get(chosen);
    Reference passed = (Reference) frame.refs[arguments[argument]];
    if (call.operand(argument).type().equals(type)) return passed;
    Reference shaped = type instanceof MemRefType wanted ? UnknownView.of(wanted, passed, call) : null;
    if (shaped == null) throw Fault.unsupported("cannot execute '" + call.name() + "', which returns a part of " + passed.buffer());
    return shaped;
  }

  private void takeArguments() {
    BufferConvention declared = new BufferConvention(function);
    for (int i = 0; i < arguments.length; i++) {
      if (!(frame.refs[arguments[i]] instanceof Reference reference)) continue;
      if (declared.frees(i)) frame.machine.heap().free(reference, call);
      if (declared.escapes(i)) frame.machine.heap().keep(reference.buffer());
    }
  }

  private void keep(int[] slots) {
    for (int slot : slots) {
      if (frame.refs[slot] instanceof Reference reference) frame.machine.heap().keep(reference.buffer());
    }
  }
}
