// SPDX-License-Identifier: Apache-2.0
/**
 * What is shown of a program and of what passes made of it, as JSON: {@code docs/report.md} says what is in it. A {@link dev.freehold.report.Report}
 * puts it together.
 */
package dev.freehold.report;
