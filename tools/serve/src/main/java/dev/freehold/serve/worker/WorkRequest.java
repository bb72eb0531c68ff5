// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.worker;

import java.util.List;

/**
 * What Bazel asks for; its list of inputs, with digests, and its verbosity are of no use here.
 *
 * @param arguments what follows the arguments that the worker was started with
 * @param id 0 where the next request waits for the response to this one
 * @param cancel whether the request of that id is to be cancelled, and nothing else to be done
 * @param sandbox the folder, below that of the worker, where relative names of files start; empty for that of the worker
 */
record WorkRequest(List<String> arguments, int id, boolean cancel, String sandbox) {}
