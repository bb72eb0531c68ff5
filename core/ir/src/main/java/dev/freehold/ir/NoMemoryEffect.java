// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** Touches no memory; ask {@link dev.freehold.ir.OpDef#hasNoMemoryEffect}. */
public interface NoMemoryEffect {}
