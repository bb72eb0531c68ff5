// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

/** The type of what stands for a task: {@code !async.token}. */
record Token() implements Type {
  static final Token INSTANCE = new Token();

  @Override
  public String text() {
    return "!async.token";
  }
}
