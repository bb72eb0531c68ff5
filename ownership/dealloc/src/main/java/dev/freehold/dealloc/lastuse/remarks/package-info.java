// SPDX-License-Identifier: Apache-2.0
/**
 * What users are told: remarks about buffers and about what functions agree on, and statistics.
 */
package dev.freehold.dealloc.lastuse.remarks;
