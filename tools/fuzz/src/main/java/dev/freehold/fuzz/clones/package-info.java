// SPDX-License-Identifier: Apache-2.0
/** Random programs that clone buffers and free them under several names, in regions, and in callees. */
package dev.freehold.fuzz.clones;
