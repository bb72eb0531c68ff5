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

  private static Outcome run(String program, String... arguments) {
    Program parsed = program(program);
    FunctionLike function = parsed.entry(null);
    return Execution.of(parsed, function, Literals.parse(List.of(arguments), function, REGISTRY)).run();
  }

  /** The types that One-Shot Bufferize gives arguments by default. */
  @Test
  void buffersOfUnknownStrides() {
    String program = """
        func.func @f(%m: memref<?x2xi32, strided<[?, ?], offset: ?>>, %i: index) -> i32 {
          %0 = memref.load %m[%i, %i] : memref<?x2xi32, strided<[?, ?], offset: ?>>
          return %0 : i32
        }
        """;
    assertEquals(List.of(4L), run(program, "dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>", "1").results());
    assertEquals(List.of(4L),
        run(program.replace("[?, ?], offset: ?", "[7, 3], offset: 5"), "dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>", "1").results());
    FunctionLike function = program(program).entry(null);
    assertEquals("'dense<0>' requires a type, such as ': tensor<4xf32>', for a parameter of type 'memref<?x2xi32, strided<[?, ?], offset: ?>>'",
        wrong(() -> Literals.parse(List.of("dense<0>", "1"), function, REGISTRY)));
  }

  @Test
  void dynamicTensors() {
    String program = """
        func.func @f(%t: tensor<?xi32>, %i: index) -> (i32, index) {
          %c0 = arith.constant 0 : index
          %0 = tensor.extract %t[%i] : tensor<?xi32>
          %1 = tensor.dim %t, %c0 : tensor<?xi32>
          return %0, %1 : i32, index
        }
        """;
    assertEquals(List.of(6L, 3L), run(program, "dense<[4, 5, 6]> : tensor<3xi32>", "2").results());
    FunctionLike function = program(program).entry(null);
    assertEquals("'dense<0> : tensor<3xi64>' is not a value of type 'tensor<?xi32>'",
        wrong(() -> Literals.parse(List.of("dense<0> : tensor<3xi64>", "1"), function, REGISTRY)));
    assertEquals("'dense<0>' requires a type, such as ': tensor<4xf32>', for a parameter of type 'tensor<?xi32>'",
        wrong(() -> Literals.parse(List.of("dense<0>", "1"), function, REGISTRY)));
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
