// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Op;

/**
 * A text that has been read as one operation, whichever it is; {@link Parsed} is one that has been read as a module.
 *
 * @param op the top-level operation
 * @param resources what stands behind it
 */
public record ParsedOp(Op op, Resources resources) {}
