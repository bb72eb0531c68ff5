// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.flags;

import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.lifetimes.Change;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.scf.ForOp;
import org.jspecify.annotations.Nullable;

/** Whether a handle is responsible for a buffer at some place, or denotes that of another one: an {@code i1}, in static single assignment. */
public sealed interface Flag {
  /** The region in which it is defined; null where it is known everywhere. */
  @Nullable
  Region home();

  /** The same on all paths. */
  enum Constant implements Flag {
    FALSE, TRUE;

    static Constant of(boolean value) {
      return value ? TRUE : FALSE;
    }

    @Override
    public @Nullable Region home() {
      return null;
    }
  }

  /** Told by the call that returns a buffer, or by the caller that passes it to the function. */
  record Given(HandleClass handle) implements Flag {
    @Override
    public Region home() {
      return handle.home().region();
    }
  }

  /** What of the program decides: whoever carries no flag asks for it again. */
  sealed interface Decision {
    /** The region in which it can be asked for. */
    Region home();

    /** A condition of a branch or a select. */
    record Condition(Value value) implements Decision {
      @Override
      public Region home() {
        return value.enclosingRegion();
      }
    }

    /** Whether an iteration of a loop is not the first one: {@code iv != lb}. */
    record IsLater(ForOp loop) implements Decision {
      @Override
      public Region home() {
        return loop.body();
      }
    }

    /** Whether a loop had any iterations: {@code lb < ub}. */
    record HasRun(ForOp loop) implements Decision {
      @Override
      public Region home() {
        return loop.enclosingRegion();
      }
    }
  }

  /** One flag where something holds, and another one where it does not. */
  record Decided(Decision by, Flag whenTrue, Flag whenFalse) implements Flag {
    static Decided of(Decision by, boolean isSetWhenTrue) {
      return new Decided(by, Constant.of(isSetWhenTrue), Constant.of(!isSetWhenTrue));
    }

    Flag when(boolean holds) {
      return holds ? whenTrue : whenFalse;
    }

    @Override
    public Region home() {
      Region innermost = by.home();
      for (Region other : new @Nullable Region[] {whenTrue.home(), whenFalse.home()}) {
        if (other != null && other.isIn(innermost)) innermost = other;
      }
      return innermost;
    }
  }

  /** Decided by the edge on which control comes to a basic block. */
  final class Phi implements Flag {
    private final BasicBlock block;
    private final HandleClass handle;
    private final @Nullable HandleClass same;
    private final Flag[] inputs;

    /** Whether a handle is responsible. */
    Phi(BasicBlock block, HandleClass handle) {
      this(block, handle, null);
    }

    /** Whether a handle denotes the buffer of another one, {@code same}, or is responsible if that is null. */
    Phi(BasicBlock block, HandleClass handle, @Nullable HandleClass same) {
      this.block = block;
      this.handle = handle;
      this.same = same;
      inputs = new Flag[block.incoming().size()];
    }

    public BasicBlock block() {
      return block;
    }

    /** The operation with regions that carries it, at its regions or behind it. */
    public Op carrier() {
      return block.behind() != null ? block.behind() : block.region().enclosingOp();
    }

    public HandleClass handle() {
      return handle;
    }

    /** The other handle, if it tells whether both denote one buffer; null if it tells who is responsible. */
    public @Nullable HandleClass same() {
      return same;
    }

    /** The flags on the edges into the block, in the order of {@link BasicBlock#incoming}. */
    public Flag[] inputs() {
      return inputs;
    }

    @Override
    public Region home() {
      return block.region();
    }
  }

  /**
   * What a candidate has behind a change: behind a release what it had, or what the handle that died there had, if both denote one buffer; behind a
   * free of the program what it had, unless both denote one buffer.
   */
  final class Update implements Flag {
    private final Change change;
    private final HandleClass handle;
    private final SameBuffer question;
    private Flag before = Constant.FALSE;
    private Flag changed = Constant.FALSE;

    Update(Change change, HandleClass handle, SameBuffer question) {
      this.change = change;
      this.handle = handle;
      this.question = question;
    }

    public Change change() {
      return change;
    }

    public HandleClass handle() {
      return handle;
    }

    /** Whether the two denote one buffer. */
    SameBuffer question() {
      return question;
    }

    public Flag before() {
      return before;
    }

    /** The flag in front of the change of the handle that dies, or is freed. */
    Flag changed() {
      return changed;
    }

    void set(Flag flagBefore, Flag flagChanged) {
      before = flagBefore;
      changed = flagChanged;
    }

    @Override
    public Region home() {
      return change.place().region();
    }
  }
}
