// SPDX-License-Identifier: Apache-2.0
/**
 * Links before the start what the JVM links at each start: {@code equals} and {@code hashCode} of records, switches over patterns, and lambdas
 * (docs/decisions/0035-call-sites-are-linked-before-the-start.md).
 */
package dev.freehold.linker;
