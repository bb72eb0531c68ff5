// SPDX-License-Identifier: Apache-2.0
/** What a pass is, and how pipelines of passes are written and run. */
package dev.freehold.pass;
