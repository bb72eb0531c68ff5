// SPDX-License-Identifier: Apache-2.0
/** Models of operations of the bufferization dialect. */
package dev.freehold.bufferize.bufferization;
