// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

/** A program that patterns may apply to. */
record NamedProgram(String name, String text) {}
