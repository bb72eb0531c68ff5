// SPDX-License-Identifier: Apache-2.0
/**
 * Random modules as text.
 *
 * <p>{@link dev.freehold.fuzz.random.RandomProgram} is the entry. It chooses a {@code ModulePlan} (types, globals, signatures), then writes each
 * function into a {@code Body}: the values in scope, by type, and an insertion point. Every statement is a {@code Statement}; {@code Construct}
 * lists them and {@link dev.freehold.fuzz.random.Profile} says how often each is drawn. To add one: write it, name it in {@code Construct}, give it
 * a weight in a profile.
 */
package dev.freehold.fuzz.random;
