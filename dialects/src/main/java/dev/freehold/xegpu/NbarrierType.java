// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.ir.Type;
import dev.freehold.ir.text.AttrPrinter;

/** A barrier that some threads of a workgroup share: {@code !xegpu.nbarrier}. */
record NbarrierType() implements Type {
  static final NbarrierType INSTANCE = new NbarrierType();

  @Override
  public void print(AttrPrinter out) {
    out.text("!xegpu.nbarrier");
  }

  @Override
  public String dialect() {
    return "xegpu";
  }
}
