// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** Makes a distinct object each time that it runs: it is neither merged with an equal operation nor moved out of loops; ask {@link OpDef#mobility}. */
public interface HasIdentity {}
