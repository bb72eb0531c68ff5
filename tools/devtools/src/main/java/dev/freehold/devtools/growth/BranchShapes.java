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
}
