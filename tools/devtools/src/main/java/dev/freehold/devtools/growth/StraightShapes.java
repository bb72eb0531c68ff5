// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.growth;

import static dev.freehold.devtools.growth.Shape.function;

import java.util.List;

/** Long blocks. */
final class StraightShapes {
  private StraightShapes() {}

  static List<Shape> all() {
    return List.of(
        function("allocs", "()", (n, out) -> out.lines(n, "  %# = memref.alloc() : memref<4xf32>").line("  return")),
        function("allocs-used", "()", (n, out) -> out.lines(n,
            "  %# = memref.alloc() : memref<4xf32>\n  \"test.read_buffer\"(%#) : (memref<4xf32>) -> ()").line("  return")),
        function("allocs-held", "(%v: f32, %i: index)", (n, out) -> out
            .lines(n, "  %# = memref.alloc() : memref<4xf32>\n  memref.store %v, %#[%i] : memref<4xf32>")
            .lines(n, "  \"test.read_buffer\"(%#) : (memref<4xf32>) -> ()").line("  return")),
        function("allocs-freed", "(%v: f32, %i: index)", (n, out) -> out
            .lines(n, "  %# = memref.alloc() : memref<4xf32>\n  memref.store %v, %#[%i] : memref<4xf32>")
            .lines(n, "  memref.dealloc %# : memref<4xf32>").line("  return")),
        function("allocs-dynamic", "(%s: index)", (n, out) -> out.lines(n,
            "  %s# = arith.addi %s, %s : index\n  %# = memref.alloc(%s#) : memref<?xf32>\n  \"test.read_buffer\"(%#) : (memref<?xf32>) -> ()")
            .line("  return")),
        function("one-buffer", "(%v: f32, %i: index)", (n, out) -> out.line("  %a = memref.alloc() : memref<4xf32>")
            .lines(n, "  memref.store %v, %a[%i] : memref<4xf32>").line("  return")),
        function("returned", "(%v: f32, %i: index) -> f32", (n, out) -> out.line("  %a = memref.alloc() : memref<4xf32>")
            .lines(n, "  %l# = memref.load %a[%i] : memref<4xf32>").line("  return %l0 : f32")),
        function("clones", "(%a: memref<4xf32>)", (n, out) -> out.lines(n,
            "  %# = bufferization.clone %a : memref<4xf32> to memref<4xf32>\n  \"test.read_buffer\"(%#) : (memref<4xf32>) -> ()").line("  return")),
        function("clone-chain", "(%c0: memref<4xf32>)", (n, out) -> out.lines(n,
            "  %c## = bufferization.clone %c# : memref<4xf32> to memref<4xf32>").line("  return")),
        function("clones-freed", "(%a: memref<4xf32>)", (n, out) -> out
            .lines(n, "  %# = bufferization.clone %a : memref<4xf32> to memref<4xf32>\n  \"test.read_buffer\"(%#) : (memref<4xf32>) -> ()")
            .lines(n, "  memref.dealloc %# : memref<4xf32>").line("  return")),
        function("reallocs", "(%s: index)", (n, out) -> out.line("  %r0 = memref.alloc(%s) : memref<?xf32>")
            .lines(n, "  %r## = memref.realloc %r#(%s) : memref<?xf32> to memref<?xf32>").line("  return")),
        function("casts", "(%a: memref<?xf32>)", (n, out) -> out.line("  %c0 = memref.alloc() : memref<4xf32>")
            .lines(n, "  %d# = memref.cast %c# : memref<4xf32> to memref<?xf32>\n  %c## = memref.cast %d# : memref<?xf32> to memref<4xf32>")
            .line("  \"test.read_buffer\"(%c" + n + ") : (memref<4xf32>) -> ()\n  return")),
        function("subviews", "(%i: index)", (n, out) -> out.line("  %a = memref.alloc(%i) : memref<?xf32>")
            .line("  %s0 = memref.subview %a[%i][%i][1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>")
            .lines(n, "  %s## = memref.subview %s#[%i][%i][1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>")
            .line("  \"test.read_buffer\"(%s" + n + ") : (memref<?xf32, strided<[1], offset: ?>>) -> ()\n  return")),
        function("views", "(%i: index, %c: i1)", (n, out) -> out.line("  %a = memref.alloc(%i) : memref<?xf32>")
            .lines(n, "  %s# = memref.subview %a[%i][%i][1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>")
            .lines(n, "  \"test.read_buffer\"(%s#) : (memref<?xf32, strided<[1], offset: ?>>) -> ()").line("  return")),
        function("selects", "(%c: i1)", (n, out) -> out.line("  %s0 = memref.alloc() : memref<4xf32>").lines(n,
            "  %a# = memref.alloc() : memref<4xf32>\n  %s## = arith.select %c, %s#, %a# : memref<4xf32>")
            .line("  \"test.read_buffer\"(%s" + n + ") : (memref<4xf32>) -> ()\n  return")),
        function("selects-returned", "(%c: i1) -> memref<4xf32>", (n, out) -> out.line("  %s0 = memref.alloc() : memref<4xf32>").lines(n,
            "  %a# = memref.alloc() : memref<4xf32>\n  %s## = arith.select %c, %s#, %a# : memref<4xf32>")
            .line("  return %s" + n + " : memref<4xf32>")),
        function("adds", "(%v0: i64) -> i64", (n, out) -> out.lines(n, "  %v## = arith.addi %v#, %v# : i64").line("  return %v" + n + " : i64")),
        function("add-constants", "(%v0: i64) -> i64", (n, out) -> out.lines(n,
            "  %c# = arith.constant # : i64\n  %v## = arith.addi %v#, %c# : i64").line("  return %v" + n + " : i64")),
        function("equal-adds", "(%x: i64, %y: i64)", (n, out) -> out.lines(n,
            "  %# = arith.addi %x, %y : i64\n  \"test.use\"(%#) : (i64) -> ()").line("  return")),
        function("constants", "()",
            (n, out) -> out.lines(n, "  %c#_i64 = arith.constant # : i64\n  \"test.use\"(%c#_i64) : (i64) -> ()").line("  return")),
        function("equal-constants", "()",
            (n, out) -> out.lines(n, "  %c# = arith.constant 7 : i64\n  \"test.use\"(%c#) : (i64) -> ()").line("  return")),
        function("dims", "(%s: index) -> index", (n, out) -> out.line("  %i0 = arith.constant 0 : index").lines(n,
            "  %a# = memref.alloc(%s) : memref<?xf32>\n  %d# = memref.dim %a#, %i0 : memref<?xf32>\n  \"test.use\"(%d#) : (index) -> ()")
            .line("  return %s : index")),
        function("dead", "(%v0: i64)", (n, out) -> out.lines(n, "  %v## = arith.addi %v#, %v0 : i64").line("  return")),
        function("loads", "(%a: memref<4xf32>, %i: index)", (n, out) -> out
            .lines(n, "  %# = memref.load %a[%i] : memref<4xf32>\n  \"test.use\"(%#) : (f32) -> ()").line("  return")),
        function("load-store", "(%a: memref<4xf32>, %i: index, %v: f32)", (n, out) -> out
            .lines(n, "  %# = memref.load %a[%i] : memref<4xf32>\n  memref.store %#, %a[%i] : memref<4xf32>").line("  return")),
        function("pure-loads", "(%a: memref<4xf32>, %i: index) -> f32", (n, out) -> out
            .lines(n, "  %# = memref.load %a[%i] : memref<4xf32>\n  %x# = arith.addf %#, %# : f32").line("  return %x0 : f32")),
        new Shape("globals", (n, out) -> out.lines(n, "memref.global \"private\" constant @g# : memref<2xf32> = dense<[1.0, #.0]>")
            .line("func.func @f() {").lines(n, "  %# = memref.get_global @g# : memref<2xf32>\n  \"test.read_buffer\"(%#) : (memref<2xf32>) -> ()")
            .line("  return\n}")));
  }
}
