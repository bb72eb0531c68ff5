// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What passes may make of operations that allow several results, or that only compute. */
class AllowedResultsTest {
  @Test
  void truncationsThatMayKeepTheirPrecision() {
    String program = """
        func.func @f(%x: f32) -> f32 {
          %0 = arith.truncf %x fastmath<contract> : f32 to f16
          %1 = arith.extf %0 fastmath<contract> : f16 to f32
          return %1 : f32
        }
        """;
    String folded = program.replace("return %1", "return %x");
    assertEquals(List.of(), kinds(program, folded));
    assertEquals(List.of(Finding.DIFFERENCE), kinds(program.replace(" fastmath<contract>", ""), folded.replace(" fastmath<contract>", "")));
  }

  /** An operation that declares to write to a tensor makes another one. */
  @Test
  void writesToTensorsAreNotVisible() {
    String program = """
        func.func @f(%b: tensor<8xf32>, %v: vector<8xf32>) -> tensor<8xf32> {
          %c0 = arith.constant 0 : index
          %m = arith.constant dense<false> : vector<8xi1>
          %i = vector.step : vector<8xindex>
          %0 = vector.scatter %b[%c0] [%i], %m, %v : tensor<8xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> -> tensor<8xf32>
          return %0 : tensor<8xf32>
        }
        """;
    assertEquals(List.of(), kinds(program, program.replace("return %0", "return %b")));
  }

  private static List<String> kinds(String before, String after) {
    return Checked.function(before, after).findings().stream().map(Finding::kind).toList();
  }
}
