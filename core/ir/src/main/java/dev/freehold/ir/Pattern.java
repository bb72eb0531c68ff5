// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/**
 * A local rewrite. It returns without touching anything where it does not apply; the rewriter sees what it changes, so that
 * there is nothing to report.
 */
@FunctionalInterface
public interface Pattern<O extends Op> {
  void rewrite(O op, Rewriter rewriter);
}
