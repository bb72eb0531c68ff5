// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.http;

import java.time.Duration;

/**
 * What a request over HTTP may take of the process.
 *
 * @param waiting how many requests may wait for their turn; others are refused
 * @param time how long each may wait, and then run
 * @param body how many bytes each may send
 * @param result how many bytes its result may have
 */
public record HttpLimits(int waiting, Duration time, int body, int result) {}
