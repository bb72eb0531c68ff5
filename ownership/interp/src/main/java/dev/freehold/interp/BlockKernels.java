// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The loops of blocks in a function that are kernels, and which loop each of their blocks is in. */
final class BlockKernels {
  private final Executors executors;
  private final Set<Region> known = new HashSet<>();
  private final Map<Block, Kernel> kernels = new IdentityHashMap<>();
  private final Map<Block, BlockLoop> innermost = new HashMap<>();
  /** The counted loops in kernels, by their headers. */
  private final Map<Block, CountedLoop> counted = new IdentityHashMap<>();
  /** The next loop around each. */
  private final Map<BlockLoop, BlockLoop> around = new IdentityHashMap<>();
  private final Map<BlockLoop, Long> nested = new IdentityHashMap<>();

  BlockKernels(Executors executors) {
    this.executors = executors;
  }

  /** The kernel that a block is in; null if it is in none. */
  @Nullable
  Kernel at(Block block) {
    Region region = block.enclosingRegion();
    if (known.add(region)) find(region);
    return kernels.get(block);
  }

  /** The kernel whose first block this is; null if there is none. */
  @Nullable
  Kernel headedBy(Block block) {
    Kernel kernel = at(block);
    return kernel != null && kernel.loop() instanceof BlockLoop loop && loop.header() == block ? kernel : null;
  }

  private void find(Region region) {
    List<BlockLoop> loops = BlockLoop.of(region);
    for (BlockLoop loop : loops) {
      Kernel kernel = kernels.containsKey(loop.header()) ? null : Kernel.of(loop, loops, executors);
      if (kernel != null) loop.blocks().forEach(block -> kernels.put(block, kernel));
      // The smaller ones come later.
      BlockLoop outer = innermost.get(loop.header());
      if (outer != null) around.put(loop, outer);
      loop.blocks().forEach(block -> innermost.put(block, loop));
      CountedLoop counts = kernels.containsKey(loop.header()) ? CountedLoop.of(loop) : null;
      if (counts != null) counted.put(loop.header(), counts);
    }
    for (BlockLoop loop : loops.reversed()) {
      CountedLoop counts = counted.get(loop.header());
      long iterations = TripCounts.multiply(counts == null ? TripCounts.UNKNOWN : counts.trips(), nested(loop));
      BlockLoop outer = around.get(loop);
      if (outer != null) nested.merge(outer, iterations, Math::max);
    }
  }

  /** The loop in a kernel that ends at a branch since it has counted to a bound; null if it does not end so. */
  @Nullable
  CountedLoop counted(Op branch) {
    Block block = branch.enclosingBlock();
    return at(block) == null ? null : counted.get(block);
  }

  /** The terminators of the headers of the loops around one. */
  List<Op> around(BlockLoop inner) {
    List<Op> headers = new ArrayList<>();
    for (BlockLoop loop = around.get(inner); loop != null; loop = around.get(loop)) headers.add(loop.header().lastOp());
    return headers;
  }

  /** How many iterations the loops within one have for each of its own, as far as the program determines that. */
  long nested(BlockLoop loop) {
    return nested.getOrDefault(loop, 1L);
  }

  /** Whether a branch leaves the kernel that it is in by one of its successors. */
  boolean leaves(Op branch, int successor) {
    Kernel kernel = at(branch.enclosingBlock());
    return kernel != null && kernel.loop() instanceof BlockLoop loop && !loop.blocks().contains(branch.successor(successor));
  }

  /** The innermost loop in a kernel that a branch can leave, with the blocks of its own; null if there is none. */
  @Nullable
  BlockLoop left(Op branch) {
    Block block = branch.enclosingBlock();
    BlockLoop loop = at(block) == null ? null : innermost.get(block);
    return loop != null && loop.exit(branch) >= 0 ? loop : null;
  }
}
