// SPDX-License-Identifier: Apache-2.0
/**
 * What descriptions of dialects say for the passes about buffers, and the way from a file to a registry; the dialects themselves are
 * made in {@link dev.freehold.irdl.described}.
 */
package dev.freehold.dealloc.described;
