// SPDX-License-Identifier: Apache-2.0
/**
 * Command lines that run side by side in one process, each with files and streams of its own, for a limited time. What a command line does, a
 * {@link dev.freehold.serve.CommandRunner} knows; how requests arrive, the packages below.
 */
package dev.freehold.serve;
