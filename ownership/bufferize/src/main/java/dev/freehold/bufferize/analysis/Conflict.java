// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.ir.Use;
import dev.freehold.ir.Value;

/**
 * A write to a buffer, in place, between the definition of its elements and a read of them: the read would see other elements.
 *
 * @param definition where the elements come from that should be read
 */
public record Conflict(Use read, Use write, Value definition) {}
