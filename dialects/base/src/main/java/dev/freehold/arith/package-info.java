// SPDX-License-Identifier: Apache-2.0
/** Integer and float arithmetic on scalars, and elementwise on vectors and tensors. */
package dev.freehold.arith;
