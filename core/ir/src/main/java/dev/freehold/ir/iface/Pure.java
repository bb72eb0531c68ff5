// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

/** Computes its results from its operands and does nothing else. */
public interface Pure extends NoMemoryEffect, AlwaysSpeculatable {}
