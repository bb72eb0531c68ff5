// SPDX-License-Identifier: Apache-2.0
/** Executors of memref. */
package dev.freehold.interp.memref;
