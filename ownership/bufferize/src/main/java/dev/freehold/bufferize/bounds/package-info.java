// SPDX-License-Identifier: Apache-2.0
/** What is known of indices and sizes: enough to tell that two slices are the same. */
package dev.freehold.bufferize.bounds;
