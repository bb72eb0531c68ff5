// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.growth;

import static dev.freehold.devtools.growth.Lines.list;
import static dev.freehold.devtools.growth.Shape.function;

import java.util.List;

/** Long lists of operands, results, attributes and names, and deep types and attributes. */
final class ListShapes {
  private static final String BUFFER = "memref<4xf32>";

  private ListShapes() {}

  static List<Shape> all() {
    return List.of(
        function("dealloc-list", "(%c: i1)", (n, out) -> out.lines(n, "  %# = memref.alloc() : memref<4xf32>")
            .line("  bufferization.dealloc (" + list(n, "%#") + " : " + list(n, BUFFER) + ") if (" + list(n, "%c") + ")\n  return")),
        new Shape("dealloc-arguments", (n, out) -> out.line("func.func @f(%c: i1, " + list(n, "%#: " + BUFFER) + ") {")
            .line("  bufferization.dealloc (" + list(n, "%#") + " : " + list(n, BUFFER) + ") if (" + list(n, "%c") + ")\n  return\n}")),
        new Shape("dealloc-retained", (n, out) -> out.line("func.func @f(%c: i1, %a: memref<4xf32>, " + list(n, "%#: " + BUFFER) + ") {")
            .line("  %r:" + n + " = bufferization.dealloc (%a : memref<4xf32>) if (%c) retain (" + list(n, "%#") + " : " + list(n, BUFFER)
                + ")\n  \"test.use\"(" + list(n, i -> "%r#" + i) + ") : (" + list(n, "i1") + ") -> ()\n  return\n}")),
        new Shape("dealloc-both", (n, out) -> out.line("func.func @f(%c: i1, " + list(n, "%#: " + BUFFER) + ", " + list(n, "%x#: " + BUFFER) + ") {")
            .line("  %r:" + n + " = bufferization.dealloc (" + list(n, "%#") + " : " + list(n, BUFFER) + ") if (" + list(n, "%c") + ") retain ("
                + list(n, "%x#") + " : " + list(n, BUFFER)
                + ")\n  \"test.use\"(" + list(n, i -> "%r#" + i) + ") : (" + list(n, "i1") + ") -> ()\n  return\n}")),
        function("dealloc-same", "(%c: i1, %a: memref<4xf32>)", (n, out) -> out
            .line("  bufferization.dealloc (" + list(n, "%a") + " : " + list(n, BUFFER) + ") if (" + list(n, "%c") + ")\n  return")),
        function("deallocs", "(%c: i1)", (n, out) -> out.lines(n,
            "  %# = memref.alloc() : memref<4xf32>\n  bufferization.dealloc (%# : memref<4xf32>) if (%c)").line("  return")),
        function("operands", "(%x: i32)", (n, out) -> out.line("  \"test.use\"(" + list(n, "%x") + ") : (" + list(n, "i32") + ") -> ()\n  return")),
        function("op-results", "()",
            (n, out) -> out.line("  %r:" + n + " = \"test.make\"() : () -> (" + list(n, BUFFER)
                + ")\n  \"test.read_buffer\"(%r#0) : (memref<4xf32>) -> ()\n  return")),
        function("op-regions", "()",
            (n, out) -> out.line("  \"test.regions\"() (" + list(n, "{\n  \"test.end\"() : () -> ()\n}") + ") : () -> ()\n  return")),
        function("array-attribute", "()", (n, out) -> out.line("  \"test.a\"() {a = [" + list(n, "# : i32") + "]} : () -> ()\n  return")),
        function("dictionary", "()", (n, out) -> out.line("  \"test.a\"() {" + list(n, "a# = # : i32") + "} : () -> ()\n  return")),
        function("custom-dictionary", "()", (n, out) -> out.line("  %a = memref.alloc() {" + list(n, "a# = #") + "} : memref<f32>\n  return")),
        function("dictionary-backwards", "()",
            (n, out) -> out.line("  \"test.a\"() {" + list(n, i -> "a" + (n - i) + " = [" + i + "]") + "} : () -> ()\n  return")),
        function("dictionaries", "()", (n, out) -> out.lines(n, "  \"test.a\"() {a = # : i32, b = \"x#\"} : () -> ()").line("  return")),
        function("dense", "()",
            (n, out) -> out.line("  \"test.a\"() {a = dense<[" + list(n, "#") + "]> : tensor<" + n + "xi32>} : () -> ()\n  return")),
        function("dense-floats", "()",
            (n, out) -> out.line("  \"test.a\"() {a = dense<[" + list(n, "#.5") + "]> : tensor<" + n + "xf32>} : () -> ()\n  return")),
        function("dense-hex", "()",
            (n, out) -> out
                .line("  \"test.a\"() {a = dense<\"0x" + "0123456789ABCDEF".repeat(n) + "\"> : tensor<" + n + "xi64>} : () -> ()\n  return")),
        function("dense-array", "()", (n, out) -> out.line("  \"test.a\"() {a = array<i32: " + list(n, "#") + ">} : () -> ()\n  return")),
        function("string", "()", (n, out) -> out.line("  \"test.a\"() {a = \"" + "abcdefgh\\0A".repeat(n) + "\"} : () -> ()\n  return")),
        function("affine-map", "()",
            (n, out) -> out
                .line("  \"test.a\"() {a = affine_map<(" + list(n, "d#") + ") -> (" + list(n, i -> "d" + (n - 1 - i)) + ")>} : () -> ()\n  return")),
        function("affine-sum", "()",
            (n, out) -> out.line("  \"test.a\"() {a = affine_map<(d0, d1) -> (d0" + " + d1 floordiv 2".repeat(n) + ")>} : () -> ()\n  return")),
        function("affine-parentheses", "()",
            (n, out) -> out.line(
                "  \"test.a\"() {a = affine_map<(d0, d1) -> (" + "(d0 + ".repeat(n) + "d1" + ") floordiv 2".repeat(n) + ")>} : () -> ()\n  return")),
        function("affine-dims-sum", "()",
            (n, out) -> out
                .line("  \"test.a\"() {a = affine_map<(" + list(n, "d#") + ") -> (" + list(n, "d#").replace(",", " +") + ")>} : () -> ()\n  return")),
        function("affine-applies", "(%v0: index) -> index", (n, out) -> out.lines(n,
            "  %v## = affine.apply affine_map<(d0) -> (d0 + 1)>(%v#)").line("  return %v" + n + " : index")),
        function("affine-maps", "(%x: index)", (n, out) -> out.lines(n,
            "  %# = affine.apply affine_map<(d0) -> (d0 + #)>(%x)\n  \"test.use\"(%#) : (index) -> ()").line("  return")),
        function("affine-min", "(%x: index)", (n, out) -> out
            .line("  %m = affine.min affine_map<(d0) -> (" + list(n, "d0 + #") + ")>(%x)\n  \"test.use\"(%m) : (index) -> ()\n  return")),
        function("tuple", "(%t: index)",
            (n, out) -> out.line("  %x = \"test.a\"() : () -> tuple<" + list(n, "i#").replace("i0", "f32") + ">\n  return")),
        function("deep-tuple", "()",
            (n, out) -> out.line("  %x = \"test.a\"() : () -> " + "tuple<".repeat(n) + "i32" + ">".repeat(n) + "\n  return")),
        function("deep-memref", "()",
            (n, out) -> out.line("  %x = \"test.a\"() : () -> " + "memref<1x".repeat(n) + "i32" + ">".repeat(n) + "\n  return")),
        function("deep-function-type", "()",
            (n, out) -> out.line("  \"test.a\"() {a = " + "() -> (".repeat(n) + "i32" + ")".repeat(n) + "} : () -> ()\n  return")),
        function("deep-array", "()", (n, out) -> out.line("  \"test.a\"() {a = " + "[".repeat(n) + "]".repeat(n) + "} : () -> ()\n  return")),
        function("deep-dictionary", "()",
            (n, out) -> out.line("  \"test.a\"() {a = " + "{a = ".repeat(n) + "1" + "}".repeat(n) + "} : () -> ()\n  return")),
        function("deep-location", "()", (n, out) -> out.line("  return loc(" + "callsite(\"a\" at ".repeat(n) + "\"b\"" + ")".repeat(n) + ")")),
        function("fused-locations", "()", (n, out) -> out.line("  return loc(fused[" + list(n, "\"a#\"") + "])")),
        new Shape("type-aliases",
            (n, out) -> out.line("!t0 = i32").lines(n, "!t## = tuple<!t#, !t#>").line("func.func private @f(!t" + Math.min(n, 20) + ")")),
        new Shape("attribute-aliases", (n, out) -> out.lines(n, "#m@ = affine_map<(d0) -> (d0 + @)>".replace("#", "\u0001").replace("@", "#"))),
        new Shape("many-types",
            (n, out) -> out.line("func.func @f() {")
                .lines(n, "  %# = memref.alloc() : memref<#x4xf32>\n  \"test.read_buffer\"(%#) : (memref<#x4xf32>) -> ()").line("  return\n}")),
        new Shape("many-layouts",
            (n, out) -> out.line("func.func @f() {").lines(n, "  %# = memref.alloc() : memref<4xf32, affine_map<(d0) -> (d0 + #)>>")
                .line("  return\n}")),
        new Shape("names", (n, out) -> out.line("func.func @f() {")
            .lines(n, "  %alloc_# = memref.alloc() : memref<4xf32>\n  \"test.read_buffer\"(%alloc_#) : (memref<4xf32>) -> ()").line("  return\n}")),
        new Shape("arguments-named", (n, out) -> out.line("func.func @f(" + list(n, "%a#: i32") + ") {\n  return\n}")),
        new Shape("symbol-path", (n, out) -> out.line("\"test.a\"() {a = @s" + "::@s".repeat(n) + "} : () -> ()")),
        new Shape("comments", (n, out) -> out.lines(n, "// comment #")),
        new Shape("forward", (n, out) -> {
          out.line("\"test.graph\"() ({");
          for (int i = n; i-- > 0;) out.line("  %# = \"test.a\"(%##) : (i32) -> i32", i);
          out.line("  %" + n + " = \"test.b\"() : () -> i32\n}) : () -> ()");
        }));
  }
}
