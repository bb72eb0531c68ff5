// SPDX-License-Identifier: Apache-2.0
/** Pointers, and loads and stores through them. */
package dev.freehold.ptr;
