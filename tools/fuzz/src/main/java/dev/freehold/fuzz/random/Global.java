// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

/** A {@code memref.global}. */
record Global(String name, Buffer type) {
}
