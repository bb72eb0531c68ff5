// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.calls;

import dev.freehold.convention.BufferConvention;
import dev.freehold.dealloc.Buffers;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What functions and their callers agree on. Unless something else is set for a function, arguments are borrowed, and each result is a new buffer
 * that the caller frees.
 */
public final class Conventions {
  private final DirectCalls calls;
  private final DeclaredConventions declared;
  private final ReturnedReferences references;
  private final UnusedArguments unused;
  private final Map<Op, List<PassedBuffer>> passed = new HashMap<>();
  private final Map<Op, List<ReturnedBuffer>> returned = new HashMap<>();

  /**
   * @param calls the calls of functions that may agree on something else
   * @param declared what functions say themselves
   * @param references what calls return besides buffers
   * @param unused the arguments that callers need not keep for a call
   */
  public Conventions(DirectCalls calls, DeclaredConventions declared, ReturnedReferences references, UnusedArguments unused) {
    this.calls = calls;
    this.declared = declared;
    this.references = references;
    this.unused = unused;
  }

  /** The conventions of other functions that may agree on something else, where nothing has been set yet. */
  public Conventions among(DirectCalls others) {
    return new Conventions(others, declared, references, unused);
  }

  /** The functions of which something else can be set. */
  public DirectCalls calls() {
    return calls;
  }

  /** What functions say themselves. */
  public DeclaredConventions declared() {
    return declared;
  }

  /** The arguments that callers need not keep for a call. */
  public UnusedArguments unused() {
    return unused;
  }

  /** What calls return besides buffers. */
  public ReturnedReferences references() {
    return references;
  }

  /** Whether something may have been agreed on with the callee of a call, or the callee says of its results that they are no new buffers. */
  public boolean isAgreed(Value.Result result) {
    return calls.functions().contains(calls.callee(result.owner())) || !returned(result).mayBeNew();
  }

  /** Whether something else than usual has been agreed on with the callers of a function. */
  public boolean isChanged(FuncOp function) {
    for (int i = 0; i < function.arguments().size(); i++) {
      if (passed(function, i).transfer() != Transfer.NEVER) return true;
    }
    return IntStream.range(0, resultCount(function)).anyMatch(i -> isBorrowed(function, i));
  }

  /** Whether all that has been agreed on with the callers of a function is that they do not free results, which it can say of itself. */
  public boolean onlyLends(FuncOp function) {
    boolean takes = function.arguments().stream().anyMatch(argument -> passed(argument).transfer() != Transfer.NEVER);
    return !takes && isChanged(function) && IntStream.range(0, resultCount(function)).filter(i -> isBorrowed(function, i))
        .allMatch(i -> returned(function, i).canBeSaid());
  }

  /** Whether a result of a function is a buffer that is not always the caller's to free. */
  public boolean isBorrowed(FuncOp function, int i) {
    return function.functionType().results().get(i) instanceof BaseMemRefType && returned(function, i).transfer() != Transfer.ALWAYS;
  }

  // Arguments.

  /** Sets what the arguments of a function may be; returns whether that is something else than before. */
  public boolean setPassed(FuncOp function, List<PassedBuffer> arguments) {
    return !arguments.equals(passed.put(function, arguments));
  }

  /** Whether anything has been set for the arguments of a function. */
  public boolean takes(FuncOp function) {
    return passed.containsKey(function);
  }

  /** What argument {@code i} of a function may be. */
  public PassedBuffer passed(@Nullable Op function, int i) {
    List<PassedBuffer> arguments = passed.get(function);
    return arguments == null || i >= arguments.size() ? PassedBuffer.BORROWED : arguments.get(i);
  }

  /** What the callee of a call gets as argument {@code i}. */
  public PassedBuffer passedBy(Op call, int i) {
    return passed(calls.callee(call), i);
  }

  /** What a value may be if it is the argument of a function. */
  public PassedBuffer passed(Value value) {
    boolean isArgument = value instanceof Value.Argument argument && argument.block().isEntry();
    return isArgument ? passed(value.enclosingBlock().parentOp(), ((Value.Argument) value).index()) : PassedBuffer.BORROWED;
  }

  /** The argument that the callee of a call may have to free if {@code isOperand} holds of the operand; -1 if there is none. */
  public int taken(Op call, Predicate<Value> isOperand) {
    Op callee = calls.callee(call);
    int count = passed.getOrDefault(callee, List.of()).size();
    for (int i = 0; i < count; i++) {
      if (passed(callee, i).transfer() != Transfer.NEVER && isOperand.test(call.operand(i))) return i;
    }
    return -1;
  }

  // Results.

  /** Sets what the results of a function may be; returns whether that is something else than before. */
  public boolean setReturned(FuncOp function, List<ReturnedBuffer> results) {
    return !results.equals(returned.put(function, results));
  }

  /** What has been set for the results of a function. */
  public List<ReturnedBuffer> returned(Op function) {
    return returned.getOrDefault(function, List.of());
  }

  /** What result {@code i} of a function may be. */
  public ReturnedBuffer returned(Op function, int i) {
    List<ReturnedBuffer> results = returned.get(function);
    if (results != null) return results.get(i);
    return function instanceof FunctionLike like ? byConvention(new BufferConvention(like), i) : ReturnedBuffer.ALWAYS_NEW;
  }

  private static ReturnedBuffer byConvention(@Nullable BufferConvention function, int i) {
    ReturnedBuffer said = function == null ? null : DeclaredConventions.returned(function, i);
    return said == null ? ReturnedBuffer.ALWAYS_NEW : said;
  }

  /** What the result of a call may be. */
  public ReturnedBuffer returned(Value.Result result) {
    Op callee = calls.callee(result.owner());
    return callee == null ? byConvention(declared.of(result.owner()), result.index()) : returned(callee, result.index());
  }

  /** How many results a function had before any were added. */
  public int resultCount(Op function) {
    return returned.getOrDefault(function, List.of()).size();
  }

  /** The arguments that the result of a call may be, or refer to if it is no buffer. */
  public List<Value> mayBe(Value.Result result) {
    if (!Buffers.isBuffer(result)) return references.of(result);
    List<Value> operands = new ArrayList<>();
    returned(result).arguments().forEach(number -> operands.add(((CallLike) result.owner()).arguments().get(number)));
    return operands;
  }

  // Flags.

  /** The value that tells whether a buffer is handed over, where that is not the same for all calls. */
  public Value flag(Value buffer) {
    return switch (buffer) {
      case Value.Result result -> {
        Op callee = Objects.requireNonNull(calls.callee(result.owner()));
        yield result.owner().result(resultCount(callee) + flaggedResults(callee).indexOf(result.index()));
      }
      case Value.Argument argument -> {
        Op function = Objects.requireNonNull(argument.block().parentOp());
        int position = passed.getOrDefault(function, List.of()).size() + flaggedArguments(function).indexOf(argument.index());
        yield argument.block().argument(position);
      }
    };
  }

  /** The numbers of the arguments of a function beside which an {@code i1} tells whether they are its own to free. */
  public List<Integer> flaggedArguments(Op function) {
    return flagged(passed.getOrDefault(function, List.of()).stream().map(PassedBuffer::transfer).toList());
  }

  /** The numbers of the results of a function beside which an {@code i1} tells whether they are the caller's to free. */
  public List<Integer> flaggedResults(Op function) {
    return flagged(returned.getOrDefault(function, List.of()).stream().map(ReturnedBuffer::transfer).toList());
  }

  private static List<Integer> flagged(List<Transfer> transfers) {
    return IntStream.range(0, transfers.size()).filter(i -> transfers.get(i) == Transfer.CONDITIONAL).boxed().toList();
  }
}
