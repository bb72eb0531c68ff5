// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.AlwaysSpeculatable;
import dev.freehold.ir.NoMemoryEffect;

/**
 * Computes its results from its operands and does nothing else: MLIR's trait of that name. MLIR gives it to operations that may fault, too, such as
 * {@code tensor.extract}; their definitions say so by {@link dev.freehold.ir.OpDefBuilder#speculatableIf}. Operations that share a class are declared
 * so each, so that passes ask {@link dev.freehold.ir.Purity} and {@link dev.freehold.ir.OpDef#mobility}.
 */
public interface Pure extends NoMemoryEffect, AlwaysSpeculatable {}
