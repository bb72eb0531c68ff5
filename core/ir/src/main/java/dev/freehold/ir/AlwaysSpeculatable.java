// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** May run where the program does not run it, unless the definition says more ({@link OpDefBuilder#speculatableIf}); ask {@link OpDef#mobility}. */
public interface AlwaysSpeculatable {}
