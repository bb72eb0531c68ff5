// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.ir.Use;
import dev.freehold.ir.Value;

/**
 * A buffer that is cloned where it is passed on.
 *
 * @param use the operand that passes it
 * @param receiver the block argument or the result that gets the clone in its place
 */
public record PlannedClone(Use use, Value receiver) {}
