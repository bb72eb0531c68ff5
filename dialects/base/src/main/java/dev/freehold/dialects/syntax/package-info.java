// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

/** Pieces of syntax and of folding that several dialects share. */
