// SPDX-License-Identifier: Apache-2.0
/** Makes programs small that show something: {@link dev.freehold.fuzz.reduce.Reducer}. */
package dev.freehold.fuzz.reduce;
