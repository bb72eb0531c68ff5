// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.ir.Region;
import org.jspecify.annotations.Nullable;

/** Whether a handle is responsible for a buffer at some place: an {@code i1}, in static single assignment. */
sealed interface Flag {
  /** The region in which it is defined; null where it is known everywhere. */
  @Nullable
  Region home();

  /** The same on all paths. */
  enum Constant implements Flag {
    FALSE, TRUE;

    @Override
    public @Nullable Region home() {
      return null;
    }
  }

  /** Decided by the edge on which control comes to a basic block. */
  final class Phi implements Flag {
    private final BasicBlock block;
    private final HandleClass handle;
    private final Flag[] inputs;

    Phi(BasicBlock block, HandleClass handle) {
      this.block = block;
      this.handle = handle;
      inputs = new Flag[block.incoming().size()];
    }

    BasicBlock block() {
      return block;
    }

    HandleClass handle() {
      return handle;
    }

    /** The flags on the edges into the block, in the order of {@link BasicBlock#incoming}. */
    Flag[] inputs() {
      return inputs;
    }

    @Override
    public Region home() {
      return block.region();
    }
  }

  /** What a handle has behind a release: what it had, or what the handle that died there had, if both denote one buffer. */
  final class Update implements Flag {
    private final Release release;
    private final HandleClass handle;
    private final @Nullable Boolean isSame;
    private final Region home;
    private Flag before = Constant.FALSE;
    private Flag released = Constant.FALSE;

    Update(Release release, HandleClass handle, @Nullable Boolean isSame) {
      this.release = release;
      this.handle = handle;
      this.isSame = isSame;
      home = switch (release.death().place()) {
        case Place.Start start -> start.block().region();
        case Place.Behind behind -> behind.block().region();
        case Place.On on -> on.edge().to().region();
      };
    }

    Release release() {
      return release;
    }

    HandleClass handle() {
      return handle;
    }

    /** Whether the two denote one buffer; null where that is known only when the program runs. */
    @Nullable
    Boolean isSame() {
      return isSame;
    }

    Flag before() {
      return before;
    }

    /** The flag of the handle that dies. */
    Flag released() {
      return released;
    }

    void set(Flag flagBefore, Flag flagReleased) {
      before = flagBefore;
      released = flagReleased;
    }

    @Override
    public Region home() {
      return home;
    }
  }
}
