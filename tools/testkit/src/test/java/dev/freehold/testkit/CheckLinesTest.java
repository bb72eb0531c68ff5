// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.testkit.filecheck.FileCheck;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Check lines match the output that they are made from. */
class CheckLinesTest {
  private static final String OUTPUT = """
      #map = affine_map<(d0) -> (d0)>
      module {
        func.func @f(%arg0: i32, %arg1: memref<4xi32, #map>) {
          %0:2 = func.call @g(%arg0) : (i32) -> (i32, i32)
          cf.br ^bb1(%0#1 : i32)
        ^bb1(%1: i32):  // pred: ^bb0
          %2 = "a-b"(%1) {s = "%1"} : (i32) -> i32
          return
        }
        func.func @h(%arg0: i32) {
          return
        }

        %3 = a.top_level @f
      }
      """;

  @Test
  void eachOperationOfTheModuleHasItsOwn() {
    List<CheckLines.Group> groups = CheckLines.of("P", OUTPUT.lines().toList());
    List<String> symbols = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    for (CheckLines.Group group : groups) {
      symbols.add(group.symbol());
      lines.addAll(group.lines());
    }
    List<String> expected = new ArrayList<>();
    expected.add(null);
    expected.addAll(List.of("@f", "@h"));
    assertEquals(expected, symbols);
    assertEquals("""
        // P: #[[MAP:.+]] = affine_map<(d0) -> (d0)>
        // P-LABEL: func.func @f(
        // P-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: memref<4xi32, #[[MAP]]>) {
        // P-NEXT:   %[[V0:.+]]:2 = func.call @g(%[[ARG0]]) : (i32) -> (i32, i32)
        // P-NEXT:   cf.br ^bb1(%[[V0]]#1 : i32)
        // P-NEXT: ^bb1(%[[V1:.+]]: i32):  // pred: ^bb0
        // P-NEXT:   %[[V2:.+]] = "a-b"(%[[V1]]) {s = "%1"} : (i32) -> i32
        // P-NEXT:   return
        // P-NEXT: }
        // P-LABEL: func.func @h(
        // P-SAME: %[[ARG0:.+]]: i32) {
        // P-NEXT:   return
        // P-NEXT: }
        // P: %[[V3:.+]] = a.top_level @f
        """, String.join("\n", lines) + "\n");
    FileCheck.check(lines, List.of("P"), OUTPUT);
  }
}
