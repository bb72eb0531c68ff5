// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** May run where the program does not run it if everything in its regions may; ask {@link OpDef#mobility}. */
public interface RecursivelySpeculatable {}
