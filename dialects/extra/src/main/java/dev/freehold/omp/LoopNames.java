// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.analysis.BlockOrder;
import dev.freehold.ir.iface.IsolatedFromAbove;
import java.util.ArrayList;
import java.util.List;

/**
 * Names of loops, by their position among the loops of a function: {@code _s2} for the third operation with regions in
 * a block, {@code _d1} for the loop that is all there is in another one, {@code _r1} for the second region of an operation.
 */
final class LoopNames {
  /** An ancestor of the loop; {@code region} is the index of the region it is in, or -1 where there is no other. */
  private record Step(Op op, int position, boolean alone, int region) {}

  private final List<Step> steps = new ArrayList<>();

  private LoopNames(Op loop) {
    Op op = loop;
    while (op.parentRegion() instanceof Region around) {
      if (!(op.parentOp() instanceof Op parent) || parent instanceof IsolatedFromAbove) {
        steps.addFirst(step(op, around, -1));
        return;
      }
      steps.addFirst(step(op, around, parent.regionCount() < 2 ? -1 : around.index()));
      op = parent;
    }
  }

  private static Step step(Op op, Region around, int region) {
    int count = 0;
    int position = 0;
    for (Block block : BlockOrder.reversePostOrder(around)) {
      for (Op each : block) {
        if (each == op) position = count;
        if (each.regionCount() > 0) count++;
      }
    }
    return new Step(op, position, count < 2, region);
  }

  static String of(String stem, CanonicalLoopOp loop) {
    return stem + new LoopNames(loop).suffix();
  }

  private String suffix() {
    int[] depths = depths();
    boolean[] named = new boolean[steps.size()];
    boolean inNest = false;
    for (int i = steps.size() - 1; i >= 0; i--) {
      Step step = steps.get(i);
      // The innermost loop of a nest gives its depth; the others need no suffix unless something is beside them.
      boolean implied = inNest && step.alone;
      inNest = depths[i] > 0;
      boolean needed = !step.alone || step.op instanceof CanonicalLoopOp && i > 0 && step.region < 0;
      named[i] = needed && !implied;
    }
    StringBuilder suffix = new StringBuilder();
    for (int i = 0; i < named.length; i++) {
      if (steps.get(i).region >= 0) suffix.append("_r").append(steps.get(i).region);
      if (named[i]) suffix.append(depths[i] > 0 ? "_d" + depths[i] : "_s" + steps.get(i).position);
    }
    return suffix.toString();
  }

  /** How many loops are around each step with nothing beside it. */
  private int[] depths() {
    int[] depths = new int[steps.size()];
    int loops = 0;
    for (int i = 0; i < depths.length; i++) {
      Step step = steps.get(i);
      if (!step.alone || step.region >= 0) loops = 0;
      depths[i] = loops;
      if (step.op instanceof CanonicalLoopOp) loops++;
    }
    return depths;
  }
}
