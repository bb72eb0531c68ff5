// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

/** The type of addresses: {@code !llvm.ptr}. */
record Pointer() implements Type {
  static final Pointer INSTANCE = new Pointer();

  @Override
  public String text() {
    return "!llvm.ptr";
  }
}
