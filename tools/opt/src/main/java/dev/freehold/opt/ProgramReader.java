// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Workers;
import dev.freehold.ir.bytecode.BytecodeReader;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.ParsedOp;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;

/** Reads what the commands are given. */
public final class ProgramReader {
  private ProgramReader() {}

  /** Reads a program as text, or as bytecode where it begins like that; null after errors, which have been reported then. */
  public static Parsed read(Source source, Registry registry, boolean allowUnregistered, Diagnostics diagnostics) {
    return read(source, registry, allowUnregistered, diagnostics, Workers.NONE);
  }

  /** The same with workers, for large texts. */
  static Parsed read(Source source, Registry registry, boolean allowUnregistered, Diagnostics diagnostics, Workers workers) {
    return BytecodeReader.isBytecode(source)
        ? BytecodeReader.read(source, registry, allowUnregistered, diagnostics)
        : Parser.parse(source, registry, new ParserOptions(allowUnregistered), diagnostics, workers);
  }

  /** The same for what must be a single operation, without a module around it. */
  static ParsedOp readOp(Source source, Registry registry, boolean allowUnregistered, Diagnostics diagnostics) {
    return BytecodeReader.isBytecode(source)
        ? BytecodeReader.readOp(source, registry, allowUnregistered, diagnostics)
        : Parser.parseOp(source, registry, new ParserOptions(allowUnregistered), diagnostics);
  }
}
