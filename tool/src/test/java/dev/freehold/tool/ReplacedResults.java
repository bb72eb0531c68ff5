// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.testkit.compare.Judge;
import dev.freehold.testkit.compare.Result;
import dev.freehold.tool.fuzz.MemoryJudge;
import java.util.Set;

/**
 * Knows the fault of the ownership pass that stands first in {@code docs/differences.md}: the reference erases an operation to give it
 * another result, but looks for the old results in the liveness of later blocks. Where that is no fault of memory, as nobody
 * reads the buffer, it still frees at another place.
 */
final class ReplacedResults implements Judge {
  private final Registry registry;
  private final MemoryJudge memory;

  private ReplacedResults(Registry registry, MemoryJudge memory) {
    this.registry = registry;
    this.memory = memory;
  }

  /** Is asked only where running both outputs shows nothing. */
  static Judge afterRunning() {
    Registry registry = Registry.load();
    MemoryJudge memory = new MemoryJudge(registry, Executors.load(), new CheckLimits(50, 20_000));
    return memory.or(new ReplacedResults(registry, memory));
  }

  @Override
  public String fault(Result result) {
    String flags = String.join(" ", result.flags());
    if (!flags.contains("--ownership-based-buffer-deallocation") && !flags.contains("--buffer-deallocation-pipeline")) return null;
    Parsed parsed = Parser.parse(Source.of("program", result.program().text()), registry, new ParserOptions(false), diagnostic -> {});
    boolean[] found = {false};
    boolean callsToo = flags.contains("private-function-dynamic-ownership");
    parsed.module().walk(Op.class, op -> found[0] |= (op.regionCount() > 0 || callsToo) && livesIntoAnotherBlock(op));
    return found[0] && isInnocent(result, callsToo) ? "an erased result in its liveness" : null;
  }

  private boolean isInnocent(Result result, boolean flagsArePassed) {
    Set<String> faults = memory.faultsOfTool(result);
    // A path that ends at a call of something unknown does not know what the flags mean that it gets from there.
    return faults != null && (faults.isEmpty() || flagsArePassed && faults.equals(Set.of("LEAK")));
  }

  private static boolean livesIntoAnotherBlock(Op op) {
    for (Value result : op.results()) {
      for (Use use = result.firstUse(); use != null; use = use.next()) {
        if (ancestorBlock(use.owner(), op) != op.block()) return true;
      }
    }
    return false;
  }

  /** The block of the region of {@code op} that a user of its result is in. */
  private static Block ancestorBlock(Op user, Op op) {
    Block block = user.block();
    while (block.region() != op.block().region()) block = block.parentOp().block();
    return block;
  }
}
