// SPDX-License-Identifier: Apache-2.0
/** Attributes by which functions say what they do with buffers that cross their boundaries. */
package dev.freehold.convention;
