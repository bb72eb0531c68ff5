// SPDX-License-Identifier: Apache-2.0
/** Computations that run at their own time, the tokens and values that tell when they are done, and the coroutines they become. */
package dev.freehold.async;
