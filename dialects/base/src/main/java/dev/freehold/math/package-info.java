// SPDX-License-Identifier: Apache-2.0
/** Mathematical functions on scalars, and elementwise on vectors and tensors. */
package dev.freehold.math;
