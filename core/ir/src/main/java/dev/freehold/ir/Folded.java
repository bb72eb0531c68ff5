// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** What a result folds to: a value that exists already, or a constant. */
public sealed interface Folded permits Value, Attribute {}
