// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.semantics;

/** A complex number; its parts are as {@link Kinds} says for their type. */
public record Complex(Object real, Object imaginary) {}
