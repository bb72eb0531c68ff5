// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

/** The kinds of tokens. Keywords and integer types are identifiers, too: what they mean depends on where they stand. */
public enum Token {
  END,
  /** {@code foo}, {@code memref.alloc}, {@code i32}. */
  KEYWORD,
  /** {@code @foo} or {@code @"foo bar"}. */
  AT_NAME,
  /** {@code #foo}, {@code #1}. */
  HASH_NAME,
  /** {@code %foo}. */
  VALUE_NAME,
  /** {@code ^foo}. */
  BLOCK_NAME,
  /** {@code !foo}. */
  TYPE_NAME,
  INTEGER,
  FLOAT,
  STRING,
  PUNCTUATION
}
