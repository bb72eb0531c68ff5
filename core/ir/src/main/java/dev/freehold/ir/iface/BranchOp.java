// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.attribute.Attribute;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A terminator that branches to blocks of its own region.
 *
 * <pre>
 *   cf.cond_br %c, ^then(%a : i32), ^else(%b : i32)
 *   successorOperands(0) = [%a], successorOperands(1) = [%b]
 * </pre>
 */
public interface BranchOp extends Terminator {

  /** The operands that become the last arguments of successor {@code i}. */
  OperandRange successorOperands(int i);

  /** How many leading arguments of successor {@code i} the operation makes itself. */
  default int producedOperandCount(int i) {
    return 0;
  }

  /** Which successor is taken where the operands have these constant values (null where unknown); -1 where it is not known. */
  default int successorFor(List<@Nullable Attribute> constants) {
    return -1;
  }
}
