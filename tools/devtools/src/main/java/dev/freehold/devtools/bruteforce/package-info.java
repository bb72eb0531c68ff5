// SPDX-License-Identifier: Apache-2.0
/** Compares where buffers are freed with the definition of need, on small random functions and along random paths through them. */
package dev.freehold.devtools.bruteforce;
