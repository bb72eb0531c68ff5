// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.growth;

import dev.freehold.devtools.measure.Figures;
import dev.freehold.devtools.measure.LiveMemory;
import dev.freehold.devtools.measure.MarkdownTable;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import java.util.List;

/** How much memory operations take once they have been read, in bytes each. */
public final class LiveHeap {
  private static final int OPERATIONS = 1_000_000;
  private static final List<String> KINDS = List.of(
      "  %# = arith.addi %x, %y : i64", "  %# = memref.alloc() : memref<4xf32>", "  %# = memref.load %m[%i] : memref<4xf32>",
      "  %# = arith.constant # : i64", "  %# = \"test.unknown\"(%x, %y) {a = # : i32} : (i64, i64) -> i64");

  private LiveHeap() {}

  /** Prints a row for each kind of operation, and returns the table. */
  public static String table() {
    Registry registry = Registry.load();
    var table = new MarkdownTable("a million times", "bytes each");
    for (String kind : KINDS) table.row("`" + kind.strip() + "`", Figures.text(bytes(kind, registry), 0));
    return table.toString();
  }

  private static double bytes(String kind, Registry registry) {
    long before = LiveMemory.bytes();
    Parsed program = read(kind, registry);
    long after = LiveMemory.bytes();
    if (program == null) throw new IllegalStateException("not a program: " + kind);
    return (double) (after - before) / OPERATIONS;
  }

  /** A method of its own, so that the text is gone when memory is measured. */
  private static Parsed read(String kind, Registry registry) {
    var lines = new Lines().line("func.func @f(%x: i64, %y: i64, %i: index, %m: memref<4xf32>) {").lines(OPERATIONS, kind).line("  return\n}");
    Source source = new Source("-", Utf8.encode(lines.toString()));
    return Parser.parse(source, registry, new ParserOptions(true), error -> System.err.println(error.message()));
  }
}
