// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

/** How control leaves a segment: returns the one that goes on; null where the program ends. */
@FunctionalInterface
public interface Exit {
  Segment leave(Frame frame);
}
