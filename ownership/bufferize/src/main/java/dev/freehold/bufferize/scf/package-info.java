// SPDX-License-Identifier: Apache-2.0
/** Models of operations of the scf dialect. */
package dev.freehold.bufferize.scf;
