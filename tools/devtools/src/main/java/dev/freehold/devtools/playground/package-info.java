// SPDX-License-Identifier: Apache-2.0
/** Many clients of a playground, of whom some mean no good: what they get, and whether the server is as it was before. */
package dev.freehold.devtools.playground;
