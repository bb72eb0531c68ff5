// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/**
 * The order of the uses of a value. It means nothing to a program, but whoever reproduces another implementation's order of visits needs it:
 * worklists follow it.
 */
public final class UseLists {
  private UseLists() {}

  /** Orders the uses by and of {@code op} as if a new operation had taken its place. */
  public static void asIfReplaced(Op op) {
    for (Use use : op.operands) use.renew();
    for (Value.Result result : op.results) result.reverseUses();
  }
}
