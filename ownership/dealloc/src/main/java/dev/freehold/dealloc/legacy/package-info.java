// SPDX-License-Identifier: Apache-2.0
/**
 * The older way to free buffers, {@code --buffer-deallocation}: no ownership travels along when the program runs; where it is not
 * known which buffer a value is, the value gets a copy of its own. {@link dev.freehold.dealloc.legacy.BufferDeallocation} has an example.
 */
package dev.freehold.dealloc.legacy;
