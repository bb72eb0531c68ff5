// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve;

import java.time.Duration;

/**
 * What requests may take of the process.
 *
 * @param jobs how many run at the same time
 * @param time how long each may run
 * @param bytes how much each may print
 */
public record RequestLimits(int jobs, Duration time, int bytes) {}
