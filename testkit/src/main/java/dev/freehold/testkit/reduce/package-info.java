// SPDX-License-Identifier: Apache-2.0
/** Makes programs small that show something: {@link dev.freehold.testkit.reduce.Reducer}. */
package dev.freehold.testkit.reduce;
