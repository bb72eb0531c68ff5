// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.dealloc.UnsupportedProgram;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Op;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Every buffer is freed once on every path, by whoever owns it there.
 *
 * @param dynamicOwnership whether private functions tell by an {@code i1} who owns what they return, rather than copy it
 */
public record OwnershipBasedDealloc(boolean dynamicOwnership) implements Pass {
  public static final PassInfo INFO = PassInfo.of("ownership-based-buffer-deallocation", "OwnershipBasedBufferDeallocationPass",
      "Adds all required dealloc operations for all allocations in the input program",
      options -> new OwnershipBasedDealloc(options.bool("private-function-dynamic-ownership")))
      .option(PassOption.bool("private-function-dynamic-ownership", false,
          "Allows to add additional arguments to private functions to dynamically pass ownership of memrefs to callees. "
              + "This can enable earlier deallocations."));

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    List<Op> functions = new ArrayList<>();
    // As in the reference, functions of other dialects stay as they are.
    root.walk(FuncOp.class, function -> {
      if (!function.isDeclaration()) functions.add(function);
    });
    try {
      for (Op function : functions) new FunctionDealloc(function, dynamicOwnership, cx).run();
    } catch (UnsupportedProgram unsupported) {
      cx.report(unsupported.diagnostic());
    }
  }
}
