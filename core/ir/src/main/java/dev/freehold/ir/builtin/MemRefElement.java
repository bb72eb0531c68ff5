// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.Type;

/** A type of a dialect that memrefs may hold, like those of builtin numbers. */
public interface MemRefElement extends Type {}
