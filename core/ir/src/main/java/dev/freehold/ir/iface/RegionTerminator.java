// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.attribute.Attribute;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A terminator that passes operands to where control goes from its region. */
public interface RegionTerminator extends Terminator {
  /** The operands passed to {@code target}; all operands unless an operation says otherwise. */
  default OperandRange passedOperands(RegionBranchOp.Target target) {
    Op op = (Op) this;
    return new OperandRange(op, 0, op.operandCount(), op.def().operandSegmentDefs().size() == 1 ? 0 : -1);
  }

  /** Whether control may go to {@code target} if the operands have these constant values (null where unknown). */
  default boolean mayTake(RegionBranchOp.Target target, List<@Nullable Attribute> constants) {
    return true;
  }
}
