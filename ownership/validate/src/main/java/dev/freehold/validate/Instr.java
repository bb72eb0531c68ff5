// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Op;

/** What one operation does to buffers and to conditions about them. Numbers are variables of the {@link Program}; -1 stands for what matters to nobody. */
sealed interface Instr {
  /** An instruction that makes objects, or may do so. */
  sealed interface Source extends Instr permits Birth, Call {
    Op op();
  }

  /** A new object, which the result denotes. */
  record Birth(Op op, int result, SiteKind kind) implements Source {}

  /** Objects are read or written. */
  record Access(Op op, int[] handles) implements Instr {}

  /** An object is freed, once the tasks behind the tokens {@code awaited} are done. */
  record Free(Op op, int handle, int[] awaited) implements Instr {}

  /** {@code bufferization.dealloc}. */
  record Dealloc(Op op, int[] memrefs, int[] conditions, int[] retained, int[] results) implements Instr {}

  /**
   * A call; {@code summary} says what the callee does.
   *
   * @param uses whether the callee may access what each of the {@code arguments} denotes
   */
  record Call(Op op, Summary summary, int[] arguments, boolean[] uses, int[] results) implements Source {}

  /** A cell or a result becomes what another variable is. */
  record Assign(Op op, int target, int source) implements Instr {}

  /** A cell may now hold one object more. */
  record Put(Op op, int cell, int source) implements Instr {}

  /** A result may denote what one of the sources denotes, or something else. */
  record Choose(Op op, int target, int[] sources) implements Instr {}

  /** A condition gets a value that nothing is known of. */
  record Forget(int flag) implements Instr {}

  /** An object may be kept where the analysis does not follow it. */
  record Escape(Op op, int handle, String reason) implements Instr {}

  /** A task is started that uses objects until its token is awaited. */
  record Start(Op op, int token, int[] captured) implements Instr {}

  /** The tasks behind these tokens are done. */
  record Await(Op op, int[] tokens) implements Instr {}

  /**
   * Control goes on beside a task that never ends, and that starts at position {@code start}: what was born in the task stays there for good. What the
   * tasks behind {@code tokens} use, which it has started, it uses itself.
   */
  record GoOn(Op op, int start, int[] tokens) implements Instr {
    /** Whether an object is born in the task, if this instruction is at {@code position}. */
    boolean isBornInside(int birth, int position) {
      return birth >= start && birth < position;
    }
  }

  /** The lowered form of a deallocation: decides by addresses in arrays, as {@link DeallocHelperMatcher} describes it. */
  record Decide(Op op, DeallocHelper helper, int[] addresses, int[] conditions, int[] retained, int[] frees, int[] keeps) implements Instr {}

  /** The function ends and hands these values to its caller. */
  record Return(Op op, int[] values) implements Instr {}
}
