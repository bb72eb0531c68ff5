// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.validate.ValidationOptions.Convention;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What the validator says of a module, in one line. */
final class Verdicts {
  private static final Registry REGISTRY = Registry.load();

  private Verdicts() {}

  /** The verdicts of a module, each after the operation that makes the buffer. */
  static String verdicts(String text) {
    List<String> errors = new ArrayList<>();
    var parsed = Parser.parse(Source.of("test", text), REGISTRY, new ParserOptions(false), error -> errors.add(error.message()));
    assertTrue(parsed != null && Verifier.verify(parsed.module(), REGISTRY, error -> errors.add(error.message())), errors::toString);
    ValidationOptions options = ValidationOptions.DEFAULT.with(Convention.OWNERSHIP);
    return DeallocationValidator.validate(parsed.module(), REGISTRY, options).sites().stream()
        .map(site -> site.site().name() + " " + switch (site.verdict()) {
          case Verdict.Proved proved -> "proved";
          case Verdict.Undecided undecided -> "undecided";
          case Verdict.Faulty faulty -> faulty.faults().stream().map(fault -> fault.kind().name()).distinct().collect(Collectors.joining("+"));
        }).collect(Collectors.joining(", "));
  }
}
