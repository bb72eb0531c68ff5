// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** May run speculatively where everything in its regions may; ask {@link dev.freehold.ir.OpDef#isRecursivelySpeculatable}. */
public interface RecursivelySpeculatable {}
