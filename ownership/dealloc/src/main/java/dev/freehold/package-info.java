// SPDX-License-Identifier: Apache-2.0
/**
 * The library from the outside: {@link dev.freehold.Freehold} parses, transforms and prints programs, with every dialect and pass on the path.
 */
package dev.freehold;
