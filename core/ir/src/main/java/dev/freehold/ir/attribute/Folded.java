// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

/** What a result folds to: a value that exists already, or a constant. Nothing but values and attributes implements it. */
public interface Folded {}
