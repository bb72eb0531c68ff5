// SPDX-License-Identifier: Apache-2.0
package dev.freehold.func;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a function says of its arguments and results. */
class FuncOpTest {
  private static FuncOp parse(String program) {
    ModuleOp module = Parser.parse(Source.of("-", program), Registry.load(), new ParserOptions(false), diagnostic -> {}).module();
    return (FuncOp) module.body().first();
  }

  @Test
  void hasAttributesOfArgumentsAndResults() {
    FuncOp function = parse("func.func private @f(i32 {llvm.noundef}, i32) -> (i32, i32 {llvm.signext})");
    assertEquals(List.of("llvm.noundef"), List.copyOf(function.argumentAttrs(0).names()));
    assertEquals(List.of(), List.copyOf(function.argumentAttrs(1).names()));
    assertEquals(List.of("llvm.signext"), List.copyOf(function.resultAttrs(1).names()));
  }

  @Test
  void hasNoAttributesWhereNoneAreWritten() {
    FuncOp function = parse("func.func private @f(i32) -> i32");
    assertEquals(List.of(), List.copyOf(function.argumentAttrs(0).names()));
    assertEquals(List.of(), List.copyOf(function.resultAttrs(0).names()));
  }

  @Test
  void hasArgumentsWhereItHasBody() {
    assertEquals(2, parse("func.func @f(%a: i32, %b: i64) { return }").arguments().size());
    assertEquals(List.of(), parse("func.func private @f(i32)").arguments());
  }
}
