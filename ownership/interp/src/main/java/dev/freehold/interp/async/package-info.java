// SPDX-License-Identifier: Apache-2.0
/**
 * Executors of what starts something and goes on: async, transfers between buffers, the asynchronous operations of gpu and nvgpu. It is
 * done when somebody waits for it, or at once where the environment says so, so that a buffer that is freed too early is found out.
 */
package dev.freehold.interp.async;
