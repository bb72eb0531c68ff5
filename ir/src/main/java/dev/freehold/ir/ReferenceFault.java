// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/**
 * Something that the reference does wrong, and that Freehold does right unless it is asked for the reference's bytes. Each package that
 * has some lists them in an enum; the one place where right and wrong part asks {@link #isKeptIn}:
 *
 * <pre>
 *   if (!MemRefFault.STATIC_SIZES_LOSE_MANUAL_DEALLOCATION.isKeptIn(rw.registry())) …
 * </pre>
 */
public interface ReferenceFault {

  /** Whether a run with these dialects does as the reference does. */
  default boolean isKeptIn(Registry registry) {
    return registry.keeps(this);
  }
}
