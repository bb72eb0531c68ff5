// SPDX-License-Identifier: Apache-2.0
/** The library from the outside: {@link dev.freehold.Freehold} reads, transforms and prints programs. */
package dev.freehold;
