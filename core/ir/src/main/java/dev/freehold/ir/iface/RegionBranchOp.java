// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An operation whose regions pass control among each other and back to it.
 *
 * <p>On {@code %r = scf.for … iter_args(%x = %init) { … scf.yield %y }}: the edges from outside lead to the body and to the end;
 * those from the body, to the body and to the end; the body receives {@code %x}, the end receives {@code %r}; {@code %init} and
 * {@code %y} are passed. {@link Flow} puts together what it and its {@link RegionTerminator}s declare.
 */
public interface RegionBranchOp {

  /** Where control comes from or goes to: a region, or (null) the operation itself. */
  record Target(@Nullable Region region, List<? extends Value> inputs) {
    /** Whether control goes back to the operation. */
    public boolean isParent() {
      return region == null;
    }
  }

  /** Where control may go from outside of the operation ({@code from} is null) or from the end of a region. */
  List<Target> successors(@Nullable Region from);

  /** The operands that the operation passes to {@code target} when it is entered. */
  OperandRange entryOperands(Target target);

  /** Whether control may go from outside to {@code target} if the operands have these constant values (null where unknown). */
  default boolean mayTake(Target target, List<@Nullable Attribute> constants) {
    return true;
  }

  /** Whether a value of type {@code passed} may be received as one of type {@code received}. */
  default boolean areCompatible(Type passed, Type received) {
    return passed.equals(received);
  }

  /** Whether control may come to a region more than once each time the operation runs. */
  default boolean isRepetitive(Region region) {
    return Flow.reaches(region, region);
  }
}
