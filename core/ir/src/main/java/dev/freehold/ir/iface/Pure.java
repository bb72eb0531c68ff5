// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.AlwaysSpeculatable;
import dev.freehold.ir.NoMemoryEffect;

/**
 * Computes its results from its operands and does nothing else. Operations that share a class are declared so each; whether one is pure is therefore
 * asked of its definition, {@link dev.freehold.ir.OpDef#isPure}.
 */
public interface Pure extends NoMemoryEffect, AlwaysSpeculatable {}
