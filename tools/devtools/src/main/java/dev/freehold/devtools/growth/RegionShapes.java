// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.growth;

import static dev.freehold.devtools.growth.Lines.list;
import static dev.freehold.devtools.growth.Shape.function;

import java.util.List;

/** Structured control flow: many regions one after the other, one inside the other, and with many values. */
final class RegionShapes {
  private static final String BUFFER = "memref<4xf32>";
  private static final String BOUNDS = "(%lo: index, %hi: index, %c: i1)";

  private RegionShapes() {}

  static List<Shape> all() {
    return List.of(
        nest("nested-ifs", "scf.if %c {"),
        nest("nested-loops", "scf.for %i# = %lo to %hi step %hi {"),
        nest("nested-execute", "scf.execute_region {", "scf.yield\n}"),
        nest("nested-parallel", "scf.parallel (%i#) = (%lo) to (%hi) step (%hi) {", "scf.reduce\n}"),
        nest("nested-forall", "scf.forall (%i#) in (%hi) {"),
        nest("nested-unknown", "\"test.region\"() ({", "}) : () -> ()"),
        function("nested-if-buffers", BOUNDS, (n, out) -> {
          out.line("  %a = memref.alloc() : memref<4xf32>");
          for (int i = 0; i < n; i++) out.line("%r# = scf.if %c -> memref<4xf32> {", i);
          out.line("  scf.yield %a : memref<4xf32>");
          for (int i = n; i-- > 0;) {
            out.line("} else {\n  %b# = memref.alloc() : memref<4xf32>\n  scf.yield %b# : memref<4xf32>\n}", i);
            out.line(i > 0 ? "  scf.yield %r" + i + " : memref<4xf32>" : "  return");
          }
        }),
        function("nested-loop-buffers", BOUNDS, (n, out) -> {
          out.line("  %x0 = memref.alloc() : memref<4xf32>");
          for (int i = 0; i < n; i++) out.line("%r# = scf.for %i# = %lo to %hi step %hi iter_args(%x## = %x#) -> memref<4xf32> {", i);
          out.line("  %b = memref.alloc() : memref<4xf32>\n  scf.yield %b : memref<4xf32>");
          for (int i = n; i-- > 0;) out.line(i > 0 ? "}\n  scf.yield %r" + i + " : memref<4xf32>" : "}\n  return");
        }),
        function("nested-carried", BOUNDS, (n, out) -> {
          out.line("  %x0 = memref.alloc() : memref<4xf32>");
          for (int i = 0; i < n; i++) out.line("%r# = scf.for %i# = %lo to %hi step %hi iter_args(%x## = %x#) -> memref<4xf32> {", i);
          out.line(
              "  %r" + n + " = memref.alloc() : memref<4xf32>\n  \"test.copy\"(%x" + n + ", %r" + n + ") : (memref<4xf32>, memref<4xf32>) -> ()");
          for (int i = n; i-- > 0;) {
            out.line("  %b# = memref.alloc() : memref<4xf32>\n  \"test.copy\"(%r##, %b#) : (memref<4xf32>, memref<4xf32>) -> ()", i);
            out.line("  scf.yield %b# : memref<4xf32>\n}", i);
          }
          out.line("  \"test.read_buffer\"(%r0) : (memref<4xf32>) -> ()\n  return");
        }),
        function("nested-while", BOUNDS, (n, out) -> {
          for (int i = 0; i < n; i++) out.line("scf.while : () -> () {\n  scf.condition(%c)\n} do {", i);
          out.line("  %b = memref.alloc() : memref<4xf32>");
          for (int i = n; i-- > 0;) out.line("  scf.yield\n}");
          out.line("  return");
        }),
        function("nested-allocs", BOUNDS, (n, out) -> {
          for (int i = 0; i < n; i++)
            out.line(
                "scf.for %i# = %lo to %hi step %hi {\n  %a# = memref.alloc(%i#) : memref<?xf32>\n  \"test.read_buffer\"(%a#) : (memref<?xf32>) -> ()",
                i);
          for (int i = 0; i < n; i++) out.line("}");
          out.line("  return");
        }),
        function("nested-allocs-fixed", BOUNDS, (n, out) -> {
          for (int i = 0; i < n; i++)
            out.line(
                "scf.for %i# = %lo to %hi step %hi {\n  %a# = memref.alloc() : memref<4xf32>\n  \"test.read_buffer\"(%a#) : (memref<4xf32>) -> ()",
                i);
          for (int i = 0; i < n; i++) out.line("}");
          out.line("  return");
        }),
        function("deep-allocs", BOUNDS, (n, out) -> {
          int depth = Math.max(1, n / 100);
          for (int i = 0; i < depth; i++) out.line("scf.for %i# = %lo to %hi step %hi {", i);
          out.lines(n, "  %a# = memref.alloc() : memref<4xf32>\n  \"test.read_buffer\"(%a#) : (memref<4xf32>) -> ()");
          for (int i = 0; i < depth; i++) out.line("}");
          out.line("  return");
        }),
        function("ifs", BOUNDS, (n, out) -> out.line("  %r0 = memref.alloc() : memref<4xf32>").lines(n,
            "  %r## = scf.if %c -> memref<4xf32> {\n    %a# = memref.alloc() : memref<4xf32>\n    \"test.read_buffer\"(%a#) : (memref<4xf32>) -> ()\n    scf.yield %a# : memref<4xf32>\n"
                + "  } else {\n    scf.yield %r# : memref<4xf32>\n  }")
            .line("  \"test.read_buffer\"(%r" + n + ") : (memref<4xf32>) -> ()\n  return")),
        function("fors", BOUNDS, (n, out) -> out.line("  %r0 = memref.alloc() : memref<4xf32>").lines(n,
            "  %r## = scf.for %i = %lo to %hi step %hi iter_args(%x = %r#) -> memref<4xf32> {\n    %a# = memref.alloc() : memref<4xf32>\n    \"test.copy\"(%x, %a#) : (memref<4xf32>, memref<4xf32>) -> ()\n"
                + "    scf.yield %a# : memref<4xf32>\n  }")
            .line("  \"test.read_buffer\"(%r" + n + ") : (memref<4xf32>) -> ()\n  return")),
        function("whiles", BOUNDS, (n, out) -> out.line("  %r0 = memref.alloc() : memref<4xf32>").lines(n,
            "  %r## = scf.while (%x = %r#) : (memref<4xf32>) -> memref<4xf32> {\n    scf.condition(%c) %x : memref<4xf32>\n  } do {\n  ^bb0(%y: memref<4xf32>):\n    %a# = memref.alloc() : memref<4xf32>\n"
                + "    scf.yield %a# : memref<4xf32>\n  }")
            .line("  \"test.read_buffer\"(%r" + n + ") : (memref<4xf32>) -> ()\n  return")),
        function("ifs-plain", BOUNDS, (n, out) -> out.lines(n,
            "  scf.if %c {\n    %a# = memref.alloc() : memref<4xf32>\n    \"test.read_buffer\"(%a#) : (memref<4xf32>) -> ()\n  }").line("  return")),
        function("ifs-of-one", BOUNDS, (n, out) -> out.line("  %a = memref.alloc() : memref<4xf32>").lines(n,
            "  scf.if %c {\n    \"test.read_buffer\"(%a) : (memref<4xf32>) -> ()\n  }").line("  return")),
        function("iter-args", BOUNDS, (n, out) -> out.lines(n, "  %# = memref.alloc() : memref<4xf32>")
            .line("  %r:" + n + " = scf.for %i = %lo to %hi step %hi iter_args(" + list(n, "%x# = %#") + ") -> (" + list(n, BUFFER) + ") {")
            .lines(n, "    %y# = memref.alloc() : memref<4xf32>")
            .line("    scf.yield " + list(n, "%y#") + " : " + list(n, BUFFER) + "\n  }\n  return")),
        function("iter-args-used", BOUNDS, (n, out) -> {
          out.lines(n, "  %# = memref.alloc() : memref<4xf32>");
          out.line("  %r:" + n + " = scf.for %i = %lo to %hi step %hi iter_args(" + list(n, "%x# = %#") + ") -> (" + list(n, BUFFER) + ") {");
          out.lines(n, "    %y# = memref.alloc() : memref<4xf32>\n    \"test.copy\"(%x#, %y#) : (memref<4xf32>, memref<4xf32>) -> ()");
          out.line("    scf.yield " + list(n, "%y#") + " : " + list(n, BUFFER) + "\n  }");
          for (int i = 0; i < n; i++) out.line("  \"test.read_buffer\"(%r#" + i + ") : (memref<4xf32>) -> ()");
          out.line("  return");
        }),
        function("iter-args-kept", BOUNDS, (n, out) -> out.lines(n, "  %# = memref.alloc() : memref<4xf32>")
            .line("  %r:" + n + " = scf.for %i = %lo to %hi step %hi iter_args(" + list(n, "%x# = %#") + ") -> (" + list(n, BUFFER) + ") {")
            .lines(n, "    \"test.read_buffer\"(%x#) : (memref<4xf32>) -> ()")
            .line("    scf.yield " + list(n, "%x#") + " : " + list(n, BUFFER) + "\n  }\n  return")),
        function("iter-args-turned", BOUNDS, (n, out) -> out.lines(n, "  %# = memref.alloc() : memref<4xf32>")
            .line("  %r:" + n + " = scf.for %i = %lo to %hi step %hi iter_args(" + list(n, "%x# = %#") + ") -> (" + list(n, BUFFER) + ") {")
            .line("    scf.yield " + list(n, i -> "%x" + (i + 1) % n) + " : " + list(n, BUFFER) + "\n  }\n  return")),
        function("if-results", BOUNDS, (n, out) -> out
            .line("  %r:" + n + " = scf.if %c -> (" + list(n, BUFFER) + ") {").lines(n, "    %x# = memref.alloc() : memref<4xf32>")
            .line("    scf.yield " + list(n, "%x#") + " : " + list(n, BUFFER) + "\n  } else {").lines(n, "    %y# = memref.alloc() : memref<4xf32>")
            .line("    scf.yield " + list(n, "%y#") + " : " + list(n, BUFFER)
                + "\n  }\n  \"test.read_buffer\"(%r#0) : (memref<4xf32>) -> ()\n  return")),
        function("while-args", BOUNDS, (n, out) -> out.lines(n, "  %# = memref.alloc() : memref<4xf32>")
            .line("  %r:" + n + " = scf.while (" + list(n, "%x# = %#") + ") : (" + list(n, BUFFER) + ") -> (" + list(n, BUFFER) + ") {")
            .line("    scf.condition(%c) " + list(n, "%x#") + " : " + list(n, BUFFER) + "\n  } do {\n  ^bb0(" + list(n, "%y#: " + BUFFER) + "):")
            .line("    scf.yield " + list(n, "%y#") + " : " + list(n, BUFFER) + "\n  }\n  return")),
        function("index-switch", "(%k: index)", (n, out) -> out.line("  %r = scf.index_switch %k -> memref<4xf32>").lines(n,
            "  case # {\n    %a# = memref.alloc() : memref<4xf32>\n    scf.yield %a# : memref<4xf32>\n  }")
            .line(
                "  default {\n    %d = memref.alloc() : memref<4xf32>\n    scf.yield %d : memref<4xf32>\n  }\n  \"test.read_buffer\"(%r) : (memref<4xf32>) -> ()\n  return")),
        new Shape("nested-modules", (n, out) -> out.lines(n, "module {").lines(n, "}")));
  }

  private static Shape nest(String name, String open) {
    return nest(name, open, "}");
  }

  private static Shape nest(String name, String open, String close) {
    return function(name, BOUNDS,
        (n, out) -> out.lines(n, open).line("  %a = memref.alloc() : memref<4xf32>\n  \"test.read_buffer\"(%a) : (memref<4xf32>) -> ()")
            .lines(n, close).line("  return"));
  }
}
