// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.worker;

/**
 * The answer to a {@link WorkRequest}.
 *
 * @param status the exit status; 0 for success
 * @param output what was printed, for the user
 * @param id that of the request
 * @param cancelled whether the request was cancelled before it was done
 */
record WorkResponse(int status, String output, int id, boolean cancelled) {}
