// SPDX-License-Identifier: Apache-2.0
/**
 * The {@link dev.freehold.ir.verify.Verifier}: structure, constraints of the definitions, symbols, dominance, and the invariants that operations
 * check themselves. All faulty operations are reported, not only the first.
 */
package dev.freehold.ir.verify;
