// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;

/** Forgets where everything comes from. */
public record StripDebugInfo() implements Pass {
  public static final PassInfo INFO =
      PassInfo.of("strip-debuginfo", "StripDebugInfo", "Strip debug info from all operations", options -> new StripDebugInfo());

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    Rewriter rewriter = cx.rewriter();
    root.walk(op -> {
      rewriter.setLocation(op, Location.UNKNOWN);
      for (Region region : op.regions()) {
        for (Block block : region) {
          for (Value.Argument argument : block.arguments()) rewriter.setLocation(argument, Location.UNKNOWN);
        }
      }
    });
  }
}
