// SPDX-License-Identifier: Apache-2.0
/** Computations on shapes, and what they require of shapes. */
package dev.freehold.shape;
