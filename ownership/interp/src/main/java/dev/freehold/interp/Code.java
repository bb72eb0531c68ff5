// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.FunctionLike;
import java.util.Map;

/** A function, compiled. */
final class Code {
  final FunctionLike function;
  final Segment entry;
  final int slotCount;
  final int[] arguments;
  /** The slots of the values, for those who look at a frame from outside. */
  final Map<Value, Integer> slots;
  final Map<Segment, Op> segments;

  Code(FunctionLike function, Segment entry, int slotCount, int[] arguments, Map<Value, Integer> slots, Map<Segment, Op> segments) {
    this.function = function;
    this.entry = entry;
    this.slotCount = slotCount;
    this.arguments = arguments;
    this.slots = slots;
    this.segments = segments;
  }

  /** Records that control has come to all parts of a kernel. */
  void visit(Kernel kernel) {
    segments.forEach((segment, first) -> segment.visited |= kernel.holds(first));
  }
}
