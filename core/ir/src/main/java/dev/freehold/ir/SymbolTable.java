// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** Holds operations with unique symbol names in its one region. */
public interface SymbolTable {}
