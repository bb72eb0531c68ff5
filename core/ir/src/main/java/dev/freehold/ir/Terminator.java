// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** Ends a block. */
public interface Terminator {}
