// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Trait;
import dev.freehold.ir.Traits;

/** An operation whose result is a constraint on types and attributes. */
public sealed interface ConstraintOp permits AllOfOp, AnyOfOp, AnyOp, BaseOp, CPredOp, IsOp, ParametricOp {
  /** Such operations stand in definitions only. */
  Trait IN_DEFINITION = Traits.hasParent("irdl.type", "irdl.attribute", "irdl.operation");
}
