// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.reduce;

import dev.freehold.fuzz.compare.Shrinker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Walk;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Makes a program smaller while it keeps a property. Lines and regions are left out of its text, and operations, blocks and ways of
 * its module, in turns until nothing more can go. If the program is valid, then so is every candidate; one that is not even
 * a program is only made shorter as a text.
 */
public final class Reducer {
  private static final ParserOptions ANY_OP = new ParserOptions(true);

  private final Registry registry;
  private final Predicate<String> interesting;
  /** What was asked before, so that it is not asked again in the next turn. */
  private final Set<String> dull = new HashSet<>();
  private boolean onlyValid;
  private String text;

  private Reducer(String text, Registry registry, Predicate<String> interesting) {
    this.text = text;
    this.registry = registry;
    this.interesting = interesting;
  }

  /**
   * A smaller program of which the property holds too; the same text if nothing can be left out.
   *
   * @param text a program of which the property holds
   * @param registry the dialects of the program
   * @param interesting the property, which is asked often
   */
  public static String reduce(String text, Registry registry, Predicate<String> interesting) {
    return new Reducer(text, registry, interesting).run();
  }

  private String run() {
    Op module = parse(text);
    if (module == null) return Shrinker.shrink(text, this::holds);
    onlyValid = Verifier.verify(module, registry, ignored -> {});
    accept(print(module));       // one operation a line, which is what the shrinker sees
    boolean smaller = true;
    while (smaller) {
      String before = text;
      text = Shrinker.shrink(text, this::holds);
      for (Edit edit : Edit.ALL) applyEverywhere(edit);
      smaller = !text.equals(before);
    }
    Op smallest = parse(text);
    if (smallest == null) return text;
    String tidy = print(smallest);       // the shrinker leaves comments and indentation of what is gone
    return holds(tidy) ? tidy : text;
  }

  /** From the end: uses go before what they use. */
  private void applyEverywhere(Edit edit) {
    Op whole = parse(text);
    for (int at = whole == null ? -1 : ops(whole).size() - 1; at >= 0; at--) {
      int variant = 0;
      while (tryAt(edit, at, variant) == Attempt.REFUSED) variant++;
    }
  }

  private enum Attempt {
    KEPT,
    REFUSED,
    /** There is no such variant. */
    NONE
  }

  /** Tries one variant of an edit on the operation at a place of the text. */
  private Attempt tryAt(Edit edit, int at, int variant) {
    Op module = parse(text);
    if (module == null) return Attempt.NONE;
    List<Op> ops = ops(module);
    if (at >= ops.size() || !edit.apply(ops.get(at), variant, registry)) return Attempt.NONE;
    return accept(print(module)) ? Attempt.KEPT : Attempt.REFUSED;
  }

  private boolean accept(String candidate) {
    if (candidate.equals(text) || !holds(candidate)) return false;
    text = candidate;
    return true;
  }

  private boolean holds(String candidate) {
    if (dull.contains(candidate)) return false;
    boolean holds = (!onlyValid || isValid(candidate)) && interesting.test(candidate);
    if (!holds) dull.add(candidate);
    return holds;
  }

  private boolean isValid(String candidate) {
    Op module = parse(candidate);
    return module != null && Verifier.verify(module, registry, ignored -> {});
  }

  private static List<Op> ops(Op module) {
    List<Op> ops = new ArrayList<>();
    module.walkPreOrder(op -> {
      if (op != module) ops.add(op);
      return Walk.ADVANCE;
    });
    return ops;
  }

  /** The program of a text; null where it is none. */
  private @Nullable Op parse(String candidate) {
    Parsed parsed = Parser.parse(Source.of("candidate", candidate), registry, ANY_OP, ignored -> {});
    return parsed == null ? null : parsed.module();
  }

  private String print(Op module) {
    return Printing.print(module, registry);
  }
}
