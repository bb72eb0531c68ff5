// SPDX-License-Identifier: Apache-2.0
package dev.freehold;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.dealloc.described.Descriptions;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Freehold as a library: reads programs, runs pipelines on them and prints them.
 *
 * <pre>{@code
 *   Freehold freehold = Freehold.load();
 *   ModuleOp module = freehold.parse(text);
 *   freehold.run(module, "buffer-deallocation-pipeline");
 *   System.out.print(freehold.print(module));
 * }</pre>
 *
 * <p>Every method that meets an error in the program throws a {@link ProgramException} with all that was reported; those who want
 * warnings too, or a stream of diagnostics, use {@link Parser}, {@link Verifier} and {@link PipelineRunner} themselves. Instances
 * are immutable and may be shared between threads; a program may not.
 *
 * @param registry the dialects in force
 * @param passes the passes in force
 * @param profile whether passes are sound or print the reference's bytes
 */
public record Freehold(Registry registry, PassRegistry passes, Profile profile) {

  /** With every dialect, extension and pass that {@link java.util.ServiceLoader} finds. */
  public static Freehold load() {
    return new Freehold(Registry.load(), PassRegistry.load(), Profile.SOUND);
  }

  /** The same, found through a class loader: one with the jars of plug-ins, for example. */
  public static Freehold load(ClassLoader loader) {
    return new Freehold(Registry.load(loader), PassRegistry.load(loader), Profile.SOUND);
  }

  /** The same, but it prints what the reference prints where that is wrong, too: {@code docs/differences.md} lists the cases. */
  public Freehold referenceCompatible() {
    return new Freehold(registry, passes, Profile.reference());
  }

  /** The same with the dialects that a text describes in IRDL. Places in errors are as in {@link #parse}. */
  public Freehold describing(String irdl) {
    Source source = Source.of("-", irdl);
    Registry[] larger = new Registry[1];
    orThrow(source, sink -> {
      Parsed parsed = Parser.parse(source, registry, ParserOptions.DEFAULT, sink);
      larger[0] = parsed == null ? null : Descriptions.add(parsed.module(), registry, sink);
      return larger[0] != null;
    });
    return new Freehold(larger[0], passes, profile);
  }

  /** Reads and verifies a program. Places in errors are lines and columns of {@code text}, columns counted in bytes of UTF-8. */
  public ModuleOp parse(String text) {
    return parse(text, ParserOptions.DEFAULT);
  }

  /** The same with options: {@code new ParserOptions(true)} keeps operations, types and attributes of dialects that nobody has registered. */
  public ModuleOp parse(String text, ParserOptions options) {
    Source source = Source.of("-", text);
    Parsed[] parsed = new Parsed[1];
    orThrow(source, sink -> {
      parsed[0] = Parser.parse(source, registry, options, sink);
      return parsed[0] != null && Verifier.verify(parsed[0].module(), registry, profile, sink);
    });
    return parsed[0].module();
  }

  /** Checks a program that was built or changed by hand. */
  public void verify(Op program) {
    orThrow(null, sink -> Verifier.verify(program, registry, profile, sink));
  }

  /**
   * Runs passes on a program, and the verifier after each.
   *
   * @param pipeline names of passes with their options, as in {@code canonicalize{top-down=true},cse}, or the whole form
   *     {@code builtin.module(func.func(cse))}
   */
  public void run(ModuleOp program, String pipeline) {
    String whole = pipeline.strip().startsWith("builtin.module(") ? pipeline : "builtin.module(" + pipeline + ")";
    orThrow(null, sink -> {
      Pipeline read = new PipelineParser(passes, sink).parse(whole);
      return read != null && new PipelineRunner(registry, sink, RunSettings.DEFAULT.with(profile)).run(read, program);
    });
  }

  /** The program in its custom form, with aliases. */
  public String print(Op program) {
    return Printing.print(program, registry);
  }

  private static void orThrow(@Nullable Source source, Predicate<Diagnostics> work) {
    List<Diagnostic> reported = new ArrayList<>();
    if (!work.test(reported::add)) throw new ProgramException(source, reported);
  }
}
