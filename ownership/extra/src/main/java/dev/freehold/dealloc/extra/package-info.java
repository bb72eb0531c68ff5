// SPDX-License-Identifier: Apache-2.0
/**
 * How {@code gpu}, {@code async}, {@code omp} and {@code acc} take part in deallocation: through the interfaces that a third party's dialect
 * implements.
 */
package dev.freehold.dealloc.extra;
