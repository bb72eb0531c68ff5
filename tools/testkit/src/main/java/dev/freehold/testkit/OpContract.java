// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.text.DiagnosticPrinter;
import dev.freehold.ir.text.ParsedOp;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Resources;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.opt.RoundTrip;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What must hold for one operation of a dialect, see {@link DialectContract}. */
public final class OpContract {
  private static final PassRegistry PASSES = PassRegistry.load();
  private static final PrintOptions GENERIC = new PrintOptions(true, false, false);
  /** So many programs are tried only to see what is said about them, or what general transforms make of them. */
  private static final int UNVERIFIED_ATTEMPTS = 50;
  /** What asks operations for folds, patterns, effects and speculatability. */
  private static final String TRANSFORMS = "builtin.module(canonicalize{region-simplify=aggressive},cse,loop-invariant-code-motion,canonicalize)";

  private final String name;
  private final Registry registry;
  private final OpSynthesizer synthesizer;
  private final int attempts;
  private final boolean losesInText;
  /** A program with the operation that verifies; null if there is none yet. */
  private @Nullable ModuleOp program;
  private boolean searched;

  OpContract(String name, Registry registry, OpSynthesizer synthesizer, int attempts, boolean losesInText, @Nullable ModuleOp sample) {
    this.name = name;
    this.registry = registry;
    this.synthesizer = synthesizer;
    this.attempts = attempts;
    this.losesInText = losesInText;
    program = sample;
  }

  /** The name of the operation. */
  public String name() {
    return name;
  }

  /**
   * Whether there is a program with the operation that verifies, synthesized or given.
   *
   * @throws AssertionError if the contract is broken
   */
  public boolean hasProgram() {
    return program() != null;
  }

  /**
   * Checks the operation in a program that verifies, if there is one, and the verifier in those that were tried.
   *
   * @throws AssertionError if the contract is broken
   */
  public void check() {
    if (program() instanceof ModuleOp found) check(found);
  }

  /** Whoever asks while the program is looked for waits. */
  private synchronized @Nullable ModuleOp program() {
    if (!searched) search();
    return program;
  }

  /** Tries programs until one verifies. Whether one does or not, the verifier has to report a fault where it finds one, and its place. */
  private void search() {
    searched = true;
    boolean given = program != null;
    for (int i = 0; i < (given ? UNVERIFIED_ATTEMPTS : attempts); i++) {
      ModuleOp attempt = synthesizer.attempt(i);
      if (attempt == null) continue;
      boolean good = verifies(attempt);
      if (good || i < UNVERIFIED_ATTEMPTS) checkGenericForm(attempt);
      if (good && i < UNVERIFIED_ATTEMPTS) checkTransforms(attempt);
      if (given || !good || losesInText && unfaithfulness(attempt) != null) continue;
      program = attempt;
      return;
    }
  }

  private boolean verifies(ModuleOp attempt) {
    List<Diagnostic> reported = new ArrayList<>();
    boolean good;
    try {
      good = Verifier.verify(attempt, registry, reported::add);
    } catch (RuntimeException | StackOverflowError crash) {
      throw new AssertionError(name + ": the verifier crashes on\n" + generic(attempt), crash);
    }
    if (!good && reported.isEmpty()) throw broken("the verifier refuses, but reports nothing", attempt);
    for (Diagnostic each : reported) {
      if (each.location() == Location.UNKNOWN) throw broken("no place: " + each.message(), attempt);
    }
    return good;
  }

  private void check(ModuleOp verified) {
    checkGenericForm(verified);
    String lost = unfaithfulness(verified);
    if (lost != null) throw broken(lost + Printing.print(verified, registry), verified);
    ModuleOp copy = cloneOf(verified);
    if (!generic(copy).equals(generic(verified))) throw broken("a clone is\n" + generic(copy) + "and not", verified);
    checkTransforms(verified);
  }

  private ModuleOp cloneOf(ModuleOp original) {
    return (ModuleOp) new Rewriter(registry).atEnd(new Block()).clone(original);
  }

  /** General transforms leave a program that verifies. */
  private void checkTransforms(ModuleOp verified) {
    ModuleOp copy = cloneOf(verified);
    List<Diagnostic> reported = new ArrayList<>();
    boolean good;
    try {
      Pipeline pipeline = Objects.requireNonNull(new PipelineParser(PASSES, reported::add).parse(TRANSFORMS), TRANSFORMS);
      good = new PipelineRunner(registry, reported::add, RunSettings.DEFAULT).run(pipeline, copy);
    } catch (RuntimeException | StackOverflowError crash) {
      throw new AssertionError(name + ": a general transform crashes on\n" + generic(verified), crash);
    }
    if (!good) throw broken("after general transforms: " + reported, verified);
  }

  /** What is lost where the program is written, as text or as bytecode, and read again; null if nothing is. */
  private @Nullable String unfaithfulness(ModuleOp written) {
    List<Diagnostic> reported = new ArrayList<>();
    if (RoundTrip.isFaithful(new ParsedOp(written, new Resources()), registry, reported::add)) return null;
    return reported.stream().map(new DiagnosticPrinter(null)::text).collect(Collectors.joining());
  }

  /** The generic form is read as the same program; what cannot be read is refused at a place. */
  private void checkGenericForm(ModuleOp attempt) {
    String text = generic(attempt);
    List<Diagnostic> reported = new ArrayList<>();
    ParsedOp again = Parser.parseOp(Source.of("generic", text), registry, new ParserOptions(true), reported::add);
    if (again != null) {
      String read = generic(again.op());
      if (!read.equals(text)) throw broken("the generic form is read as\n" + read + "and not as", attempt);
    } else if (reported.stream().noneMatch(each -> each.location() instanceof Location.File)) {
      throw broken("the generic form is refused: " + reported, attempt);
    }
  }

  private String generic(Op op) {
    StringBuilder text = new StringBuilder();
    Printing.print(op, registry, text, GENERIC);
    return text.append('\n').toString();
  }

  private AssertionError broken(String problem, Op attempt) {
    return new AssertionError(name + ": " + problem + "\n" + generic(attempt));
  }
}
