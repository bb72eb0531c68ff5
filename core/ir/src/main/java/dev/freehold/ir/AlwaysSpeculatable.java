// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** May run where the original program does not run it; ask {@link dev.freehold.ir.OpDef#isAlwaysSpeculatable}. */
public interface AlwaysSpeculatable {}
