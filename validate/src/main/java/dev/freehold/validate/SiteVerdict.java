// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Op;

/**
 * The verdict about one site.
 *
 * @param function the function that has the site
 * @param site the operation that makes the buffers; the function itself where they are its arguments
 */
public record SiteVerdict(Op function, Op site, SiteKind kind, Verdict verdict) {}
