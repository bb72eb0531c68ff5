// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.simplification;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.analysis.BufferOrigin.Same;
import dev.freehold.ir.Value;
import java.util.List;

/** Several buffers, which are asked whether another may be among them. */
final class BufferGroup {
  private final List<Value> members;
  private final BufferOrigin origins;

  BufferGroup(List<Value> members, BufferOrigin origins) {
    this.members = members;
    this.origins = origins;
  }

  /** Whether {@code buffer} may be the same as a member. */
  boolean mayHold(Value buffer) {
    for (Value member : members) {
      if (mayBeSame(member, buffer)) return true;
    }
    return false;
  }

  /** Whether the member at a position may be the same as another member. */
  boolean mayHoldBesides(int position) {
    for (int i = 0; i < members.size(); i++) {
      if (i != position && mayBeSame(members.get(i), members.get(position))) return true;
    }
    return false;
  }

  private boolean mayBeSame(Value a, Value b) {
    return !areAllocationAndArgument(a, b) && origins.isSameAllocation(a, b) != Same.NO;
  }

  /** What is allocated in a block, or below, is none of the arguments that the block came with. */
  private static boolean areAllocationAndArgument(Value a, Value b) {
    Value baseA = BufferOrigin.baseOf(a);
    Value baseB = BufferOrigin.baseOf(b);
    return isAllocatedUnder(baseA, baseB) || isAllocatedUnder(baseB, baseA);
  }

  private static boolean isAllocatedUnder(Value allocated, Value argument) {
    return argument instanceof Value.Argument of && BufferOrigin.isAllocated(allocated)
        && of.owner().ancestorIn(allocated.definingOp()) != null;
  }
}
