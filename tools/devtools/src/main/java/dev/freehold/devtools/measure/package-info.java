// SPDX-License-Identifier: Apache-2.0
/** Measures processes, and puts what they took into tables of Markdown. */
package dev.freehold.devtools.measure;
