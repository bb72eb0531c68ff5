// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import dev.freehold.ir.Op;

/**
 * A transformation of what is in one operation. Implement it as a record whose components are the options:
 *
 * <pre>
 *   public record Cse() implements Pass {
 *     public static final PassInfo INFO = PassInfo.of("cse", "CSE", "Eliminate common sub-expressions", options -&gt; new Cse());
 *     public PassInfo info() { return INFO; }
 *     public void run(Op root, PassContext cx) { … }
 *   }
 * </pre>
 *
 * A pass anchored on an isolated operation may run on several of them at the same time, so it keeps no state between runs and
 * changes nothing outside of its root.
 */
public interface Pass {

  /** What the pass is called and takes. */
  PassInfo info();

  /** Whether the pass asks {@link PassContext#callees}, so that it may run on a function while others run on its callees. */
  default boolean asksCallees() {
    return false;
  }

  /** Changes what is in {@code root}. The pass has failed when it reports an error. */
  void run(Op root, PassContext cx);
}
