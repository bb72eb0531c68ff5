// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import org.jspecify.annotations.Nullable;

/** Reads programs that may be invalid. */
final class Texts {
  private Texts() {}

  /** The module of a program; null if the program is invalid. */
  static @Nullable Op valid(NamedProgram program, Registry registry) {
    var parsed = Parser.parse(Source.of(program.name(), program.text()), registry, new ParserOptions(true), diagnostic -> {});
    return parsed != null && Verifier.verify(parsed.module(), registry, diagnostic -> {}) ? parsed.module() : null;
  }
}
