// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.semantics;

import dev.freehold.interp.semantics.Kinds;

/** A complex number; its parts are as {@link Kinds} says for their type. */
public record Complex(Object real, Object imaginary) {}
