// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.analysis.PersistentIntSet;

/**
 * The end of the need for a handle.
 *
 * @param needed the classes that are needed on at that place
 */
record Death(HandleClass handle, Place place, PersistentIntSet needed) {}
