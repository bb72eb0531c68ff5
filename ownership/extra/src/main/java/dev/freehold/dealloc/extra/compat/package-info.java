// SPDX-License-Identifier: Apache-2.0
/**
 * What the reference profile does otherwise about these dialects. Nothing refers to this package but {@link dev.freehold.ir.Profile#reference()}.
 */
package dev.freehold.dealloc.extra.compat;
