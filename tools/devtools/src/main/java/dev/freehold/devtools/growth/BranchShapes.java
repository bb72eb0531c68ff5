// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.growth;

import static dev.freehold.devtools.growth.Lines.list;
import static dev.freehold.devtools.growth.Shape.function;

import java.util.List;

/** Many blocks. */
final class BranchShapes {
  private static final String BUFFER = "memref<4xf32>";
  private static final int MANY = 20;

  private BranchShapes() {}

  static List<Shape> all() {
    return List.of(
        diamonds("diamonds", 1),
        diamonds("diamonds-20", MANY),
        function("diamonds-free", "(%c: i1)", (n, out) -> out.line("  %a = memref.alloc() : memref<4xf32>\n  cf.br ^join0")
            .lines(n,
                "^join#:\n  cf.cond_br %c, ^then#, ^else#\n^then#:\n  \"test.read_buffer\"(%a) : (memref<4xf32>) -> ()\n  cf.br ^join##\n^else#:\n  cf.br ^join##")
            .line("^join" + n + ":\n  return")),
        function("diamonds-equal", "(%c: i1)", (n, out) -> out.line("  cf.br ^join0")
            .lines(n,
                "^join#:\n  cf.cond_br %c, ^then#, ^else#\n^then#:\n  \"test.a\"() : () -> ()\n  cf.br ^join##\n^else#:\n  \"test.a\"() : () -> ()\n  cf.br ^join##")
            .line("^join" + n + ":\n  return")),
        function("both-ways", "(%c: i1, %x: memref<4xf32>)", (n, out) -> out.line("  cf.br ^b0(%x : memref<4xf32>)").lines(n,
            "^b#(%x#: memref<4xf32>):\n  %a# = memref.alloc() : memref<4xf32>\n  \"test.read_buffer\"(%a#) : (memref<4xf32>) -> ()\n"
                + "  cf.cond_br %c, ^b##(%a# : memref<4xf32>), ^b##(%x# : memref<4xf32>)")
            .line("^b" + n + "(%x" + n + ": memref<4xf32>):\n  return")),
        function("row", "(%x: memref<4xf32>)", (n, out) -> out.line("  cf.br ^b0(%x : memref<4xf32>)")
            .lines(n, "^b#(%x#: memref<4xf32>):\n  \"test.read_buffer\"(%x#) : (memref<4xf32>) -> ()\n  cf.br ^b##(%x# : memref<4xf32>)")
            .line("^b" + n + "(%x" + n + ": memref<4xf32>):\n  return")),
        function("row-allocs", "()", (n, out) -> out.line("  cf.br ^b0")
            .lines(n, "^b#:\n  %a# = memref.alloc() : memref<4xf32>\n  \"test.read_buffer\"(%a#) : (memref<4xf32>) -> ()\n  cf.br ^b##")
            .line("^b" + n + ":\n  return")),
        function("row-across", "()", (n, out) -> out.line("  %a = memref.alloc() : memref<4xf32>\n  cf.br ^b0")
            .lines(n, "^b#:\n  \"test.read_buffer\"(%a) : (memref<4xf32>) -> ()\n  cf.br ^b##").line("^b" + n + ":\n  return")),
        function("exits", "(%c: i1)", (n, out) -> out.line("  cf.br ^b0")
            .lines(n, "^b#:\n  %a# = memref.alloc() : memref<4xf32>\n  cf.cond_br %c, ^b##, ^end")
            .line("^b" + n + ":\n  cf.br ^end\n^end:\n  return")),
        function("exits-held", "(%g: memref<?xi1>, %i: index)", (n, out) -> out.line("  cf.br ^b0")
            .lines(n, "^b#:\n  %a# = memref.alloc() : memref<4xf32>\n  %c# = memref.load %g[%i] : memref<?xi1>\n  cf.cond_br %c#, ^b##, ^end")
            .line("^b" + n + ":").lines(n, "  \"test.read_buffer\"(%a#) : (memref<4xf32>) -> ()").line("  cf.br ^end\n^end:\n  return")),
        function("exits-flagged", "(%g: memref<?xi1>, %h: memref<?xi1>, %i: index, %m: memref<4xf32>)", (n, out) -> out.line("  cf.br ^b0")
            .lines(n, "^b#:\n  %a# = memref.alloc() : memref<4xf32>\n  %p# = memref.load %h[%i] : memref<?xi1>\n"
                + "  %x# = arith.select %p#, %a#, %m : memref<4xf32>\n  %c# = memref.load %g[%i] : memref<?xi1>\n  cf.cond_br %c#, ^b##, ^end")
            .line("^b" + n + ":").lines(n, "  \"test.read_buffer\"(%x#) : (memref<4xf32>) -> ()").line("  cf.br ^end\n^end:\n  return")),
        function("exits-own", "(%c: i1) -> i32", (n, out) -> out.line("  %r = arith.constant 1 : i32\n  cf.br ^b0")
            .lines(n, "^b#:\n  %a# = memref.alloc() : memref<4xf32>\n  cf.cond_br %c, ^b##, ^e#\n^e#:\n  return %r : i32")
            .line("^b" + n + ":\n  return %r : i32")),
        function("loop", "(%c: i1, %x: memref<4xf32>)", (n, out) -> out.line("  cf.br ^b0(%x : memref<4xf32>)")
            .lines(n,
                "^b#(%x#: memref<4xf32>):\n  %a# = memref.alloc() : memref<4xf32>\n  cf.cond_br %c, ^b##(%a# : memref<4xf32>), ^b##(%x# : memref<4xf32>)")
            .line("^b" + n + "(%x" + n + ": memref<4xf32>):\n  cf.cond_br %c, ^b0(%x" + n + " : memref<4xf32>), ^end\n^end:\n  return")),
        function("loops", "(%c: i1, %x: memref<4xf32>)", (n, out) -> out.line("  cf.br ^b0(%x : memref<4xf32>)")
            .lines(n,
                "^b#(%x#: memref<4xf32>):\n  %a# = memref.alloc() : memref<4xf32>\n  cf.cond_br %c, ^b#(%a# : memref<4xf32>), ^b##(%x# : memref<4xf32>)")
            .line("^b" + n + "(%x" + n + ": memref<4xf32>):\n  return")),
        function("loops-inside", "(%c: i1)", (n, out) -> {
          out.line("  cf.br ^h0").lines(n, "^h#:\n  %a# = memref.alloc() : memref<4xf32>\n  cf.br ^h##").line("^h" + n + ":\n  cf.br ^t" + n);
          for (int i = n; i > 0; i--) out.line("^t" + i + ":\n  cf.cond_br %c, ^h" + (i - 1) + ", ^t" + (i - 1));
          out.line("^t0:\n  return");
        }),
        function("triangles", "(%c: i1, %x: memref<4xf32>)", (n, out) -> out.line("  cf.br ^b0(%x : memref<4xf32>)")
            .lines(n,
                "^b#(%x#: memref<4xf32>):\n  %a# = memref.alloc() : memref<4xf32>\n  cf.cond_br %c, ^b##(%a# : memref<4xf32>), ^end(%x# : memref<4xf32>)")
            .line("^b" + n + "(%x" + n + ": memref<4xf32>):\n  cf.br ^end(%x" + n + " : memref<4xf32>)\n^end(%y: memref<4xf32>):\n  return")),
        function("switch", "(%k: i32)", (n, out) -> out.line("  cf.switch %k : i32, [\n    default: ^end,\n    "
            + list(n, i -> i + ": ^b" + i).replace(", ", ",\n    ") + "\n  ]")
            .lines(n, "^b#:\n  %a# = memref.alloc() : memref<4xf32>\n  \"test.read_buffer\"(%a#) : (memref<4xf32>) -> ()\n  cf.br ^end")
            .line("^end:\n  return")),
        function("switch-buffer", "(%k: i32)",
            (n, out) -> out.line("  %a = memref.alloc() : memref<4xf32>\n  cf.switch %k : i32, [\n    default: ^end(%a : memref<4xf32>),\n    "
                + list(n, i -> i + ": ^b" + i + "(%a : memref<4xf32>)").replace("), ", "),\n    ") + "\n  ]")
                .lines(n, "^b#(%x#: memref<4xf32>):\n  \"test.read_buffer\"(%x#) : (memref<4xf32>) -> ()\n  cf.br ^end(%x# : memref<4xf32>)")
                .line("^end(%y: memref<4xf32>):\n  return")),
        mixed(),
        function("arguments", "()", (n, out) -> out.lines(n, "  %# = memref.alloc() : memref<4xf32>")
            .line("  cf.br ^b(" + list(n, "%#") + " : " + list(n, BUFFER) + ")\n^b(" + list(n, "%x#: " + BUFFER) + "):\n  return")),
        function("arguments-joined", "(%c: i1)", (n, out) -> out.lines(n, "  %# = memref.alloc() : memref<4xf32>")
            .line("  cf.cond_br %c, ^b(" + list(n, "%#") + " : " + list(n, BUFFER) + "), ^b(" + list(n, i -> "%" + (n - 1 - i)) + " : "
                + list(n, BUFFER) + ")\n^b("
                + list(n, "%x#: " + BUFFER) + "):\n  return")),
        function("arguments-of-integers", "(%c: i1, %x: i32)", (n, out) -> out
            .line("  cf.cond_br %c, ^b(" + list(n, "%x") + " : " + list(n, "i32") + "), ^b(" + list(n, "%x") + " : " + list(n, "i32") + ")\n^b("
                + list(n, "%x#: i32") + "):\n  \"test.use\"(" + list(n, "%x#") + ") : (" + list(n, "i32") + ") -> ()\n  return")),
        function("unreachable", "()", (n, out) -> out.line("  return")
            .lines(n, "^b#:\n  %a# = memref.alloc() : memref<4xf32>\n  cf.br ^b##").line("^b" + n + ":\n  return")));
  }

  private static Shape diamonds(String name, int width) {
    String types = list(width, BUFFER);
    return function(name, "(%c: i1, " + list(width, "%m#: " + BUFFER) + ")", (n, out) -> {
      int count = Math.max(1, n / width);
      out.line("  cf.br ^join0(" + list(width, "%m#") + " : " + types + ")");
      for (int i = 0; i < count; i++) {
        String in = "%x" + i + "_";
        String made = "%y" + i + "_";
        out.line("^join" + i + "(" + list(width, in + "#: " + BUFFER) + "):\n  cf.cond_br %c, ^then" + i + ", ^else" + i + "\n^then" + i + ":");
        for (int k = 0; k < width; k++) out.line("  " + made + k + " = memref.alloc() : " + BUFFER);
        out.line("  \"test.copy\"(" + in + "0, " + made + "0) : (" + BUFFER + ", " + BUFFER + ") -> ()");
        out.line("  cf.br ^join" + (i + 1) + "(" + list(width, made + "#") + " : " + types + ")\n^else" + i + ":");
        out.line("  cf.br ^join" + (i + 1) + "(" + list(width, in + "#") + " : " + types + ")");
      }
      out.line("^join" + count + "(" + list(width, "%z#: " + BUFFER) + "):\n  \"test.read_buffer\"(%z0) : (" + BUFFER + ") -> ()\n  return");
    });
  }

  /** What a bufferized program is made of: straight code over a few buffers, loops, and branches that replace the buffer that is passed on. */
  private static Shape mixed() {
    String step = """
        ^step#(%x#: memref<?x16xf32>):
          %d# = memref.dim %x#, %c0 : memref<?x16xf32>
          %t# = memref.alloc(%d#) : memref<?x16xf32>
          memref.copy %x#, %t# : memref<?x16xf32> to memref<?x16xf32>
          %v# = memref.load %t#[%c0, %c0] : memref<?x16xf32>
          %s# = arith.addf %v#, %v# : f32
          %y# = memref.alloc(%d#) : memref<?x16xf32>
          memref.store %s#, %y#[%c0, %c0] : memref<?x16xf32>
          %w# = memref.subview %y#[0, 0] [1, 16] [1, 1] : memref<?x16xf32> to memref<1x16xf32, strided<[16, 1]>>
          memref.store %v#, %w#[%c0, %c0] : memref<1x16xf32, strided<[16, 1]>>
          %k# = arith.cmpf olt, %s#, %v# : f32
          %z# = scf.if %k# -> memref<?x16xf32> {
            %e# = memref.alloc(%d#) : memref<?x16xf32>
            memref.copy %y#, %e# : memref<?x16xf32> to memref<?x16xf32>
            scf.yield %e# : memref<?x16xf32>
          } else {
            scf.yield %y# : memref<?x16xf32>
          }
          scf.for %i# = %c0 to %d# step %c1 {
            %l# = memref.load %z#[%i#, %c0] : memref<?x16xf32>
            %m# = arith.mulf %l#, %v# : f32
            memref.store %m#, %z#[%i#, %c0] : memref<?x16xf32>
          }
          cf.cond_br %k#, ^replaced#, ^kept#
        ^replaced#:
          %q# = memref.alloc(%d#) : memref<?x16xf32>
          memref.copy %z#, %q# : memref<?x16xf32> to memref<?x16xf32>
          cf.br ^step##(%q# : memref<?x16xf32>)
        ^kept#:
          cf.br ^step##(%z# : memref<?x16xf32>)""";
    int opsOfStep = 25;
    return function("mixed", "(%n: index) -> f32", (n, out) -> out
        .line("  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n  %first = memref.alloc(%n) : memref<?x16xf32>")
        .line("  cf.br ^step0(%first : memref<?x16xf32>)").lines(n / opsOfStep, step)
        .line("^step" + n / opsOfStep + "(%last: memref<?x16xf32>):\n  %r = memref.load %last[%c0, %c0] : memref<?x16xf32>\n  return %r : f32"));
  }
}
