// SPDX-License-Identifier: Apache-2.0
/**
 * Where handles live. {@code Need} is where they are used later, and {@code Death} where no more; {@code SharedDeaths} and {@code Windows} keep some for
 * a while where that costs nothing, {@code ExtendedHandles} are kept as long as others from which they could not be told. {@code Moves} and
 * {@code Responsibilities} tell who is responsible for freeing a buffer, and who takes over where a handle dies: a {@code Release}. {@code Lifetimes} is
 * all of that.
 */
package dev.freehold.dealloc.lastuse.lifetimes;
