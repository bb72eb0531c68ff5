// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

/** What one operation does when control comes to it. Operands are concrete by then: the machine has dealt with poison. */
@FunctionalInterface
public interface Action {
  void run(Frame frame);
}
