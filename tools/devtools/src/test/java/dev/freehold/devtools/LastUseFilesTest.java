// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.cli.InProcess;
import dev.freehold.fuzz.compare.Run;
import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.validate.DeallocationValidator;
import dev.freehold.validate.SiteVerdict;
import dev.freehold.validate.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What {@code --last-use-buffer-deallocation} makes of its own test programs does the same as they do, frees each buffer once, and uses none behind
 * that; but for what the program itself frees wrongly. In the folders {@code kept}, and with a remark, some buffers are left alone. Those in
 * {@code refused} are errors.
 */
class LastUseFilesTest {
  private static final List<String> FOLDERS = List.of("ownership/dealloc/src/test/resources/dev/freehold/dealloc/last-use",
      "ownership/extra/src/test/resources/dev/freehold/dealloc/extra/last-use");
  private static final Registry REGISTRY = Registry.load();
  private static final Executors EXECUTORS = Executors.load();
  /** What a test gives the pass. */
  private static final Pattern OPTIONS = Pattern.compile("RUN: .*--last-use-buffer-deallocation=\"((?:signatures=|boundary-results=borrow)[^\"]*)\"");
  private static final String LEFT_TO_PROGRAM = "remark: it is left to the program to free the buffer";
  private static final Pattern NOT_EXECUTABLE = Pattern.compile("cannot (execute|create a value of type) .*");
  private static final CheckLimits LIMITS = new CheckLimits(300, 20_000);

  @TestFactory
  Stream<DynamicTest> files() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (String folder : FOLDERS) {
      Path root = Repository.ROOT.resolve(folder);
      try (Stream<Path> all = Files.walk(root)) {
        all.filter(file -> file.toString().endsWith(".mlir") && !file.getParent().endsWith("refused")).sorted().forEach(file -> {
          boolean isKept = file.getParent().endsWith("kept");
          tests.add(DynamicTest.dynamicTest(root.relativize(file).toString(), () -> check(Files.readString(file), isKept)));
        });
      }
    }
    return tests.stream();
  }

  private static void check(String program, boolean isKept) {
    Matcher options = OPTIONS.matcher(program);
    String pass = "--last-use-buffer-deallocation" + (options.find() ? "=" + options.group(1) : "");
    Run run = new InProcess().onText(List.of(pass, "-allow-unregistered-dialect"), program);
    assertEquals(0, run.exit(), run::err);
    boolean leaks = isKept || run.err().contains(LEFT_TO_PROGRAM);
    executed(program, run.out(), leaks);
    validated(program, run.out(), leaks);
  }

  private static void executed(String program, String output, boolean isKept) {
    PathChecker checker = PathChecker.ofOther(read(program), read(output), REGISTRY, EXECUTORS, LIMITS);
    // What functions agree on with their callers is not for others to rely on.
    for (String function : OPTIONS.matcher(program).find() ? checker.entries() : checker.functions()) {
      FunctionReport report = checker.check(function);
      Diagnostic skipped = report.skipped();
      assertTrue(skipped == null || NOT_EXECUTABLE.matcher(skipped.message()).matches(), () -> "@" + function + " " + skipped);
      Set<String> expected = report.findings().stream().filter(finding -> finding.stage() == Finding.Stage.GIVEN).map(Finding::kind)
          .filter(kind -> !kind.equals(Fault.Kind.LEAK.name())).collect(Collectors.toSet());
      if (isKept) expected.add(Fault.Kind.LEAK.name());
      List<String> wrong = report.findings().stream().filter(finding -> finding.stage() == Finding.Stage.TRANSFORMED)
          .filter(finding -> !expected.contains(finding.kind())).map(LastUseFilesTest::describe).toList();
      assertEquals(List.of(), wrong, () -> output);
    }
  }

  private static String describe(Finding finding) {
    return "@" + finding.function() + " " + finding.kind() + ": " + finding.diagnostic().message();
  }

  private static void validated(String program, String output, boolean isKept) {
    Set<dev.freehold.validate.Fault.Kind> expected = DeallocationValidator.validate(read(program), REGISTRY).sites().stream()
        .flatMap(site -> kinds(site.verdict())).filter(kind -> kind != dev.freehold.validate.Fault.Kind.LEAK).collect(Collectors.toSet());
    if (isKept) expected.add(dev.freehold.validate.Fault.Kind.LEAK);
    List<String> wrong = new ArrayList<>();
    for (SiteVerdict site : DeallocationValidator.validate(read(output), REGISTRY).sites()) {
      boolean isGood = switch (site.verdict()) {
        case Verdict.Proved proved -> true;
        case Verdict.Undecided undecided -> isKept;
        case Verdict.Faulty faulty -> kinds(faulty).allMatch(expected::contains);
      };
      if (!isGood) wrong.add(site.site().name() + " " + site.verdict());
    }
    assertEquals(List.of(), wrong, () -> output);
  }

  private static Stream<dev.freehold.validate.Fault.Kind> kinds(Verdict verdict) {
    return verdict instanceof Verdict.Faulty faulty ? faulty.faults().stream().map(dev.freehold.validate.Fault::kind) : Stream.empty();
  }

  private static Op read(String text) {
    return Parser.parse(Source.of("program", text), REGISTRY, new ParserOptions(true), diagnostic -> {}).module();
  }
}
