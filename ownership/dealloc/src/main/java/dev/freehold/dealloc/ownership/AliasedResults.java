// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

/** What a function does that gives its caller the ownership of each memref that it returns, where two of these may be the same buffer. */
public interface AliasedResults {
  /** It returns a clone in place of the later one: the caller deallocates each of them. */
  AliasedResults SOUND = () -> true;

  boolean areCloned();
}
