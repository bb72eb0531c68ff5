// SPDX-License-Identifier: Apache-2.0
/** Modules of WebAssembly, with values in the place of the stack. */
package dev.freehold.wasmssa;
