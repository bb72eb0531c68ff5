// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.FunctionLike;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What is outside of the program: functions without a body, and operations without an executor. */
public interface Environment {
  /** Outside there is nothing: using it is an error. */
  Environment NONE = new Environment() {};

  /** Runs a function that has no body. */
  default void call(FunctionLike function, Op call, Frame frame, int[] arguments, int[] results) {
    throw Fault.unsupported("cannot call '@" + function.symbolName() + "': it has no body").note(((Op) function).location(), "declared here");
  }

  /** Runs an operation that has no executor, and neither regions nor successors. */
  default void run(Op op, Frame frame) {
    throw noExecutor(op);
  }

  /** What a function is one with: calls of such functions within one another are recursion. */
  default Object identity(FunctionLike function) {
    return function;
  }

  /**
   * Whether a function that has a body is run; otherwise {@link #call} takes its place.
   *
   * @param active how many calls of it are running already
   */
  default boolean goesInto(FunctionLike function, int active) {
    return true;
  }

  /** For each result of a function: the number of the i1 result that says whether its buffer is transferred to the caller; -1 if it always is. */
  default int[] ownership(FunctionLike function) {
    int[] always = new int[function.functionType().results().size()];
    Arrays.fill(always, -1);
    return always;
  }

  /** What a tolerant run reads where nothing is to be read. */
  default Object unwritten(Heap heap, Buffer buffer, long offset, Type type) {
    return Poison.INSTANCE;
  }

  /** The contents of a global that the program only declares, or leaves uninitialized. */
  default Buffer.Initial contents(Op global, Heap heap) {
    return (offset, type) -> {
      throw Fault.unsupported("the contents of this global are unknown").note(global.location(), "declared here");
    };
  }

  /** Chooses one of several successors of an operation without an executor. */
  default int choose(Op op, int options) {
    if (options == 1) return 0;
    throw noExecutor(op);
  }

  /** Whether what an operation starts is done at once, instead of when it is awaited. */
  default boolean isDoneAtOnce(Op op) {
    return false;
  }

  /**
   * Makes an unknown value concrete, since an operation outside of all kernels depends on it.
   *
   * @param at what depends on it
   */
  default Object resolve(Unknown value, Op at) {
    return value.resolve();
  }

  /** The result of an operation on data, some of which is unknown; {@code sample} is what came out of the samples. */
  default Object derived(Op op, Object[] operands, Object sample, Type type) {
    throw noExecutor(op);
  }

  /** A value of which nothing is known any more but that, in one of the cases, it is this. */
  default Object unknown(Object sample, Type type) {
    return sample;
  }

  /** Records that what comes out of a kernel is unknown; returns a name for it. */
  default String blurred(Op kernel) {
    throw noExecutor(kernel);
  }

  /** What is in buffers that a kernel of that name has written to. */
  default Buffer.Initial unknownContents(String name) {
    return (at, type) -> null;
  }

  /** A place in the course of a run, to which it can be set back. */
  interface Position {}

  /** Where the run is; null where it is never set back. */
  default @Nullable Position position() {
    return null;
  }

  /**
   * Says that not all iterations of a loop are run; returns a name for what comes out of it. What was run of it counts for nothing: passes
   * may have changed how many iterations that were.
   */
  default String skipped(Op loop, @Nullable Position before) {
    throw noExecutor(loop);
  }

  /** The fault for an operation that cannot be executed at all. */
  default Fault noExecutor(Op op) {
    return Fault.unsupported("cannot execute '" + op.name() + "'");
  }
}
