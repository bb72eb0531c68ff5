// SPDX-License-Identifier: Apache-2.0
/**
 * LLVM 19's {@code --buffer-deallocation}, without ownership at run time: where it is not known statically which buffer a value is, the value gets
 * a clone of its own. {@link dev.freehold.dealloc.legacy.BufferDeallocation} has an example.
 */
package dev.freehold.dealloc.legacy;
