// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.placement;

import dev.freehold.dealloc.lastuse.flags.Flag;
import dev.freehold.dealloc.lastuse.flags.FlagSimplification;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The results that are copied because callers free them although they are not the function's own on all paths, or are returned twice. Where edges that
 * come together just in front of the return decide that, the copy is made in front of these edges:
 *
 * <pre>
 *   %r = scf.if %c -> (memref&lt;f32>) {
 *     %copy = bufferization.clone %arg …       instead of a copy behind the scf.if, if %c is true
 *     scf.yield %copy
 *   } else {
 *     %a = memref.alloc() …
 *     scf.yield %a
 *   }
 *   return %r
 * </pre>
 *
 * In between nothing may be written, as the copy would not show it, and nothing be allocated or freed, as a copy that comes earlier would add to the
 * peak.
 */
public final class ReturnedCopies {
  /**
   * An operand of a return that is copied, unless its flag says that it is the function's own.
   *
   * @param arms where it is copied; empty if it is where the function returns
   */
  public record Copy(Op end, int operand, Flag flag, List<Arm> arms) {
    /** Whether it is copied on all paths. */
    public boolean isAlways() {
      return flag == Flag.Constant.FALSE;
    }
  }

  /** What is passed to a parameter on an edge is copied in front of the edge, unless its flag says that it is the function's own. */
  public record Arm(ControlFlowEdge edge, Value parameter, Flag flag) {}

  private final FlagSimplification simplified;
  private final Set<BasicBlock> changed = new HashSet<>();
  private final List<Copy> copies = new ArrayList<>();

  /**
   * Finds the copies.
   *
   * @param returned for each return whether its operands are the function's own; null for those that need not be
   * @param changes where buffers are freed, or other handles take them over
   */
  ReturnedCopies(ControlFlowGraph graph, Map<Op, List<@Nullable Flag>> returned, List<Place> changes, FlagSimplification simplified) {
    this.simplified = simplified;
    for (Place place : changes) {
      if (!(place instanceof Place.On)) changed.add(place.block());
    }
    returned.forEach((end, flags) -> {
      BasicBlock block = graph.endingWith(end);
      for (int i = 0; i < flags.size(); i++) {
        Flag flag = flags.get(i);
        if (flag == null || block == null || simplified.of(flag) == Flag.Constant.TRUE) continue;
        List<Arm> arms = new ArrayList<>();
        if (simplified.of(flag) != Flag.Constant.FALSE) addArms(block, end.operand(i), flag, arms);
        copies.add(new Copy(end, i, simplified.of(flag), arms));
      }
    });
  }

  List<Copy> all() {
    return copies;
  }

  /** The flags that decide which results are copied. */
  List<Flag> flags() {
    List<Flag> flags = new ArrayList<>();
    for (Copy copy : copies) {
      if (copy.arms().isEmpty()) flags.add(copy.flag());
      copy.arms().forEach(arm -> flags.add(arm.flag()));
    }
    return flags;
  }

  /** Adds where a value is copied instead of at the end of a block, if that can be; returns whether it can. */
  private boolean addArms(BasicBlock block, Value value, Flag flag, List<Arm> arms) {
    boolean isDecidedByEdges =
        flag instanceof Flag.Phi phi && phi.block() == block && phi.handle().base() == value && phi.handle().isParameterOf(block);
    if (!isDecidedByEdges || !isQuiet(block)) return false;
    Flag[] inputs = ((Flag.Phi) flag).inputs();
    List<Arm> found = new ArrayList<>();
    for (int i = 0; i < inputs.length; i++) {
      ControlFlowEdge edge = block.incoming().get(i);
      Flag passed = simplified.of(inputs[i]);
      if (passed == Flag.Constant.TRUE) continue;
      Value source = edge.passedTo(value);
      boolean isOnly = edge.from().outgoing().size() == 1;
      if (source == null || !isOnly && !edge.to().isSuccessor()) return false;
      boolean isCopiedBefore = isOnly && passed != Flag.Constant.FALSE && addArms(edge.from(), source, inputs[i], found);
      if (!isCopiedBefore) found.add(new Arm(edge, value, inputs[i]));
    }
    arms.addAll(found);
    return true;
  }

  /** Whether nothing in a block but its last operation writes, allocates or frees. */
  private boolean isQuiet(BasicBlock block) {
    List<Op> ops = block.ops();
    return !changed.contains(block) && ops.subList(0, ops.size() - 1).stream().allMatch(ReturnedCopies::onlyReads);
  }

  private static boolean onlyReads(Op op) {
    return op.regionCount() == 0 && Effects.of(op) instanceof Effects.Known known
        && known.effects().stream().allMatch(effect -> effect.is(Effect.Kind.READ));
  }
}
