// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** A handle for a loop, which one operation makes, and one may transform. */
public final class NewCliOp extends Op implements NamesResults {
  public static final OpDef<NewCliOp> DEF = OpDef.of("omp.new_cli", NewCliOp.class, NewCliOp::new)
      .result("result", OmpType.CANONICAL_LOOP)
      .inferResults(state -> List.of(OmpType.LOOP))
      .assembly("attr-dict")
      .build();

  private NewCliOp(OpState<?> state) {
    super(state);
  }

  /** The operation that makes the loop of a handle; null where there is none. */
  static @Nullable Use maker(Value handle) {
    for (Use use = handle.firstUse(); use != null; use = use.next()) {
      if (makes(use)) return use;
    }
    return null;
  }

  private static boolean makes(Use use) {
    return use.owner() instanceof CanonicalLoopOp || use.owner() instanceof TileOp tile && use.index() < tile.made().size();
  }

  @Override
  protected void verify(Checker check) {
    List<Op> makers = new ArrayList<>();
    List<Op> others = new ArrayList<>();
    for (Use use = result().firstUse(); use != null; use = use.next()) (makes(use) ? makers : others).add(use.owner());
    if (makers.size() > 1) {
      check.error("CLI must have at most one generator").note(makers.get(0).location(), "first generator here:")
          .note(makers.get(1).location(), "second generator here:");
    } else if (others.size() > 1) {
      check.error("CLI must have at most one consumer").note(others.get(0).location(), "first consumer here:" + Printing.toString(others.get(0)))
          .note(others.get(1).location(), "second consumer here:" + Printing.toString(others.get(1)));
    } else if (others.size() == 1 && makers.isEmpty()) {
      check.error("CLI has no generator").note(others.getFirst().location(), "see consumer here: " + Printing.toString(others.getFirst()));
    }
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    Use maker = maker(result());
    name.accept(result(), maker == null ? "cli" : switch (maker.owner()) {
      case CanonicalLoopOp loop -> LoopNames.of("canonloop", loop);
      case TileOp tile -> {
        int grids = tile.made().size() / 2;
        int number = maker.index();
        yield number < grids ? "grid" + (number + 1) : "intratile" + (number - grids + 1);
      }
      default -> "cli";
    });
  }
}
