// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

/** A command of a file did not end as it must. */
final class RunFailure extends Exception {
  private static final long serialVersionUID = 1;

  RunFailure(String message) {
    super(message);
  }
}
