// SPDX-License-Identifier: Apache-2.0
/** Arithmetic on complex numbers. {@link dev.freehold.complex.Functions} is the table of its functions. */
package dev.freehold.complex;
