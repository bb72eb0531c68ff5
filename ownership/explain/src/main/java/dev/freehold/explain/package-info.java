// SPDX-License-Identifier: Apache-2.0
/**
 * Says why deallocation has made a program what it is: who owns each buffer, why it is freed where it is and not earlier, which ways of control make a
 * flag necessary, what a copy is for. All of it is read off the program, so that it does not matter who placed its deallocations.
 */
@org.jspecify.annotations.NullMarked
package dev.freehold.explain;
