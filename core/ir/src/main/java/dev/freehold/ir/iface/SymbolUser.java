// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Checker;

/** Refers to symbols, and checks that they exist and fit. */
public interface SymbolUser {
  void verifySymbols(Checker check);
}
