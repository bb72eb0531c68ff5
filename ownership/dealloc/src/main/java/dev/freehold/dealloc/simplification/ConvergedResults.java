// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.simplification;

/** Whether replacing uses of results of a deallocation makes a rule a success, so that no other rule is tried before the next visit. */
public interface ConvergedResults {
  /** As any change does. */
  ConvergedResults SOUND = () -> true;

  boolean count();
}
