// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.toy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.IrInvariants;
import dev.freehold.ir.IrMapping;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.text.ParsedOp;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Resources;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Reads, checks and writes programs of the toy dialect. */
public final class Toy {
  public static final Registry REGISTRY = Registry.of(new ToyDialect());
  private static final ParserOptions LENIENT = new ParserOptions(true);

  private Toy() {}

  /** Reads a program that must be right. */
  public static ModuleOp parse(String text) {
    return (ModuleOp) read(Source.of("-", text)).op();
  }

  static ParsedOp read(Source source) {
    List<Diagnostic> reported = new ArrayList<>();
    ParsedOp parsed = null;
    var module = Parser.parse(source, REGISTRY, LENIENT, reported::add);
    if (module != null) parsed = module.asOp();
    assertNotNull(parsed, () -> reported + "\n" + source.text(source.start(), source.end()));
    assertTrue(Verifier.verify(parsed.op(), REGISTRY, reported::add), reported::toString);
    assertTrue(IrInvariants.hold(parsed.op()));
    return parsed;
  }

  /** What the parser or else the verifier says of a program, line by line: {@code 1:7 error: …}. */
  public static String complaints(String text) {
    return complaints(text, LENIENT);
  }

  /** The same, where unregistered operations may be refused. */
  public static String complaints(String text, ParserOptions options) {
    List<Diagnostic> reported = new ArrayList<>();
    var parsed = Parser.parse(Source.of("-", text), REGISTRY, options, reported::add);
    if (parsed != null) Verifier.verify(parsed.module(), REGISTRY, reported::add);
    StringBuilder lines = new StringBuilder();
    for (Diagnostic each : reported) append(each, lines);
    return lines.toString();
  }

  private static void append(Diagnostic diagnostic, StringBuilder lines) {
    if (diagnostic.message().startsWith(Diagnostic.SEE)) return;
    String place = diagnostic.location() instanceof Location.File file ? file.line() + ":" + file.column() : "?";
    lines.append(place).append(' ').append(diagnostic.severity().toString().toLowerCase(Locale.ROOT)).append(": ").append(diagnostic.message())
        .append('\n');
    for (Diagnostic note : diagnostic.notes()) append(note, lines);
  }

  /** The program in its custom form. */
  public static String print(Op op) {
    return Printing.print(op, REGISTRY);
  }

  /** The program as some options want it. */
  public static String print(Op op, Resources resources, PrintOptions options) {
    StringBuilder out = new StringBuilder();
    Printing.print(op, resources, REGISTRY, out, options);
    return out.toString();
  }

  /**
   * Reads a program and takes it through every text that a program has: custom and generic text, with locations and without aliases, a copy.
   * Each must print as the program does.
   *
   * @return the program in its custom form
   */
  public static String roundTrip(String text) {
    ParsedOp parsed = read(Source.of("-", text));
    PrintOptions custom = PrintOptions.DEFAULT;
    String expected = print(parsed.op(), parsed.resources(), custom);
    PrintOptions[] forms = {
        custom, new PrintOptions(true, false, false), new PrintOptions(true, false, true), new PrintOptions(false, false, true),
        custom.withDebugInfo(),
        new PrintOptions(true, true, false), new PrintOptions(false, true, true),
        new PrintOptions(false, false, false, false, true, false, false, true, PrintOptions.Limits.DEFAULT),
        new PrintOptions(false, true, false, false, false, true, false, false, new PrintOptions.Limits(Long.MAX_VALUE, 1, Long.MAX_VALUE)),
    };
    for (PrintOptions options : forms) {
      if (options.localScope() && text.contains("{-#")) continue;
      String printed = print(parsed.op(), parsed.resources(), options);
      ParsedOp again = read(Source.of("-", printed));
      assertEquals(expected, print(again.op(), again.resources(), custom), () -> options + "\n" + printed);
      if (!options.namesFromLocations()) assertEquals(printed, print(again.op(), again.resources(), options), options::toString);
    }
    assertEquals(expected, print(new Rewriter(REGISTRY).atEnd(parse("").body()).clone(parsed.op(), new IrMapping()), parsed.resources(), custom));
    Printing.toString(parsed.op());
    print(parsed.op(), parsed.resources(), new PrintOptions(false, true, true, false, false, true, true, true, new PrintOptions.Limits(1, 1, 1)));
    return expected;
  }
}
