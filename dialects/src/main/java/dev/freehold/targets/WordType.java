// SPDX-License-Identifier: Apache-2.0
package dev.freehold.targets;

import dev.freehold.ir.Type;
import dev.freehold.ir.text.AttrPrinter;

/** A type that is just a name: {@code !nvgpu.mbarrier.token}. */
record WordType(String dialect, String word) implements Type {

  @Override
  public void print(AttrPrinter out) {
    out.text("!" + dialect + "." + word);
  }
}
