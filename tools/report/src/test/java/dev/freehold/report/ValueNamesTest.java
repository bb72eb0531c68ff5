// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ValueNamesTest {
  @Test
  void namesAreThoseOfTheText() {
    ProgramText text = Reports.read("names.mlir", """
        func.func @f(%c: i1, %the.buffer: memref<4xf32>) {
          %x = arith.constant 1 : index
          %pair:2, %one = scf.execute_region -> (index, index, index) {
            scf.yield %x, %x, %x : index, index, index
          }
          cf.br ^end(%x : index)
        ^end(%last: index):
          return
        }
        """);
    ValueNames names = new ValueNames(text);
    List<String> found = new ArrayList<>();
    text.module().walk(op -> {
      for (Value result : op.results()) found.add(names.of(result));
    });
    Op function = text.module().region().entryBlock().first();
    function.region().forEach(block -> block.arguments().forEach(argument -> found.add(names.of(argument))));
    assertEquals(List.of("%x", "%pair#0", "%pair#1", "%one", "%c", "%the.buffer", "%last"), found);
  }

  @Test
  void whatIsNotInTheTextHasNoName() {
    ProgramText one = Reports.read("one.mlir", "func.func @f(%c: i1) {\n  return\n}\n");
    ProgramText other = Reports.read("other.mlir", "func.func @f(%d: i1) {\n  return\n}\n");
    Op function = one.module().region().entryBlock().first();
    assertNull(new ValueNames(other).of(function.region().entryBlock().argument(0)));
  }
}
