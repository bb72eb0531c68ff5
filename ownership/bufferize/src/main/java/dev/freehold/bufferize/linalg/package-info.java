// SPDX-License-Identifier: Apache-2.0
/** Models of operations of the linalg dialect. */
package dev.freehold.bufferize.linalg;
