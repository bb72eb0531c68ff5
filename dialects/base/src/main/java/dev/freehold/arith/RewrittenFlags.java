// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

/** Which overflow flags a replacement of other operations has. */
public interface RewrittenFlags {
  /** Those that the others had and that still hold. */
  RewrittenFlags SOUND = OverflowAttr::and;

  /**
   * @param before the flags of what is replaced
   * @param hold the flags that are true of the new operation if they were true of the others
   */
  OverflowAttr kept(OverflowAttr before, OverflowAttr hold);
}
