// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Value;
import java.util.List;

/** The results of {@code spirv.IAddCarry} of a value and zero. */
public interface AddCarryOfZero {
  /** The value, and no carry. */
  AddCarryOfZero SOUND = List::of;

  /** The sum and the carry. */
  List<Value> results(Value number, Value zero);
}
