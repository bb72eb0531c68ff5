// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

/** An operation with a canonicalization that asks {@link dev.freehold.ir.Rewriter#callees}. */
public interface AsksCallees {}
