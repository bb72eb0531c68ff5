// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.fuzz.compare.Run;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --dialect}, and the example of its page. */
class DescribedDialectTest {
  private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
  private static final Path EXAMPLE = ROOT.resolve("examples/described-dialect");
  private static final Path DESCRIPTION = EXAMPLE.resolve("pool.irdl.mlir");
  private static final Pattern CODE = Pattern.compile("^```mlir\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern COMMAND = Pattern.compile("^\\./freehold opt (.*)$", Pattern.MULTILINE);

  private final InProcess tool = new InProcess();

  @TempDir private Path folder;

  @Test
  void codeOfThePageIsTheExample() throws IOException {
    String description = Files.readString(DESCRIPTION);
    List<String> blocks = CODE.matcher(page()).results().map(block -> block.group(1)).toList();
    assertFalse(blocks.isEmpty());
    for (String block : blocks) assertTrue(description.contains(block), block);
  }

  @Test
  void theCommandOfThePagePrintsWhatItSays() throws IOException {
    String command = COMMAND.matcher(page()).results().findFirst().orElseThrow().group(1);
    List<String> words = List.of(command.replace("examples/", ROOT.resolve("examples") + "/").split(" "));
    Run run = tool.run(words.subList(1, words.size()), Path.of(words.getFirst()));
    assertEquals("", run.err());
    assertEquals(Files.readString(EXAMPLE.resolve("freed.mlir")), run.out());
  }

  private static String page() throws IOException {
    return Files.readString(ROOT.resolve("docs/how-to/describe-a-dialect-in-irdl.md"));
  }

  @Test
  void withoutTheDescriptionTheDialectIsUnknown() {
    Run run = tool.run(List.of(), EXAMPLE.resolve("program.mlir"));
    assertEquals(1, run.exit());
    assertTrue(run.err().contains("operation being parsed with an unregistered dialect"), run.err());
  }

  @Test
  void theFlagOfTheReferenceDoesTheSame() {
    Run ours = tool.run(List.of("--dialect", DESCRIPTION.toString()), EXAMPLE.resolve("program.mlir"));
    Run theirs = tool.run(List.of("--irdl-file=" + DESCRIPTION), EXAMPLE.resolve("program.mlir"));
    assertEquals(0, ours.exit(), ours.err());
    assertEquals(ours.out(), theirs.out());
  }

  @Test
  void checkFollowsDescribedOperations() throws IOException {
    String program = EXAMPLE.resolve("program.mlir").toString();
    Run before = check(program);
    assertEquals(ExitStatus.FINDINGS, before.exit());
    assertTrue(before.out().contains("@fork: 3 findings on 2 paths"), before.out());
    Run after = check(program, "--buffer-deallocation-pipeline");
    assertEquals(0, after.exit(), after.err());
    assertEquals(4, after.out().split(": no findings on ", -1).length - 1, after.out());
    // What LLVM 19's pass inserts are described operations themselves.
    Path around = Files.writeString(folder.resolve("around.mlir"), Files.readString(Path.of(program)).split("\n\n")[1]);
    Run legacy = check(around.toString(), "--pass-pipeline=builtin.module(func.func(buffer-deallocation))");
    assertEquals(0, legacy.exit(), legacy.err());
  }

  @Test
  void aFileWithoutDialectsIsSuspicious() throws IOException {
    Path program = Files.copy(EXAMPLE.resolve("program.mlir"), folder.resolve("program.mlir"));
    Path plain = Files.writeString(folder.resolve("plain.mlir"), "module {}");
    Run run = command(new Check(), "check", program.toString(), "--dialect", DESCRIPTION.toString(), "--dialect", plain.toString());
    assertTrue(run.err().startsWith(plain + ":1:1: warning: the file describes no dialect"), run.err());
  }

  @Test
  void fuzzPutsDescribedOperationsIntoPrograms() {
    Run run =
        command(new Fuzz(), "fuzz", "--profile", "branches", "--system", "ownership", "--count", "3", "--dialect", DESCRIPTION.toString());
    assertEquals(0, run.exit(), run.out());
    assertTrue(run.out().contains("branches   ownership          3      3 "), run.out());
  }

  @Test
  void fuzzTakesOperationsThatNobodyKnows() {
    for (List<String> dialects : List.of(List.<String>of(), List.of("--dialect", DESCRIPTION.toString()))) {
      List<String> words = new ArrayList<>(List.of("fuzz", "--profile", "foreign", "--count", "5", "--max-paths", "5"));
      words.addAll(dialects);
      Run run = command(new Fuzz(), words.toArray(String[]::new));
      assertEquals(0, run.exit(), run.out());
      assertTrue(run.out().contains("foreign    ownership          5      0             0        5 "), run.out());
    }
  }

  @Test
  void reduceKeepsThem() throws IOException {
    Path program = Files.copy(EXAMPLE.resolve("program.mlir"), folder.resolve("program.mlir"));
    Run run = command(new Reduce(), "reduce", program.toString(), "--keep", "grep -q pool.take_two {}", "--dialect", DESCRIPTION.toString());
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.out().contains("\"pool.take_two\"() : () -> (memref<4xi32>, memref<4xi32>)") && !run.out().contains("pool.copy"), run.out());
  }

  private static Run check(String program, String... passes) {
    List<String> words = new ArrayList<>(List.of("check", program, "--dialect", DESCRIPTION.toString()));
    words.addAll(List.of(passes));
    return command(new Check(), words.toArray(String[]::new));
  }

  private static Run command(Command command, String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    CommandIo io = new CommandIo(InputStream.nullInputStream(), new PrintStream(out), new PrintStream(err));
    int exit = new Main(io, command).run(words);
    return new Run(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  @Test
  void errorsShowThePlaceInTheDescription() throws IOException {
    Path wrong =
        Files.writeString(folder.resolve("wrong.irdl.mlir"), "irdl.dialect @d {\n  irdl.operation @op attributes {freehold.yields = 1}\n}\n");
    Run run = tool.onText(List.of("--dialect", wrong.toString()), "module {}");
    assertEquals(1, run.exit());
    assertTrue(run.err().startsWith(wrong + ":2:3: error: 'irdl.operation' op attribute 'freehold.yields' requires a string, but has 1 : i64\n"),
        run.err());
  }

  @Test
  void aMissingDescriptionIsTheUsersError() {
    Run run = tool.onText(List.of("--dialect", "nowhere.irdl.mlir"), "module {}");
    assertEquals(1, run.exit());
    assertEquals("cannot open input file 'nowhere.irdl.mlir': No such file or directory\n", run.err());
  }
}
