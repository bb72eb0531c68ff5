// SPDX-License-Identifier: Apache-2.0
/**
 * What users of the pass choose.
 */
package dev.freehold.dealloc.lastuse.options;
