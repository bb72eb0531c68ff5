// SPDX-License-Identifier: Apache-2.0
/** Models of operations of the func dialect. */
package dev.freehold.bufferize.func;
