// SPDX-License-Identifier: Apache-2.0
/** Executors of async, gpu and llvm. */
package dev.freehold.interp.extra;
