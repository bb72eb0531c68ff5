// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.lifetimes;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.HandleClass;

/**
 * The end of the need for a handle.
 *
 * @param needed the classes that are needed on at that place
 */
public record Death(HandleClass handle, Place place, PersistentIntSet needed) {}
