// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.freehold.ir.Registry;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import java.util.List;
import org.junit.jupiter.api.Test;

class LiteralsTest {
  private static final Registry REGISTRY = Registry.load();

  private static Program program(String text) {
    var parsed = Parser.parse(Source.of("test.mlir", text), REGISTRY, ParserOptions.DEFAULT, diagnostic -> {
      throw new IllegalStateException(diagnostic.message());
    });
    return new Program(parsed.module(), REGISTRY, Executors.load());
  }

  private static String wrong(Runnable action) {
    return assertThrows(IllegalArgumentException.class, action::run).getMessage();
  }

  @Test
  void onlyABufferIsUninitialized() {
    FunctionLike function = program("func.func @f(%x: i1) { return }").entry(null);
    assertEquals("'uninitialized' is not a value of type 'i1'", wrong(() -> Literals.parse(List.of("uninitialized"), function, REGISTRY)));
  }

  @Test
  void aProgramHasOneEntry() {
    assertEquals("f", program("func.func @f() { return }").entry(null).symbolName());
    assertEquals("main", program("func.func @f() { return } func.func @main() { return }").entry(null).symbolName());
    assertEquals("f", program("func.func @f() { return } func.func @main() { return }").entry("@f").symbolName());
    assertEquals("several functions have a body: choose an entry",
        wrong(() -> program("func.func @f() { return } func.func @g() { return }").entry(null)));
    assertEquals("no function has a body", wrong(() -> program("").entry(null)));
    assertEquals("function '@g' is not defined", wrong(() -> program("func.func private @g()").entry("g")));
  }
}
