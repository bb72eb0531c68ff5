// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import dev.freehold.ir.attribute.Utf8;
import dev.freehold.testkit.filecheck.CheckFailure;
import dev.freehold.testkit.filecheck.FileCheck;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A program that says how it is run, and what is printed and reported then, as MLIR's own tests do:
 *
 * <pre>
 *   // RUN: freehold-opt %s --canonicalize | FileCheck %s
 *
 *   // CHECK-LABEL: func.func @f(
 *   // CHECK-SAME: %[[X:.+]]: i32
 *   // CHECK-NEXT: return %[[X]]
 *   func.func @f(%x: i32) -&gt; i32 {
 * </pre>
 *
 * This makes a JUnit test of each file in a folder of the test resources:
 *
 * <pre>
 *   &#64;TestFactory
 *   Stream&lt;DynamicTest&gt; files() {
 *     return DynamicTest.stream(MlirFile.in(getClass(), "/ring"), MlirFile::name, MlirFile::check);
 *   }
 * </pre>
 *
 * Dialects and passes are those that {@link java.util.ServiceLoader} finds. A run that reports something fails, unless the file expects that
 * ({@code -verify-diagnostics}) or takes it for output ({@code 2>&1}): warnings, remarks and notes no less than errors.
 *
 * <p>With the system property {@code freehold.record}, the folder where the sources of the resources are, files are recorded anew instead, see
 * {@link RecordChecks}: {@code mvn test -Dfreehold.record=src/test/resources/ring}.
 */
public final class MlirFile {
  private static final String ENDING = ".mlir";
  private static final String RECORD = "freehold.record";

  private final String name;
  private final byte[] bytes;
  private final OptTool opt;

  private MlirFile(String name, byte[] bytes, OptTool opt) {
    this.name = name;
    this.bytes = bytes;
    this.opt = opt;
  }

  /**
   * The files in a folder, and in those below.
   *
   * @param near the folder is a resource of this class, see {@link Class#getResource}
   * @throws IllegalArgumentException if the folder does not exist, or has no such file
   */
  public static Stream<MlirFile> in(Class<?> near, String folder) {
    URL url = near.getResource(folder);
    if (url == null) throw new IllegalArgumentException("no folder " + folder + " among the resources of " + near.getName());
    try {
      return in(Path.of(url.toURI()));
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /**
   * The files in a folder, and in those below.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Stream<MlirFile> in(Path folder) {
    OptTool opt = new InProcessOpt();
    List<MlirFile> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(each -> each.toString().endsWith(ENDING)).sorted().toList()) {
        files.add(new MlirFile(folder.relativize(file).toString(), Files.readAllBytes(file), opt));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (files.isEmpty()) throw new IllegalArgumentException("no " + ENDING + " file in " + folder);
    return files.stream();
  }

  /**
   * A program in memory.
   *
   * @param name its name in messages
   */
  public static MlirFile of(String name, String program) {
    return of(name, program, new InProcessOpt());
  }

  static MlirFile of(String name, String program, OptTool opt) {
    return new MlirFile(name, Utf8.encode(program), opt);
  }

  /** The path below the folder. */
  public String name() {
    return name;
  }

  /**
   * Runs the file.
   *
   * @throws AssertionError if something else is printed or reported than the file says
   */
  public void check() {
    String sources = System.getProperty(RECORD);
    if (sources == null) compare();
    else record(Path.of(sources, name));
  }

  private void record(Path source) {
    try {
      of(name, CheckRecorder.rewrite(source, opt), opt).compare();
    } catch (RunFailure | IllegalArgumentException refused) {
      throw new AssertionError(source + ": not recorded: " + refused.getMessage(), refused);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void compare() {
    List<String> lines = Utf8.decode(bytes).lines().toList();
    List<RunLine> runs = runs(lines);
    List<String> failures = new ArrayList<>();
    for (RunLine run : runs) {
      try {
        String output = run(run);
        if (!run.prefixes().isEmpty()) FileCheck.check(lines, run.prefixes(), output);
      } catch (CheckFailure failure) {
        failures.add(name + ":" + (failure.line() == 0 ? run.line() : failure.line()) + ": " + failure.getMessage());
      } catch (RunFailure failure) {
        failures.add(name + ":" + run.line() + ": " + failure.getMessage());
      }
    }
    if (!failures.isEmpty()) throw new AssertionError(String.join("\n", failures));
  }

  private List<RunLine> runs(List<String> lines) {
    try {
      List<RunLine> runs = RunLine.in(lines);
      if (runs.isEmpty()) throw new AssertionError(name + ": no RUN line");
      return runs;
    } catch (IllegalArgumentException e) {
      throw new AssertionError(name + ": " + e.getMessage(), e);
    }
  }

  /** Runs the tools of a command one after the other, and returns what the last one prints. */
  private String run(RunLine run) throws RunFailure {
    byte[] input = bytes;
    for (RunLine.Tool tool : run.tools()) input = Utf8.encode(run(tool, name, input, opt));
    return Utf8.decode(input);
  }

  /** Runs a tool, which must do as its command says, and returns what it prints. */
  static String run(RunLine.Tool tool, String name, byte[] input, OptTool opt) throws RunFailure {
    try {
      OptTool.Result result = opt.run(tool.arguments(), name, input);
      if (result.succeeded() == tool.fails()) throw new RunFailure(tool.fails() ? "succeeds, but must fail" : "fails:\n" + result.errors());
      if (tool.joinsErrors()) return result.errors() + result.output();
      if (!tool.fails() && !result.errors().isEmpty()) throw new RunFailure("reports what the file does not expect:\n" + result.errors());
      return result.output();
    } catch (IllegalArgumentException e) {
      throw new RunFailure(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
