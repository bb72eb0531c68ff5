// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.fuzz.compare.Run;
import dev.freehold.ir.attribute.Utf8;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Output that cannot be written is an error in every command, and what is written is either all there or not there. */
class OutputTest {
  private static final String PROGRAM = """
      func.func @main() -> i32 {
        %m = memref.alloc() : memref<4xi32>
        %c = arith.constant 3 : i32
        memref.dealloc %m : memref<4xi32>
        return %c : i32
      }
      """;

  /** A device without space, after so many bytes. */
  private static final class Full extends OutputStream {
    private int left;

    Full(int left) {
      this.left = left;
    }

    @Override
    public void write(int b) throws IOException {
      if (left-- <= 0) throw new IOException("No space left on device");
    }
  }

  @TempDir private Path folder;

  private static Run run(OutputStream out, OutputStream err, String program, String... args) {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    CommandIo io = CommandIo.of(new ByteArrayInputStream(Utf8.encode(program)), out, err == null ? text : err);
    int exit = new Main(io, new Opt(), new dev.freehold.cli.Run(), new Check(), new Fuzz(), new Reduce()).run(args);
    return new Run(exit, "", Utf8.decode(text.toByteArray()));
  }

  private static Run run(String program, String... args) {
    return run(OutputStream.nullOutputStream(), null, program, args);
  }

  private Path file(String name, String content) throws IOException {
    return Files.writeString(folder.resolve(name), content);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(each -> each.getFileName().toString()).sorted().toList();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "--help", "help check", "--version", "opt", "opt --help", "opt --show-dialects", "opt --list-passes", "opt --emit-bytecode",
      "opt --split-input-file",
      "run", "run --help", "run --trace", "run --show-arguments --memory-report=json", "check", "check --json", "check --help",
      "fuzz --count 1 --profile branches", "fuzz --help", "reduce --keep true", "reduce --help"})
  void aFullDeviceIsAnErrorOfEveryCommand(String line) {
    String[] args = line.split(" ");
    for (int space : new int[] {0, 7}) {
      Run full = run(new Full(space), null, PROGRAM, args);
      assertEquals(1, full.exit(), full::err);
      assertEquals("cannot write standard output: No space left on device\n", full.err());
    }
  }

  @Test
  void aLostReportIsAnErrorToo() {
    Run full = run(OutputStream.nullOutputStream(), new Full(0), PROGRAM, "opt", "--mlir-print-ir-after-all", "--cse");
    assertEquals(1, full.exit());
  }

  @Test
  void whatCannotBeOpenedOrWrittenIsNamed() throws IOException {
    String missing = folder.resolve("missing") + "/x";
    assertEquals("cannot open output file '" + missing + "': No such file or directory\n", run(PROGRAM, "opt", "-o", missing).err());
    assertEquals("cannot open output file '" + folder + "': Is a directory\n", run(PROGRAM, "opt", "-o", folder.toString()).err());
    assertEquals("cannot open output file '': No such file or directory\n", run(PROGRAM, "opt", "-o", "").err());
    for (String[] line : new String[][] {{"opt", "-o", "/dev/full"}, {"reduce", "--keep", "true", "-o", "/dev/full"},
        {"run", "--memory-svg", "/dev/full"}}) {
      Run full = run(PROGRAM, line);
      assertEquals(1, full.exit());
      assertEquals("cannot write output file '/dev/full': No space left on device\n", full.err());
    }
    String file = folder.resolve("x".repeat(300)).toString();
    Run tooLong = run(PROGRAM, "opt", "-o", file);
    assertEquals(1, tooLong.exit());
    assertTrue(tooLong.err().contains("File name too long"), tooLong.err());
    assertEquals(List.of(), names());
  }

  @Test
  void aWrongProgramLeavesNoFile() throws IOException {
    Path stale = file("stale", "old");
    assertEquals(1, run("bad", "opt", "-o", stale.toString()).exit());
    assertEquals(List.of(), names());
    file("stale", "old");
    assertEquals(1, run(PROGRAM, "opt", "--pass-pipeline=builtin.module(no)", "-o", stale.toString()).exit());
    assertEquals(List.of(), names());
    file("stale", "old");
    assertEquals(1, run(PROGRAM, "reduce", "--keep", "false", "-o", stale.toString()).exit());
    assertEquals(List.of(), names());
    Path link = Files.createSymbolicLink(folder.resolve("link"), file("stale", "old").getFileName());
    assertEquals(1, run("bad", "opt", "-o", link.toString()).exit());
    assertFalse(Files.exists(link));
  }

  @Test
  void aWrongCommandLineLeavesItAlone() throws IOException {
    Path stale = file("stale", "old");
    assertEquals(1, run(PROGRAM, "opt", "--no-such-pass", "-o", stale.toString()).exit());
    assertEquals(1, run(PROGRAM, "opt", folder.resolve("missing").toString(), "-o", stale.toString()).exit());
    assertEquals("old", Files.readString(stale));
  }

  @Test
  void theInputIsNeverTakenAway() throws IOException {
    Path bad = file("bad.mlir", "bad");
    assertEquals(1, run("", "opt", bad.toString(), "-o", bad.toString()).exit());
    assertEquals("bad", Files.readString(bad));
    Path good = file("good.mlir", PROGRAM);
    assertEquals(0, run("", "opt", good.toString(), "-o", good.toString()).exit());
    assertTrue(Files.readString(good).startsWith("module {"));
    assertEquals(List.of("bad.mlir", "good.mlir"), names());
  }

  @Test
  void whatIsReplacedKeepsItsLinksAndPermissions() throws IOException {
    Path real = file("real", "old");
    Files.setPosixFilePermissions(real, PosixFilePermissions.fromString("rwxr----x"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), real.getFileName());
    assertEquals(0, run(PROGRAM, "opt", "-o", link.toString()).exit());
    assertTrue(Files.isSymbolicLink(link));
    assertTrue(Files.readString(real).startsWith("module {"));
    assertEquals("rwxr----x", PosixFilePermissions.toString(Files.getPosixFilePermissions(real)));
    assertEquals(List.of("link", "real"), names());
  }

  @Test
  void aDeviceIsWrittenAsItIs() {
    assertEquals(0, run(PROGRAM, "opt", "-o", "/dev/null").exit());
    assertEquals(1, run("bad", "opt", "-o", "/dev/null").exit());
    assertTrue(Files.exists(Path.of("/dev/null")) && !Files.isRegularFile(Path.of("/dev/null")));
  }

  @Test
  void aCandidateThatTheCommandTakesAwayIsNoMatter() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertEquals(0, run(out, null, PROGRAM, "reduce", "--keep", "rm -f $1; true").exit());
    assertEquals("module {\n}\n", Utf8.decode(out.toByteArray()));
    Run folders = run(PROGRAM, "reduce", "--keep", "rm -f $1; mkdir $1");
    assertEquals(1, folders.exit());
    assertTrue(folders.err().startsWith("cannot access '") && folders.err().endsWith("': Is a directory\n"), folders.err());
  }

  @Test
  void whatIsNoProgramIsNotReduced() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Run run = run(out, null, "bad", "reduce", "--keep", "true");
    assertEquals(1, run.exit());
    assertTrue(run.err().startsWith("<stdin>:1:1: error: custom op 'bad' is unknown"), run.err());
    assertEquals(0, out.size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"opt", "run", "check", "reduce --keep true"})
  void inputsThatCannotBeRead(String line) {
    String[] args = (line + " " + folder).split(" ");
    Run run = run("", args);
    assertEquals(1, run.exit());
    assertEquals("cannot open input file '" + folder + "': Is a directory\n", run.err());
    args[args.length - 1] = folder.resolve("missing").toString();
    assertEquals("cannot open input file '" + folder.resolve("missing") + "': No such file or directory\n", run("", args).err());
  }

  @Test
  void namesOfFilesArePrintedAsText() throws IOException {
    Path file = file("\u00fc.mlir", "bad");
    assertTrue(run("", "opt", file.toString()).err().startsWith(file + ":1:1: error: "));
    String missing = run("", "opt", folder + "/\u00e4").err();
    assertTrue(missing.contains("/\u00e4': No such file"), missing);
  }

  /** The names are those that the reference gives. */
  @Test
  void dumpsMayGoIntoATree() throws IOException {
    String program = "module @outer { module @\"in ner/x\" { func.func @f() { return } } module { func.func @g() { return } } }";
    Path tree = folder.resolve("tree");
    Run run = run(program, "opt", "--mlir-print-ir-after-all", "--mlir-print-ir-tree-dir=" + tree,
        "--pass-pipeline=builtin.module(builtin.module(func.func(cse),cse))");
    assertEquals(0, run.exit());
    assertEquals("", run.err());
    try (Stream<Path> all = Files.walk(tree)) {
      assertEquals(List.of(
          "builtin_module_outer/builtin_module_in ner_x/0_1_cse.mlir",
          "builtin_module_outer/builtin_module_in ner_x/func_func_f/0_0_0_cse.mlir",
          "builtin_module_outer/builtin_module_no-symbol-name/0_1_cse.mlir",
          "builtin_module_outer/builtin_module_no-symbol-name/func_func_g/0_0_0_cse.mlir"),
          all.filter(Files::isRegularFile).map(each -> tree.relativize(each).toString()).sorted().toList());
    }
    assertEquals("// -----// IR Dump After CSE (cse) //----- //\nfunc.func @f() {\n  return\n}\n\n",
        Files.readString(tree.resolve("builtin_module_outer/builtin_module_in ner_x/func_func_f/0_0_0_cse.mlir")));
    Path file = file("file", "");
    Run failing = run(program, "opt", "--cse", "--mlir-print-ir-after-all", "--mlir-print-ir-tree-dir", file.toString());
    assertEquals(1, failing.exit());
    assertTrue(failing.err().startsWith("cannot write output file '" + file + "/builtin_module_outer/0_cse.mlir': "), failing.err());
  }

  /** A large program of one function is written while it is verified. */
  @Test
  void nothingIsWrittenOfALargeProgramThatIsWrong() {
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < 3000; i++) body.append("  %c").append(i).append(" = arith.constant ").append(i).append(" : index\n");
    String right = "func.func @main() {\n" + body + "  return\n}\n";
    String wrong = right.replace("  return\n", "  %f = \"memref.load\"() : () -> f32\n  return\n");
    for (String threads : List.of("1", "2")) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      assertEquals(0, run(out, null, right, "opt", "--threads", threads).exit());
      assertEquals("module {\n" + right.indent(2) + "}\n\n", Utf8.decode(out.toByteArray()));
      out.reset();
      Run refused = run(out, null, wrong, "opt", "--threads", threads);
      assertEquals(1, refused.exit());
      assertTrue(refused.err().contains("'memref.load' op expected 1 or more operands"), refused.err());
      assertEquals(0, out.size());
    }
  }
}
