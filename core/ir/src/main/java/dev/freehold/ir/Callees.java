// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** What is known of the functions that a program calls, while patterns change one function without reading the others. */
public interface Callees {
  /** Nothing is known: every callee may free or return what it gets. */
  Callees UNKNOWN = new Callees() {
    @Override
    public boolean mayFree(Op call) {
      return true;
    }

    @Override
    public boolean mayReturnArguments(Op call) {
      return true;
    }
  };

  /** Returns whether the callee of a call may free a buffer that it has not allocated. */
  boolean mayFree(Op call);

  /** Returns whether a result of a call may be a buffer that the callee gets, or a part of one. */
  boolean mayReturnArguments(Op call);
}
