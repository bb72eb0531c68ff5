// SPDX-License-Identifier: Apache-2.0
/** Passes about {@code tensor.empty}, to run before bufferization. */
package dev.freehold.bufferize.empty;
