// SPDX-License-Identifier: Apache-2.0
/**
 * What descriptions of dialects in IRDL say for the passes about buffers: which operations allocate, which are views.
 * {@link dev.freehold.dealloc.described.Descriptions} adds the dialects of a file to a registry; the dialects themselves are made in
 * {@code dev.freehold.irdl.described}.
 */
package dev.freehold.dealloc.described;
