// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import java.util.List;

/**
 * What the header of a counted loop of blocks needs to know when it is executed.
 *
 * @param branch the terminator of the header
 * @param around the terminators of the headers of the counted loops around it
 * @param variable the slot of the induction variable
 * @param carried the slots of the other values that it passes on, of these types
 * @param nested how many iterations the loops within it have for each of its own
 */
public record Counting(Op branch, List<Op> around, int variable, int bound, int step, int[] carried, Type[] types, long nested) {

  /** Goes on in the loop: to the last iteration if those before it are left out. False if the numbers are unknown. */
  boolean goesOn(Frame frame) {
    if (frame.refs[variable] != null || frame.refs[bound] != null || frame.refs[step] != null) return false;
    long now = frame.bits[variable];
    long by = frame.bits[step];
    long left = TripCounts.of(now, frame.bits[bound], by);
    if (left == 0) return false;
    long next = frame.machine.next(this, now, by, left);
    if (next == now) return true;
    frame.bits[variable] = next;
    for (int i = 0; i < carried.length; i++) frame.machine.blur(frame, carried[i], types[i]);
    return true;
  }
}
