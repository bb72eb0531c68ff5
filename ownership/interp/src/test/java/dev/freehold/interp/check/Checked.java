// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Executors;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import java.util.ArrayList;
import java.util.List;

/** Programs for tests, checked. */
public final class Checked {
  static final Registry REGISTRY = Registry.load();
  static final Executors EXECUTORS = Executors.load();
  private static final CheckLimits LIMITS = new CheckLimits(300, 10_000);

  private Checked() {}

  /** The report of {@code @f}. */
  public static FunctionReport function(String program) {
    return checker(program).check("f");
  }

  /** The report of {@code @f} where one program is compared with another. */
  public static FunctionReport function(String before, String after) {
    return checker(before, after).check("f");
  }

  /** Compares one program with another. */
  public static PathChecker checker(String before, String after) {
    return PathChecker.of(parse(before), parse(after), REGISTRY, EXECUTORS, LIMITS);
  }

  public static PathChecker checker(String program) {
    return PathChecker.of(parse(program), REGISTRY, EXECUTORS, LIMITS);
  }

  /** The report of a whole program, explored from its entries. */
  public static CheckReport program(String program) {
    PathChecker checker = checker(program);
    return checker.check(checker.entries(), new CheckListener() {});
  }

  /** The kinds of what was found in {@code @f}. */
  public static List<String> kinds(String program) {
    return function(program).findings().stream().map(Finding::kind).toList();
  }

  public static Op parse(String text) {
    List<String> errors = new ArrayList<>();
    var parsed = Parser.parse(Source.of("-", text), REGISTRY, new ParserOptions(false), diagnostic -> errors.add(diagnostic.message()));
    if (parsed == null || !Verifier.verify(parsed.module(), REGISTRY, diagnostic -> errors.add(diagnostic.message()))) {
      throw new IllegalArgumentException(errors.toString());
    }
    return parsed.module();
  }
}
