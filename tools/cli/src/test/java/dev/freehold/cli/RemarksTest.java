// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.fuzz.compare.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Remarks on the command line. What is expected of {@code --test-remark} was recorded from the reference, whose pass makes the same remarks. */
class RemarksTest {
  private static final String PROGRAM = "func.func @main() {\n  return\n}\n";
  private static final String PRINTED = "module {\n  func.func @main() {\n    return\n  }\n}\n\n";
  private static final String MISSED = remark("Missed", "a-category-1-missed", "missed");
  private static final String DROPPED = remark("Passed", "category-1-passed", "passed").replace("passed remark", "passed remark (should be dropped)");
  private static final String PASSED = remark("Passed", "category-1-passed", "passed");
  private static final String FAILED = remark("Failure", "category-2-failed", "failed");
  private static final String ANALYSIS = "[Analysis] test-remark | Category:category-2-analysis | Remark=\"This is a test analysis remark\"";

  @TempDir private Path folder;

  private static String remark(String kind, String category, String word) {
    return "[" + kind + "] test-remark | Category:" + category + " | Reason=\"because we are testing the remark pipeline\", Remark=\"This is a test "
        + word + " remark\", Suggestion=\"try using the remark pipeline feature\"";
  }

  private static String yaml(String kind, String category, String text, int line, int column) {
    return "--- !" + kind + "\nPass:            " + category + "\nName:            test-remark\n"
        + "DebugLoc:        { File: '<stdin>', Line: " + line + ", Column: " + column + " }\n"
        + "Function:        '<unknown function>'\nArgs:\n  - Remark:          " + text + "\n"
        + (kind.equals("Analysis") ? "" : "  - Reason:          because we are testing the remark pipeline\n"
            + "  - Suggestion:      try using the remark pipeline feature\n")
        + "...\n";
  }

  private static String yaml(int line, int column) {
    return yaml("Missed", "a-category-1-missed", "This is a test missed remark", line, column)
        + yaml("Passed", "category-1-passed", "'This is a test passed remark (should be dropped)'", line, column)
        + yaml("Passed", "category-1-passed", "This is a test passed remark", line, column)
        + yaml("Failure", "category-2-failed", "This is a test failed remark", line, column)
        + yaml("Analysis", "category-2-analysis", "This is a test analysis remark", line, column);
  }

  private static Run opt(String program, String... flags) {
    return new InProcess().onText(List.of(flags), program);
  }

  /** The remarks among the diagnostics of a run, without what shows the lines of the program. */
  private static List<String> remarks(String... flags) {
    List<String> all = new ArrayList<>(List.of("--test-remark"));
    all.addAll(List.of(flags));
    Run run = new InProcess().onText(all, PROGRAM);
    assertEquals(0, run.exit(), run::err);
    assertEquals(PRINTED, run.out());
    return run.err().lines().filter(line -> line.startsWith("<stdin>:")).toList();
  }

  /** What is expected about {@code return}, and then the same about the function. */
  private static List<String> aboutBoth(String... expected) {
    return Stream.of("<stdin>:2:3: remark: ", "<stdin>:1:1: remark: ").flatMap(place -> Arrays.stream(expected).map(place::concat)).toList();
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(each -> each.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void remarksAreShownOnRequestOnly() {
    assertEquals(List.of(), remarks());
    assertEquals(aboutBoth(MISSED, DROPPED, PASSED, FAILED, ANALYSIS), remarks("--remarks-filter=.*"));
    assertEquals(remarks("--remarks-filter=.*"), remarks("--remarks-filter=.*", "--remark-format=emitRemark", "--remark-policy=all"));
  }

  @Test
  void eachKindHasAFilter() {
    assertEquals(aboutBoth(DROPPED, PASSED), remarks("--remarks-filter-passed=.*"));
    assertEquals(aboutBoth(MISSED), remarks("--remarks-filter-missed=.*"));
    assertEquals(aboutBoth(FAILED), remarks("--remarks-filter-failed=.*"));
    assertEquals(aboutBoth(ANALYSIS), remarks("--remarks-filter-analyse=.*"));
    assertEquals(aboutBoth(DROPPED, PASSED), remarks("--remarks-filter=nothing", "--remarks-filter-passed=category-1-passed"));
    assertEquals(aboutBoth(DROPPED, PASSED, FAILED, ANALYSIS), remarks("--remarks-filter=^category-2.*$", "--remarks-filter-passed=^category-1.*"));
  }

  @Test
  void aFilterIsForWholeCategories() {
    assertEquals(List.of(), remarks("--remarks-filter=category"));
    assertEquals(List.of(), remarks("--remarks-filter="));
    assertEquals(aboutBoth(FAILED, ANALYSIS), remarks("--remarks-filter=nothing|category-2.*"));
    assertEquals(aboutBoth(MISSED, DROPPED, PASSED, FAILED, ANALYSIS), remarks("--remarks-filter=^category-2.*|a.*$"));
    assertEquals(aboutBoth(FAILED, ANALYSIS), remarks("--remarks-filter=.*", "--remarks-filter=category-2.*"));
  }

  /** The reference gives them in an order that differs from run to run. */
  @Test
  void finalRemarksTakeThePlaceOfEarlierOnes() {
    assertEquals(aboutBoth(MISSED, PASSED, FAILED, ANALYSIS), remarks("--remarks-filter=.*", "--remark-policy=final"));
  }

  @Test
  void remarksAreDiagnostics() {
    assertEquals(List.of(), remarks("--remarks-filter=.*", "--mlir-diagnostic-verbosity-level=errors"));
    Run expected = opt("// expected-remark @below {{[Missed] test-remark | Category:a-category-1-missed}}\n\"test.op\"() : () -> ()",
        "--allow-unregistered-dialect", "--test-remark", "--remarks-filter-missed=.*", "--verify-diagnostics");
    assertEquals("", expected.err());
    assertEquals(0, expected.exit());
  }

  @Test
  void yamlGoesIntoAFile() throws IOException {
    Path file = folder.resolve("out.yaml");
    Run run = opt(PROGRAM, "--test-remark", "--remarks-filter=.*", "--remark-format=yaml", "--remarks-output-file=" + file);
    assertEquals("", run.err());
    assertEquals(PRINTED, run.out());
    assertEquals(yaml(2, 3) + yaml(1, 1), Files.readString(file));
    assertEquals(List.of("out.yaml"), names());
  }

  @Test
  void yamlGoesToTheStandardOutput() {
    Run run = opt(PROGRAM, "--test-remark", "--remarks-filter=.*", "--remark-format=yaml", "--remarks-output-file=-");
    assertEquals(yaml(2, 3) + yaml(1, 1) + PRINTED, run.out());
    Run pieces = opt("func.func private @f()\n// -----\nfunc.func private @g()\n", "--split-input-file", "--test-remark",
        "--remarks-filter-analyse=.*", "--remark-format=yaml", "--remarks-output-file=-");
    String text = "This is a test analysis remark";
    assertEquals(yaml("Analysis", "category-2-analysis", text, 1, 1) + "module {\n  func.func private @f()\n}\n\n// -----\n"
        + yaml("Analysis", "category-2-analysis", text, 3, 1) + "module {\n  func.func private @g()\n}\n\n", pieces.out());
  }

  /** Behind another program, as all of it is known only then. */
  @Test
  void finalRemarksComeBehindTheProgram() {
    Run run = opt("func.func private @f()", "--test-remark", "--remarks-filter-passed=.*", "--remark-format=yaml", "--remark-policy=final",
        "--remarks-output-file=-");
    assertEquals("module {\n  func.func private @f()\n}\n\n" + yaml("Passed", "category-1-passed", "This is a test passed remark", 1, 1), run.out());
  }

  @Test
  void onlyPlacesInFilesAreNamedInYaml() {
    String places = Stream
        .of("unknown", "\"name\"(\"f\":1:2)", "callsite(\"f\":1:2 at \"g\":3:4)", "fused[\"f\":1:2, \"g\":3:4]", "\"a/b\":1:2 to 3:4",
            "\"" + "f".repeat(33) + "\":12:2", "\"" + "f".repeat(34) + "\":12:2", "\"" + "f".repeat(43) + "\":12:2",
            "\"" + "f".repeat(44) + "\":12:2")
        .map(place -> "\"test.op\"() : () -> () loc(" + place + ")\n").collect(Collectors.joining());
    Run run = opt(places, "--allow-unregistered-dialect", "--test-remark", "--remarks-filter-analyse=.*", "--remark-format=yaml",
        "--remarks-output-file=-");
    List<String> found = run.out().lines().filter(line -> line.startsWith("DebugLoc:") || line.startsWith("      ")).map(String::strip).toList();
    String nowhere = "DebugLoc:        { File: '<unknown file>', Line: 0, Column: 0 }";
    assertEquals(List.of(nowhere, nowhere, nowhere, nowhere,
        "DebugLoc:        { File: 'a/b', Line: 1, Column: 2 }",
        "DebugLoc:        { File: " + "f".repeat(33) + ", Line: 12, Column: 2 }",
        "DebugLoc:        { File: " + "f".repeat(34) + ", Line: 12,", "Column: 2 }",
        "DebugLoc:        { File: " + "f".repeat(43) + ", Line: 12,", "Column: 2 }",
        "DebugLoc:        { File: " + "f".repeat(44) + ",", "Line: 12, Column: 2 }"), found);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '#', value = {
      "--remark-format=json # for the --remark-format option: Cannot find option named 'json'!",
      "--remark-format= # for the --remark-format option: Cannot find option named ''!",
      "--remark-format=bitstream # for the --remark-format option: 'bitstream' is not supported; 'yaml' has the same content",
      "--remark-policy=first # for the --remark-policy option: Cannot find option named 'first'!",
      "--remark-policy # for the --remark-policy option: requires a value!",
      "--remarks-filter=( # for the --remarks-filter option: '(' is no regular expression: Unclosed group",
      "--remarks-filter-missed=* # for the --remarks-filter-missed option: '*' is no regular expression: Dangling meta character '*'"})
  void wrongOptionsAreErrors(String option, String message) {
    Run run = opt(PROGRAM, option);
    assertEquals(1, run.exit());
    assertEquals("freehold opt: " + message + "\n", run.err());
    assertEquals("", run.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"-", "FOLDER/program"})
  void nothingIsWrittenWhereTheFileCannotBe(String output) throws IOException {
    String missing = folder.resolve("missing") + "/x";
    String[] flags = {"--test-remark", "--remarks-filter=.*", "--remark-format=yaml", "-o", output.replace("FOLDER", folder.toString()),
        "--remarks-output-file=" + missing};
    Run run = opt(PROGRAM, flags);
    assertEquals(1, run.exit());
    assertEquals("cannot open output file '" + missing + "': No such file or directory\n", run.err());
    assertEquals("", run.out());
    assertEquals(List.of(), names());
    flags[flags.length - 1] = "--remarks-output-file=" + folder;
    assertEquals("cannot open output file '" + folder + "': Is a directory\n", opt(PROGRAM, flags).err());
    flags[flags.length - 1] = "--remarks-output-file=/dev/full";
    assertEquals("cannot write output file '/dev/full': No space left on device\n", opt(PROGRAM, flags).err());
  }

  /** What a pass has said until then may tell why it has failed. */
  @Test
  void remarksOfPassesBeforeAFailureAreKept() throws IOException {
    Path file = folder.resolve("out.yaml");
    Run run = opt("func.func @f() {\n  %m = memref.alloc() : memref<f32>\n  memref.dealloc %m : memref<f32>\n  return\n}", "--test-remark",
        "--last-use-buffer-deallocation=existing-deallocs=error",
        "--remarks-filter-missed=.*", "--remark-format=yaml", "--remarks-output-file=" + file);
    assertEquals(1, run.exit());
    assertTrue(Files.readString(file).startsWith("--- !Missed\n"));
    assertFalse(Files.readString(file).contains("Passed"));
  }

  @Test
  void theFileIsThereWithoutRemarksToo() throws IOException {
    Path file = folder.resolve("out.yaml");
    assertEquals(0, opt(PROGRAM, "--test-remark", "--remark-format=yaml", "--remarks-output-file=" + file).exit());
    assertEquals("", Files.readString(file));
    Path unused = folder.resolve("unused");
    assertEquals(0, opt(PROGRAM, "--test-remark", "--remarks-filter=.*", "--remarks-output-file=" + unused).exit());
    assertFalse(Files.exists(unused));
  }
}
