// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.func.FuncOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassOption;
import dev.freehold.pass.UnsupportedProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Deallocates every memref once on every path, by whoever owns it there. An ownership indicator travels beside a memref that is passed on:
 *
 * <pre>
 *   cf.cond_br %c, ^fresh, ^join(%arg)           cf.cond_br %c, ^fresh, ^join(%arg, %false)
 * ^fresh:                                      ^fresh:
 *   %a = memref.alloc()                          %a = memref.alloc()
 *   cf.br ^join(%a)                              %0 = bufferization.dealloc (%a : …) if (%true) retain (%a : …)
 *                                                cf.br ^join(%a, %0)
 * ^join(%m: memref&lt;4xf32&gt;):                    ^join(%m: memref&lt;4xf32&gt;, %own: i1):
 *   test.use(%m)                                 test.use(%m)
 *                                                %base, … = memref.extract_strided_metadata %m
 *                                                bufferization.dealloc (%base : …) if (%own)
 *   return                                       return
 * </pre>
 *
 * Upstream: {@code OwnershipBasedBufferDeallocation.cpp}.
 *
 * @param dynamicOwnership whether private functions return an ownership indicator beside each memref, rather than clone it
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
    try {
      // What a private function returns besides is for its callers to know.
      if (dynamicOwnership) deallocate(root, cx);
      else deallocateApart(root, cx);
    } catch (UnsupportedProgram unsupported) {
      cx.report(unsupported.diagnostic());
    }
  }

  /** As in the reference, functions of other dialects stay as they are. */
  private void deallocate(Op root, PassContext cx) throws UnsupportedProgram {
    List<Op> functions = new ArrayList<>();
    root.walk(FuncOp.class, function -> {
      if (!function.isDeclaration()) functions.add(function);
    });
    for (Op function : functions) new FunctionDealloc(function, dynamicOwnership, cx).run();
  }

  private void deallocateApart(Op root, PassContext cx) throws UnsupportedProgram {
    if (root instanceof FunctionLike) {
      deallocate(root, cx);
      return;
    }
    Map<Op, UnsupportedProgram> unsupported = new ConcurrentHashMap<>();
    List<Op> functions = cx.forEachFunction(root, (function, own) -> {
      try {
        deallocate(function, own);
      } catch (UnsupportedProgram e) {
        unsupported.put(function, e);
      }
    });
    for (Op function : functions) {
      if (unsupported.containsKey(function)) throw unsupported.get(function);
    }
  }
}
