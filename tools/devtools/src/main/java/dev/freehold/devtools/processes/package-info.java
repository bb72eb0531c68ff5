// SPDX-License-Identifier: Apache-2.0
/** Whole processes beside the reference's: {@link dev.freehold.devtools.processes.ProcessTable} measures both in turn. */
package dev.freehold.devtools.processes;
