// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

/** A terminator that hands all its operands to whatever the operation around it branches to. */
public interface ReturnLike extends RegionTerminator {}
