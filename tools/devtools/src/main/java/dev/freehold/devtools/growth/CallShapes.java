// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.growth;

import static dev.freehold.devtools.growth.Lines.list;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/** Many functions, calls and signatures. */
final class CallShapes {
  private static final String BUFFER = "memref<4xf32>";

  /** Buffers that are kept, replaced, changed and returned, or passed to the function before. */
  private static final String MIXED = """
      func.func @f##(%n: index, %c: i1, %m: memref<?xf32>) -> memref<?xf32> {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %a = memref.alloc(%n) : memref<?xf32>
        memref.copy %m, %a : memref<?xf32> to memref<?xf32>
        %b = scf.if %c -> memref<?xf32> {
          %x = memref.alloc(%n) : memref<?xf32>
          scf.yield %x : memref<?xf32>
        } else {
          scf.yield %a : memref<?xf32>
        }
        scf.for %i = %c0 to %n step %c1 {
          %v = memref.load %b[%i] : memref<?xf32>
          %w = arith.addf %v, %v : f32
          memref.store %w, %a[%i] : memref<?xf32>
        }
        cf.cond_br %c, ^call, ^end(%b : memref<?xf32>)
      ^call:
        %r = call @f#(%n, %c, %a) : (index, i1, memref<?xf32>) -> memref<?xf32>
        cf.br ^end(%r : memref<?xf32>)
      ^end(%y: memref<?xf32>):
        return %y : memref<?xf32>
      }""";

  private CallShapes() {}

  static List<Shape> all() {
    return List.of(
        callChain("calls-private", "private "),
        callChain("calls-public", ""),
        inlined("calls-inlined", "  %z = arith.muli %x, %x : i64\n  return %z : i64"),
        inlined("calls-inlined-blocks", """
              cf.cond_br %c, ^then(%x : i64), ^end(%x : i64)
            ^then(%y: i64):
              %z = arith.muli %y, %y : i64
              cf.br ^end(%z : i64)
            ^end(%r: i64):
              return %r : i64"""),
        callsByThreshold(),
        new Shape("calls-fresh", (n, out) -> out.line("func.func private @g() -> memref<4xf32>\nfunc.func @f() {")
            .lines(n, "  %# = call @g() : () -> memref<4xf32>\n  \"test.read_buffer\"(%#) : (memref<4xf32>) -> ()").line("  return\n}")),
        new Shape("calls-wide", (n, out) -> out.line("func.func private @g(" + list(n, BUFFER) + ")\nfunc.func @f() {")
            .lines(n, "  %# = memref.alloc() : memref<4xf32>")
            .line("  call @g(" + list(n, "%#") + ") : (" + list(n, BUFFER) + ") -> ()\n  return\n}")),
        new Shape("functions", (n, out) -> out.lines(n,
            "func.func @f#() {\n  %a = memref.alloc() : memref<4xf32>\n  \"test.read_buffer\"(%a) : (memref<4xf32>) -> ()\n  return\n}")),
        new Shape("functions-mixed", (n, out) -> out.line("func.func private @f0(index, i1, memref<?xf32>) -> memref<?xf32>").lines(n, MIXED)),
        new Shape("functions-calling", (n, out) -> out
            .line("func.func private @f0(%x: memref<4xf32>) -> memref<4xf32> {\n  return %x : memref<4xf32>\n}")
            .lines(n,
                "func.func private @f##(%x: memref<4xf32>) -> memref<4xf32> {\n  %r = call @f#(%x) : (memref<4xf32>) -> memref<4xf32>\n  return %r : memref<4xf32>\n}")),
        new Shape("functions-returning",
            (n, out) -> out.line("func.func @f0() -> memref<4xf32> {\n  %r = memref.alloc() : memref<4xf32>\n  return %r : memref<4xf32>\n}")
                .lines(n, "func.func @f##() -> memref<4xf32> {\n  %r = call @f#() : () -> memref<4xf32>\n  return %r : memref<4xf32>\n}")),
        new Shape("declarations", (n, out) -> out.lines(n, "func.func private @f#(memref<#xf32>)")),
        new Shape("results", (n, out) -> out.line("func.func @f() -> (" + list(n, BUFFER) + ") {").lines(n, "  %# = memref.alloc() : memref<4xf32>")
            .line("  return " + list(n, "%#") + " : " + list(n, BUFFER) + "\n}\nfunc.func @g() {\n  %r:" + n + " = call @f() : () -> ("
                + list(n, BUFFER)
                + ")\n  \"test.read_buffer\"(%r#0) : (memref<4xf32>) -> ()\n  return\n}")),
        new Shape("results-equal", (n, out) -> out.line("func.func private @f(%a: memref<4xf32>) -> (" + list(n, BUFFER) + ") {")
            .line("  return " + list(n, "%a") + " : " + list(n, BUFFER) + "\n}\nfunc.func @g(%x: memref<4xf32>) {\n  %r:" + n
                + " = call @f(%x) : (memref<4xf32>) -> (" + list(n, BUFFER)
                + ")\n  \"test.read_buffer\"(%r#0) : (memref<4xf32>) -> ()\n  return\n}")),
        new Shape("passed-through", (n, out) -> out.line("func.func private @f(" + list(n, "%a#: " + BUFFER) + ") -> (" + list(n, BUFFER) + ") {")
            .line("  return " + list(n, "%a#") + " : " + list(n, BUFFER) + "\n}")),
        new Shape("parameters",
            (n, out) -> out.line("func.func @f(" + list(n, "%a#: " + BUFFER) + ") {").lines(n, "  \"test.read_buffer\"(%a#) : (memref<4xf32>) -> ()")
                .line("  return\n}")),
        new Shape("callers",
            (n, out) -> out.line("func.func private @g() -> memref<4xf32> {\n  %r = memref.alloc() : memref<4xf32>\n  return %r : memref<4xf32>\n}")
                .lines(n,
                    "func.func @f#() {\n  %r = call @g() : () -> memref<4xf32>\n  \"test.read_buffer\"(%r) : (memref<4xf32>) -> ()\n  return\n}")),
        handingOn("handing-on-chain", (n, i) -> i + 1 < n ? List.of(i + 1) : List.of(), false),
        handingOn("handing-on-tree", (n, i) -> IntStream.of(2 * i + 1, 2 * i + 2).filter(callee -> callee < n).boxed().toList(), false),
        handingOn("handing-on-cycle", (n, i) -> List.of((i + 1) % n), false),
        handingOn("handing-on-kept", (n, i) -> i + 1 < n ? List.of(i + 1) : List.of(), true),
        new Shape("names-lent", (n, out) -> out
            .line("func.func private @g(memref<4xf32>, memref<4xf32>) -> (memref<4xf32> {freehold.borrowed = [0, 1]})")
            .line("func.func @f(%m: memref<4xf32>) {\n  %a = memref.alloc() : memref<4xf32>")
            .lines(n, "  %x# = func.call @g(%a, %m) : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>")
            .line("  \"test.read_buffer\"(%a) : (memref<4xf32>) -> ()").lines(n, "  \"test.read_buffer\"(%x#) : (memref<4xf32>) -> ()")
            .line("  return\n}")),
        new Shape("modules", (n, out) -> out.lines(n, "module @m# {\n  func.func @f() {\n    return\n  }\n}")));
  }

  /**
   * Private functions that pass what they are passed to others, and a public one that calls the first of them.
   *
   * @param callees the numbers of those that a function calls, by the number of all and its own
   * @param isKept whether the public function uses the buffer behind the call, so that it cannot hand it over to any of them
   */
  private static Shape handingOn(String name, BiFunction<Integer, Integer, List<Integer>> callees, boolean isKept) {
    String read = "  \"test.read_buffer\"(%x) : (memref<4xf32>) -> ()";
    return new Shape(name, (n, out) -> {
      out.line("func.func @f(%c: i1) {\n  %x = memref.alloc() : memref<4xf32>\n  call @f0(%c, %x) : (i1, memref<4xf32>) -> ()");
      out.line((isKept ? read + "\n" : "") + "  return\n}");
      for (int i = 0; i < n; i++) {
        out.line("func.func private @f" + i + "(%c: i1, %x: memref<4xf32>) {\n  cf.cond_br %c, ^on, ^end\n^on:");
        List<Integer> called = callees.apply(n, i);
        for (int callee : called.isEmpty() ? called : called.subList(0, called.size() - 1)) {
          out.line("  %y" + callee + " = memref.alloc() : memref<4xf32>");
          out.line("  call @f" + callee + "(%c, %y" + callee + ") : (i1, memref<4xf32>) -> ()");
        }
        if (called.isEmpty()) out.line(read + "\n  %y = memref.alloc() : memref<4xf32>\n" + read.replace("%x", "%y"));
        else out.line("  call @f" + called.getLast() + "(%c, %x) : (i1, memref<4xf32>) -> ()");
        out.line("  cf.br ^end\n^end:\n  return\n}");
      }
    });
  }

  /** Calls of one private function, each with the result of the one before. */
  private static Shape inlined(String name, String body) {
    return new Shape(name, (n, out) -> out.line("func.func private @g(%x: i64, %c: i1) -> i64 {\n" + body + "\n}")
        .line("func.func @f(%r0: i64, %c: i1) -> i64 {").lines(n, "  %r## = call @g(%r#, %c) : (i64, i1) -> i64")
        .line("  return %r" + n + " : i64\n}"));
  }

  /** Calls of a function that is small beside its caller, and of one that is not. */
  private static Shape callsByThreshold() {
    return new Shape("calls-inlined-threshold", (n, out) -> out
        .line("func.func private @g(%x: i64) -> i64 {\n  %z = arith.muli %x, %x : i64\n  return %z : i64\n}")
        .line("func.func private @h(%r0: i64) -> i64 {").lines(n, "  %r## = arith.addi %r#, %r0 : i64")
        .line("  return %r" + n + " : i64\n}\nfunc.func @f(%r0: i64) -> i64 {")
        .lines(n, "  %s# = call @g(%r#) : (i64) -> i64\n  %r## = call @h(%s#) : (i64) -> i64").line("  return %r" + n + " : i64\n}"));
  }

  private static Shape callChain(String name, String visibility) {
    String callee = visibility.isEmpty()
        ? "func.func @g(%x: memref<4xf32>) -> memref<4xf32> {\n  return %x : memref<4xf32>\n}"
        : "func.func private @g(memref<4xf32>) -> memref<4xf32>";
    return new Shape(name, (n, out) -> out.line(callee + "\nfunc.func @f() {\n  %r0 = memref.alloc() : memref<4xf32>")
        .lines(n, "  %r## = call @g(%r#) : (memref<4xf32>) -> memref<4xf32>")
        .line("  \"test.read_buffer\"(%r" + n + ") : (memref<4xf32>) -> ()\n  return\n}"));
  }
}
