// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

/**
 * What a memref denotes in a run.
 *
 * @param isView whether it may begin elsewhere than the object, so that nothing can be freed through it
 */
record Reference(HeapObject object, boolean isView) {}
