// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Trait;
import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.ShapedType;

/** Two groups of operands hold elements of the same type. */
record SameElements(String first, String second) implements Trait {
  @Override
  public void verify(Op op, Checker check) {
    Type left = ((ShapedType) op.operand(0).type()).element();
    Type right = ((ShapedType) op.operand(1).type()).element();
    if (!left.equals(right)) check.error("failed to verify that all of {" + first + ", " + second + "} have same element type");
  }
}
