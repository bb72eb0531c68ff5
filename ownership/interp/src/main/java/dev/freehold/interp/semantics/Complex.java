// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.semantics;

/** A complex number; its real and imaginary part are held as {@link Kinds} describes for their type. */
public record Complex(Object real, Object imaginary) {}
