// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import java.util.Map;

/**
 * The assembly-format language of MLIR's operation definitions. A format is compiled once into {@link FormatElement}s, which one
 * reader and one writer interpret, so that what is written can be read.
 */
public final class Assembly {
  private Assembly() {}

  /**
   * Compiles a format.
   *
   * @param directives what {@code custom<Name>(…)} stands for, by {@code Name}; where one name is used with different
   *     arguments, by the whole text {@code Name($a, type($b))}
   */
  public static <O extends Op> OpSyntax<O> compile(String format, OpDef<O> def, Map<String, Directive<O>> directives) {
    FormatCompiler compiler = new FormatCompiler(format, def, directives);
    var parts = compiler.compile();
    FormatReader<O> reader = new FormatReader<>(def, parts);
    FormatWriter<O> writer = new FormatWriter<>(def, parts, compiler.usedAttributes(), compiler.hasAllOperands());
    return OpSyntax.of(reader::parse, writer::print);
  }
}
