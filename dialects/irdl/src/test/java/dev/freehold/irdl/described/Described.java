// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A dialect {@code d} that a test describes, and programs that use it. */
record Described(Registry registry) {
  private static final Registry BASE = Registry.load();

  /** The dialect with these definitions, which must be right. */
  static Described of(String definitions) {
    List<Diagnostic> reported = new ArrayList<>();
    List<Dialect> dialects = load("irdl.dialect @d {\n" + definitions + "\n}", reported);
    assertNotNull(dialects, () -> text(reported));
    return new Described(BASE.with(dialects));
  }

  /** What is reported about definitions that no dialect can be made of. */
  static String refusal(String definitions) {
    return refusalOf("irdl.dialect @d {\n" + definitions + "\n}");
  }

  /** The same for a whole description. */
  static String refusalOf(String description) {
    List<Diagnostic> reported = new ArrayList<>();
    assertNull(load(description, reported));
    return text(reported);
  }

  private static List<Dialect> load(String description, List<Diagnostic> reported) {
    Op program = parse(description, BASE, reported);
    assertNotNull(program, () -> text(reported));
    return DialectDescriptions.load(program, BASE, List.of(), reported::add);
  }

  private static ModuleOp parse(String text, Registry registry, List<Diagnostic> reported) {
    var parsed = Parser.parse(Source.of("-", text), registry, new ParserOptions(false), reported::add);
    return parsed != null && Verifier.verify(parsed.module(), registry, reported::add) ? parsed.module() : null;
  }

  /** A program that must be right. */
  ModuleOp program(String text) {
    List<Diagnostic> reported = new ArrayList<>();
    ModuleOp module = parse(text, registry, reported);
    assertNotNull(module, () -> text(reported));
    return module;
  }

  /** The first operation of a program that must be right. */
  Op op(String text) {
    return program(text).body().first();
  }

  /** What is reported about a program; empty where it is right. */
  String check(String text) {
    List<Diagnostic> reported = new ArrayList<>();
    ModuleOp module = parse(text, registry, reported);
    assertEquals(module == null, !reported.isEmpty(), () -> text(reported));
    return text(reported);
  }

  String print(Op op) {
    return Printing.print(op, registry);
  }

  private static String text(List<Diagnostic> reported) {
    return reported.stream().map(Diagnostic::message).collect(Collectors.joining("\n"));
  }
}
