// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.Type;

/** A type of a dialect that vectors may be made of, like those of builtin numbers. */
public interface VectorElement extends Type {}
