// SPDX-License-Identifier: Apache-2.0
/** Buffer deallocation: who owns a buffer on each path, and where it is freed. */
package dev.freehold.dealloc;
