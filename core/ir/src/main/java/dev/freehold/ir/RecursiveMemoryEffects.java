// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** Has the effects of the operations in its regions, besides those that it declares; ask {@link dev.freehold.ir.OpDef#hasRecursiveMemoryEffects}. */
public interface RecursiveMemoryEffects {}
