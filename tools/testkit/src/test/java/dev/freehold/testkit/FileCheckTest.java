// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.freehold.testkit.filecheck.CheckFailure;
import dev.freehold.testkit.filecheck.FileCheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Outputs match check files, or do not; where LLVM's FileCheck is installed, it is asked too. */
class FileCheckTest {
  private static final String REFERENCE = "FileCheck-22";

  /** @param checks the directives, separated by {@code ;} */
  record Case(boolean matches, String checks, String output) {
    List<String> lines() {
      return List.of(checks.split(" ; "));
    }
  }

  private static Case matches(String checks, String output) {
    return new Case(true, checks, output);
  }

  private static Case differs(String checks, String output) {
    return new Case(false, checks, output);
  }

  static Stream<Case> cases() {
    return Stream.of(
        matches("CHECK: b ; CHECK: c", "a\nb\nx\nc\n"),
        differs("CHECK: c ; CHECK: b", "a\nb\nx\nc\n"),
        differs("CHECK: b ; CHECK: b", "b\n"),
        matches("CHECK:   a  b", "a\t b\n"),
        differs("CHECK: a.b", "axb\n"),
        differs("OTHER: a ; XCHECK: a ; X-CHECK: a", "a\n"),
        matches("CHECK: a ; CHECK-NEXT: b", "a\nb\n"),
        differs("CHECK: a ; CHECK-NEXT: b", "a\n\nb\n"),
        differs("CHECK: a ; CHECK-NEXT: b", "a b\n"),
        differs("CHECK: a ; CHECK-NEXT: b", "a b\nb\n"),
        differs("CHECK-NEXT: b", "a\nb\n"),
        matches("CHECK: a ; CHECK-SAME: b", "a x b\n"),
        differs("CHECK: a ; CHECK-SAME: b", "a\nb\n"),
        differs("CHECK-SAME: b", "b\n"),
        matches("CHECK: a ; CHECK-NOT: b ; CHECK: c", "b\na\nc\nb\n"),
        differs("CHECK: a ; CHECK-NOT: b ; CHECK: c", "a\nb\nc\n"),
        differs("CHECK: a ; CHECK-NOT: b", "a\nc\nb\n"),
        differs("CHECK-NOT: b", "b\n"),
        matches("CHECK-DAG: b ; CHECK-DAG: a ; CHECK: c", "a\nb\nc\n"),
        differs("CHECK-DAG: b ; CHECK-DAG: a ; CHECK: c", "c\na\nb\n"),
        differs("CHECK-DAG: a ; CHECK-DAG: a", "a\n"),
        matches("CHECK-DAG: a ; CHECK-DAG: a", "a\na\n"),
        matches("CHECK-DAG: [[X:[a-z]]] = 1 ; CHECK-DAG: [[Y:[a-z]]] = 2 ; CHECK: [[X]] [[Y]]", "b = 2\na = 1\na b\n"),
        differs("CHECK-DAG: a ; CHECK-NOT: x ; CHECK-DAG: b", "a\nx\nb\n"),
        matches("CHECK-LABEL: @f ; CHECK: a ; CHECK-LABEL: @g ; CHECK: b", "@f\na\n@g\nb\n"),
        differs("CHECK-LABEL: @f ; CHECK: b ; CHECK-LABEL: @g", "@f\na\n@g\nb\n"),
        differs("CHECK-LABEL: @f ; CHECK-NOT: a ; CHECK-LABEL: @g", "@f\na\n@g\nb\n"),
        matches("CHECK-LABEL: @f ; CHECK-NOT: b ; CHECK-LABEL: @g", "@f\na\n@g\nb\n"),
        differs("CHECK-LABEL: [[X:.]]", "a\n"),
        matches("CHECK-LABEL: @f ; CHECK-NEXT: a ; CHECK-LABEL: @g ; CHECK-SAME: b", "@f\na\n@g b\n"),
        matches("CHECK-COUNT-2: a ; CHECK-NOT: a", "a\na\n"),
        differs("CHECK-COUNT-3: a", "a\na\n"),
        matches("CHECK: a ; CHECK-EMPTY: ; CHECK-NEXT: b", "a\n\nb\n"),
        differs("CHECK: a ; CHECK-EMPTY: ; CHECK: b", "a\nc\n\nb\n"),
        differs("CHECK:", "a\n"),
        differs("CHECK: a ; CHECK-EMPTY: b", "a\n\n"),
        matches("CHECK: x{{[0-9]+}}y{{a|b}}c", "x12yac\n"),
        differs("CHECK: x{{[0-9]+}}y", "xy\n"),
        differs("CHECK: a{{.*}}b", "a\nb\n"),
        matches("CHECK: {{^}}a{{$}}", "ba\na\n"),
        differs("CHECK: {{^}}a{{$}}", "ba\nab\n"),
        matches("CHECK: a{{[{]2[}]}}", "a{2}\n"),
        differs("CHECK: {{a{2}}}b", "aab\n"),
        differs("CHECK: {{[0-9", "0\n"),
        matches("CHECK: [[X:[a-z]+]] = ; CHECK: use [[X]]", "abc = 1\nuse abc\n"),
        differs("CHECK: [[X:[a-z]+]] = ; CHECK: use [[X]]", "abc = 1\nuse b\n"),
        matches("CHECK: [[X:[a-z]]] [[X]]", "a b\nc c\n"),
        differs("CHECK: [[X]]", "a\n"),
        matches("CHECK: [[$X:a+]] ; CHECK: [[$X]]", "aa\naa\n"),
        matches("CHECK: [[X:a+]] ; CHECK: [[X:b+]] ; CHECK: [[X]]c", "aa\nbb\naac\nbbc\n"),
        matches("CHECK: v[[#N:]] ; CHECK: w[[#N+2]] ; CHECK: u[[#N-1]]", "v7\nw9\nu6\n"),
        differs("CHECK: v[[#N:]] ; CHECK: w[[#N+2]]", "v7\nw8\n"),
        matches("CHECK: line [[#@LINE]] ; CHECK: line [[#@LINE+5]]", "line 1\nline 7\n"),
        matches("CHECK: dense<{{\\[\\[}}1, 2]]>", "dense<[[1, 2]]>\n"),
        differs("CHECK-NOT: a", ""));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void outputsMatchOrDiffer(Case each) {
    boolean matches = true;
    try {
      FileCheck.check(each.lines(), List.of("CHECK"), each.output());
    } catch (CheckFailure failure) {
      matches = false;
    }
    assertEquals(each.matches(), matches);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theReferenceSaysTheSame(Case each, @TempDir Path folder) throws IOException, InterruptedException {
    assumeTrue(Stream.of(System.getenv("PATH").split(":")).anyMatch(path -> Files.isExecutable(Path.of(path, REFERENCE))),
        REFERENCE + " is not installed");
    Path checks = Files.write(folder.resolve("checks"), each.lines());
    Path output = Files.writeString(folder.resolve("output"), each.output());
    ProcessBuilder command = new ProcessBuilder(REFERENCE, checks.toString(), "--input-file=" + output, "--dump-input=never");
    Process reference = command.redirectErrorStream(true).start();
    String said = new String(reference.getInputStream().readAllBytes());
    assertEquals(each.matches(), reference.waitFor() == 0, said);
  }
}
