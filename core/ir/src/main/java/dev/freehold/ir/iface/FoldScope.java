// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

/** Constants in its regions are not hoisted out of them. */
public interface FoldScope {}
