// SPDX-License-Identifier: Apache-2.0
/** How dialects outside of the mission take part in deallocation: the same interfaces that a third party implements. */
package dev.freehold.dealloc.extra;
