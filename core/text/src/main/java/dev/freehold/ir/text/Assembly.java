// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpAssembly;
import java.util.Objects;

/**
 * The assembly-format language of MLIR's operation definitions. A format is compiled once into {@link FormatElement}s, which one
 * reader and one writer interpret, so that what is written can be read.
 */
final class Assembly {
  private Assembly() {}

  /** The parser and printer of a kind of operation that has a custom form. */
  static <O extends Op> OpSyntax<O> syntaxOf(OpDef<O> def) {
    OpAssembly<O> form = Objects.requireNonNull(def.form(), "the kind of operation has a custom form");
    return form instanceof OpAssembly.Format<O> format ? compiled(format, def) : (OpSyntax<O>) form;
  }

  @SuppressWarnings("unchecked")
  private static <O extends Op> FormatSyntax<O> compiled(OpAssembly.Format<O> format, OpDef<O> def) {
    return (FormatSyntax<O>) format.compiled(def, Assembly::compile);
  }

  private static <O extends Op> FormatSyntax<O> compile(OpAssembly.Format<O> format, OpDef<O> def) {
    FormatCompiler compiler = new FormatCompiler(format.text(), def, format.directives());
    var parts = compiler.compile();
    FormatReader<O> reader = new FormatReader<>(def, parts);
    FormatWriter<O> writer = new FormatWriter<>(def, parts, compiler.usedAttributes(), compiler.hasAllOperands());
    return new FormatSyntax<>(reader, writer);
  }
}
