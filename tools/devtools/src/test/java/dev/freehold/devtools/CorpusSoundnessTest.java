// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every program of the corpus that can be executed treats its memory well after both deallocation systems, and does what it did. What
 * does not stands in {@code known-findings.tsv} with its cause; {@code ./dev soundness} prints what there is. A line of the list that is
 * not found any more is an error, like a finding that is not in it.
 */
class CorpusSoundnessTest {
  private static final CorpusSoundness SOUNDNESS = new CorpusSoundness();
  private static final Map<String, TreeSet<String>> KNOWN = known();

  @TestFactory
  Stream<DynamicTest> ownPrograms() throws IOException {
    return tests(CorpusProgram.OWN);
  }

  @TestFactory
  Stream<DynamicTest> programsOfLlvm() throws IOException {
    return tests(CorpusProgram.LLVM);
  }

  @AfterAll
  static void summary() {
    System.out.println(
        "corpus: " + SOUNDNESS.executed() + " functions executed before and after a deallocation system, " + SOUNDNESS.notExecuted() + " not");
    assertTrue(SOUNDNESS.executed() > 1000, "too few functions were executed");
  }

  private static Stream<DynamicTest> tests(Path folder) throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (CorpusProgram part : CorpusProgram.in(folder)) tests.add(dynamicTest(part.name(), () -> check(part)));
    return tests.stream();
  }

  private static void check(CorpusProgram part) {
    Map<String, String> found = SOUNDNESS.findings(part);
    TreeSet<String> known = KNOWN.getOrDefault(part.name(), new TreeSet<>());
    assertEquals(String.join("\n", known), String.join("\n", found.keySet()), () -> "the checker says " + found.values());
  }

  /** The lines of the list by program, without their causes, of which each must have one. */
  private static Map<String, TreeSet<String>> known() {
    Map<String, TreeSet<String>> known = new TreeMap<>();
    for (String line : lines()) {
      String[] columns = line.split("\t");
      assertEquals(5, columns.length, line);
      known.computeIfAbsent(columns[0], program -> new TreeSet<>()).add(line.substring(0, line.lastIndexOf('\t')));
    }
    return known;
  }

  private static List<String> lines() {
    try (InputStream list = CorpusSoundnessTest.class.getResourceAsStream("known-findings.tsv")) {
      return new String(list.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
