// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.growth;

import static dev.freehold.devtools.growth.Shape.function;

import java.util.List;

/** Many operations on tensors, to be bufferized. */
final class TensorShapes {
  private static final String SIGNATURE = "(%t0: tensor<16xf32>, %x: f32, %i: index, %c: i1) -> tensor<16xf32>";
  private static final String INSERT = "  %t## = tensor.insert %x into %t#[%i] : tensor<16xf32>";
  private static final String COPY = "  linalg.copy ins(%a : memref<?x?xf32>) outs(%b : memref<?x?xf32>)";

  private static final String LOOP = "scf.for %j = %i to %i step %i iter_args(%t0 = %t) -> tensor<16xf32> {";
  private static final String FOR = """
        %t## = scf.for %k = %i to %i step %i iter_args(%a = %t#) -> tensor<16xf32> {
          %u# = tensor.insert %x into %a[%k] : tensor<16xf32>
          scf.yield %u# : tensor<16xf32>
        }""";

  private TensorShapes() {}

  static List<Shape> all() {
    return List.of(
        chain("tensor-inserts", INSERT),
        chain("tensor-inserts-read",
            INSERT + "\n  %e# = tensor.extract %t#[%i] : tensor<16xf32>\n  %u# = tensor.insert %e# into %t##[%i] : tensor<16xf32>"),
        chain("tensor-slices", """
              %e# = tensor.extract_slice %t#[4][4][1] : tensor<16xf32> to tensor<4xf32>
              %f# = linalg.fill ins(%x : f32) outs(%e# : tensor<4xf32>) -> tensor<4xf32>
              %t## = tensor.insert_slice %f# into %t#[4][4][1] : tensor<4xf32> into tensor<16xf32>"""),
        chain("tensor-casts",
            "  %e# = tensor.cast %t# : tensor<16xf32> to tensor<?xf32>\n  %t## = tensor.cast %e# : tensor<?xf32> to tensor<16xf32>"),
        chain("tensor-ifs", """
              %t## = scf.if %c -> tensor<16xf32> {
                %u# = tensor.insert %x into %t#[%i] : tensor<16xf32>
                scf.yield %u# : tensor<16xf32>
              } else {
                scf.yield %t# : tensor<16xf32>
              }"""),
        chain("tensor-fors", FOR),
        function("tensor-nested-fors", SIGNATURE,
            (n, out) -> out.lines(n, "  %r# = scf.for %j# = %i to %i step %i iter_args(%t## = %t#) -> tensor<16xf32> {")
                .line("  %r# = tensor.insert %x into %t#[%i] : tensor<16xf32>", n)
                .linesDown(n, "  scf.yield %r## : tensor<16xf32>\n  }").line("  return %r0 : tensor<16xf32>")),
        new Shape("tensor-calls",
            (n, out) -> out.line("func.func private @g" + SIGNATURE + " {").line(INSERT, 0).line("  return %t1 : tensor<16xf32>\n}")
                .line("func.func @f" + SIGNATURE + " {")
                .lines(n, "  %t## = call @g(%t#, %x, %i, %c) : (tensor<16xf32>, f32, index, i1) -> tensor<16xf32>").line(returned(n)).line("}")),
        within("tensor-inserts-in-for", LOOP, INSERT, "  scf.yield"),
        within("tensor-fors-in-for", LOOP, FOR, "  scf.yield"),
        within("tensor-inserts-in-while", """
            scf.while (%a = %t) : (tensor<16xf32>) -> tensor<16xf32> {
                scf.condition(%c) %a : tensor<16xf32>
              } do {
              ^bb0(%t0: tensor<16xf32>):""", INSERT, "  scf.yield"),
        function("tensor-inserts-in-blocks", SIGNATURE.replace("%t0", "%t"),
            (n, out) -> out.line("  cf.br ^loop(%t : tensor<16xf32>)\n^loop(%t0: tensor<16xf32>):")
                .lines(n, INSERT).line("  cf.cond_br %c, ^loop(%t" + n + " : tensor<16xf32>), ^end\n^end:").line(returned(n))),
        chain("tensor-inserts-across-blocks", INSERT + "\n  cf.br ^after#\n^after#:"),
        function("linalg-copies", "(%a: memref<?x?xf32>, %b: memref<?x?xf32>)", (n, out) -> out.lines(n, COPY).line("  return")));
  }

  /** A chain of operations, each of which gets {@code %t#} and makes {@code %t##}. */
  private static Shape chain(String name, String line) {
    return function(name, SIGNATURE, (n, out) -> out.lines(n, line).line(returned(n)));
  }

  /** A chain in a loop that begins with {@code loop}. */
  private static Shape within(String name, String loop, String line, String yield) {
    return function(name, SIGNATURE.replace("%t0", "%t"), (n, out) -> out.line("  %r = " + loop).lines(n, line)
        .line(yield + " %t" + n + " : tensor<16xf32>\n  }\n  return %r : tensor<16xf32>"));
  }

  private static String returned(int n) {
    return "  return %t" + n + " : tensor<16xf32>";
  }
}
