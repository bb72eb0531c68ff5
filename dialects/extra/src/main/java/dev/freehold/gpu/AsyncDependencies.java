// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Value;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.List;

/** {@code async [%a, %b]}: whether an operation makes a token, and which it waits for. */
final class AsyncDependencies {
  private static final String TOKEN = "asyncToken";
  private static final String DEPENDENCIES = "asyncDependencies";

  private AsyncDependencies() {}

  /** Declares the directive {@code custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)}. */
  static <O extends Op> OpDefBuilder<O> in(OpDefBuilder<O> builder) {
    return builder.directive("AsyncDependencies", Directive.of(AsyncDependencies::parse, AsyncDependencies::print));
  }

  private static <O extends Op> void parse(OpParser p, FormatState<O> state) {
    if (acceptAsync(p)) state.types(TOKEN).add(AsyncTokenType.INSTANCE);
    state.operands(DEPENDENCIES).addAll(p.operandList(Delimiter.OPTIONAL_SQUARE));
  }

  /** Parses the keyword {@code async}; the result is a token, which must then have a name. */
  static boolean acceptAsync(OpParser p) {
    int loc = p.loc();
    boolean async = p.accept("async");
    if (async && p.namedResultCount() == 0) throw p.error(loc, "needs to be named when marked 'async'");
    return async;
  }

  private static <O extends Op> void print(O op, OpPrinter out) {
    print(hasToken(op), op.operandSegment("asyncDependencies"), out);
  }

  static boolean hasToken(Op op) {
    return op.resultCount() > 0 && op.result(op.resultCount() - 1).type() instanceof AsyncTokenType;
  }

  static void print(boolean async, List<Value> dependencies, OpPrinter out) {
    if (async) out.text("async");
    if (dependencies.isEmpty()) return;
    if (async) out.text(" ");
    out.text("[").operands(dependencies).text("]");
  }
}
