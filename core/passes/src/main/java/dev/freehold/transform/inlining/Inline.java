// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform.inlining;

import dev.freehold.ir.Op;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassOption;
import dev.freehold.pass.PassOptions;

/**
 * Replaces calls by what they call, callees before callers, and erases the private functions that nobody calls then. Upstream: {@code --inline}.
 *
 * <pre>
 *   func.func private @twice(%x: i32) -&gt; i32 {               func.func @f(%x: i32) -&gt; i32 {
 *     %y = arith.addi %x, %x : i32                               %y = arith.addi %x, %x : i32
 *     return %y : i32                                            return %y : i32
 *   }                                                          }
 *   func.func @f(%x: i32) -&gt; i32 {
 *     %y = call @twice(%x) : (i32) -&gt; i32
 *     return %y : i32
 *   }
 * </pre>
 *
 * <p>A function is simplified before its calls are looked at, and again after some of them were inlined.
 *
 * @param defaultPipeline what simplifies functions
 * @param opPipelines what simplifies functions of a kind instead: {@code func.func(canonicalize)}
 * @param maxIterations how often calls are inlined in functions that call each other
 * @param threshold the size in percent of the caller up to which a function is inlined
 */
public record Inline(String defaultPipeline, String opPipelines, long maxIterations, long threshold) implements Pass {
  static final long NO_THRESHOLD = 0xFFFF_FFFFL;

  public static final PassInfo INFO = PassInfo.of("inline", "InlinerPass", "Inline function calls", Inline::of)
      .option(PassOption.string("default-pipeline", "canonicalize",
          "The optimizer pipeline used for callables that do not have a dedicated optimizer pipeline in opPipelineList"))
      .option(PassOption.string("op-pipelines", "", "Callable operation specific optimizer pipelines (in the form of `dialect.op(pipeline)`)"))
      .option(PassOption.unsigned("max-iterations", 4, "Maximum number of iterations when inlining within an SCC"))
      .option(PassOption.unsigned("inlining-threshold", NO_THRESHOLD,
          "If the ratio between the number of the operations in the callee and the number of the operations in the caller exceeds this value (in "
              + "percentage), then the callee is not inlined even if it is legal to inline it"));

  private static Inline of(PassOptions options) {
    return new Inline(options.text("default-pipeline"), options.text("op-pipelines"), options.integer("max-iterations"),
        options.integer("inlining-threshold"));
  }

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    Simplification simplification = Simplification.of(root, this, cx);
    if (simplification != null) new Inliner(root, this, simplification, cx).run();
  }
}
