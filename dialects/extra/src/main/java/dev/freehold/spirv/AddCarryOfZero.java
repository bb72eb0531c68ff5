// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Value;
import java.util.List;

/** What {@code spirv.IAddCarry} of a number and zero gives. */
public interface AddCarryOfZero {
  /** The number, and nothing to carry. */
  AddCarryOfZero SOUND = List::of;

  /** The sum and the carry. */
  List<Value> results(Value number, Value zero);
}
