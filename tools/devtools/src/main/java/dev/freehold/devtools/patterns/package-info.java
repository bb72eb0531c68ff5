// SPDX-License-Identifier: Apache-2.0
/** Translation validation of folds and canonicalization patterns: programs that trigger them are executed before and after. */
package dev.freehold.devtools.patterns;
