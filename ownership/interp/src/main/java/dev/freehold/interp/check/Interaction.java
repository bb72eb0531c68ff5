// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import java.util.List;

/**
 * What the outside of the program can observe of it: that something is called, and with what.
 *
 * @param values scalars, and for memrefs a {@link Contents}
 * @param types those of the values
 */
record Interaction(String what, Op at, List<Object> values, List<Type> types) {}
