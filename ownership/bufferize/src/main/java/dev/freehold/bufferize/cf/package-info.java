// SPDX-License-Identifier: Apache-2.0
/** Models of operations of the cf dialect. */
package dev.freehold.bufferize.cf;
