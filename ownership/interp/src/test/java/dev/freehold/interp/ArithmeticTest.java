// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What single operations compute, at the edges of their types. */
class ArithmeticTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "arith.addi %0, %1 : i8|i8, i8|127, 1|-128 : i8",
      "arith.addi %0, %1 overflow<nsw> : i8|i8, i8|127, 1|#ub.poison",
      "arith.addi %0, %1 overflow<nuw> : i8|i8, i8|127, 1|-128 : i8",
      "arith.addi %0, %1 overflow<nuw> : i8|i8, i8|-1, 1|#ub.poison",
      "arith.addi %0, %1 : i1|i1, i1|true, true|false",
      "arith.addi %0, %1 : i65|i65, i65|18446744073709551615, 1|-18446744073709551616 : i65",
      "arith.muli %0, %1 : i64|i64, i64|4294967296, 4294967296|0 : i64",
      "arith.divui %0, %1 : i8|i8, i8|-1, 2|127 : i8",
      "arith.divsi %0, %1 : i8|i8, i8|-7, 2|-3 : i8",
      "arith.floordivsi %0, %1 : i8|i8, i8|-7, 2|-4 : i8",
      "arith.ceildivsi %0, %1 : i8|i8, i8|-7, 2|-3 : i8",
      "arith.ceildivui %0, %1 : i8|i8, i8|-1, 2|-128 : i8",
      "arith.remsi %0, %1 : i8|i8, i8|-7, 2|-1 : i8",
      "arith.remui %0, %1 : i8|i8, i8|-7, 2|1 : i8",
      "arith.divsi %0, %1 exact : i8|i8, i8|7, 2|#ub.poison",
      "arith.shli %0, %1 : i8|i8, i8|3, 7|-128 : i8",
      "arith.shli %0, %1 : i8|i8, i8|3, 8|#ub.poison",
      "arith.shrsi %0, %1 : i8|i8, i8|-128, 7|-1 : i8",
      "arith.shrui %0, %1 : i8|i8, i8|-128, 7|1 : i8",
      "arith.shrui %0, %1 exact : i8|i8, i8|-127, 1|#ub.poison",
      "arith.cmpi ult, %0, %1 : i8|i8, i8|1, -1|true",
      "arith.cmpi slt, %0, %1 : i8|i8, i8|1, -1|false",
      "arith.maxui %0, %1 : i8|i8, i8|1, -1|-1 : i8",
      "arith.extui %0 : i1 to i8|i1|true|1 : i8",
      "arith.extsi %0 : i1 to i8|i1|true|-1 : i8",
      "arith.trunci %0 : i16 to i8|i16|384|-128 : i8",
      "arith.index_cast %0 : i32 to index|i32|-1|-1 : index",
      "arith.index_castui %0 : i32 to index|i32|-1|4294967295 : index",
      "arith.addf %0, %1 : f32|f32, f32|16777216.0, 1.0|0x4B800000 : f32",
      "arith.addf %0, %1 : f16|f16, f16|2048.0, 1.0|2.048000e+03 : f16",
      "arith.mulf %0, %1 : f8E4M3FN|f8E4M3FN, f8E4M3FN|16.0, 16.0|2.560000e+02 : f8E4M3FN",
      "arith.divf %0, %1 : f64|f64, f64|1.0, 0.0|0x7FF0000000000000 : f64",
      "arith.remf %0, %1 : f32|f32, f32|-5.5, 2.0|-1.500000e+00 : f32",
      "arith.negf %0 : f32|f32|0.0|-0.000000e+00 : f32",
      "arith.minimumf %0, %1 : f32|f32, f32|0.0, -0.0|-0.000000e+00 : f32",
      "arith.cmpf une, %0, %1 : f32|f32, f32|1.0, 2.0|true",
      "arith.fptosi %0 : f32 to i8|f32|-3.9|-3 : i8",
      "arith.fptosi %0 : f32 to i8|f32|300.0|#ub.poison",
      "arith.fptoui %0 : f32 to i8|f32|255.0|-1 : i8",
      "arith.sitofp %0 : i64 to f32|i64|16777217|0x4B800000 : f32",
      "arith.uitofp %0 : i8 to f32|i8|-1|2.550000e+02 : f32",
      "arith.truncf %0 : f64 to f32|f64|0.1|1.000000e-01 : f32",
      "arith.bitcast %0 : f32 to i32|f32|1.0|1065353216 : i32",
      "math.sqrt %0 : f64|f64|2.25|1.500000e+00 : f64",
      "math.ctlz %0 : i8|i8|1|7 : i8",
      "math.cttz %0 : i8|i8|0|8 : i8",
      "math.ctpop %0 : i8|i8|-1|8 : i8",
      "math.absi %0 : i8|i8|-128|-128 : i8",
      "math.ipowi %0, %1 : i8|i8, i8|3, 5|-13 : i8",
      "math.fma %0, %1, %2 : f16|f16, f16, f16|2048.0, 1.0, 1.0|2.048000e+03 : f16",
      "math.roundeven %0 : f32|f32|2.5|2.000000e+00 : f32",
      "math.floor %0 : f32|f32|-2.5|-3.000000e+00 : f32",
      "math.isnan %0 : f32|f32|0x7FC00000|true",
      "math.copysign %0, %1 : f32|f32, f32|1.0, -0.0|-1.000000e+00 : f32",
      "index.ceildivs %0, %1|index, index|-7, 2|-3 : index",
      "index.maxu %0, %1|index, index|-1, 1|-1 : index",
      "index.casts %0 : i8 to index|i8|-1|-1 : index",
      "index.castu %0 : i8 to index|i8|-1|255 : index",
      "arith.addi %0, %1 : vector<2xi8>|vector<2xi8>, vector<2xi8>|dense<[127, 1]>, dense<1>|dense<[-128, 2]> : vector<2xi8>",
      "arith.select %0, %1, %2 : i32|i1, i32, i32|false, 1, 2|2 : i32",
      "arith.select %0, %1, %2 : vector<2xi1>, vector<2xi8>|vector<2xi1>, vector<2xi8>, vector<2xi8>|dense<[true, false]>, dense<1>, dense<2>|dense<[1, 2]> : vector<2xi8>",
  })
  void computes(String operation, String types, String arguments, String result) {
    assertEquals(result, run(operation, types, arguments));
  }

  @Test
  void bothResultsOfAnExtendedMultiplication() {
    String program = """
        func.func @f(%a: i8, %b: i8) -> (i8, i8, i8, i8, i8, i1) {
          %low, %high = arith.mulsi_extended %a, %b : i8
          %ulow, %uhigh = arith.mului_extended %a, %b : i8
          %sum, %over = arith.addui_extended %a, %b : i8, i1
          return %low, %high, %ulow, %uhigh, %sum, %over : i8, i8, i8, i8, i8, i1
        }
        """;
    assertEquals(List.of("1 : i8", "0 : i8", "1 : i8", "-2 : i8", "-2 : i8", "true"), Executed.results(program, "-1, -1"));
  }

  @Test
  void poisonElsewhereDoesNotSpoilTheResultsOfOneOperation() {
    String program = """
        func.func @f(%a: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
          %poison = ub.poison : i8
          %low, %high = arith.mului_extended %a, %a : vector<2xi8>
          return %low, %high : vector<2xi8>, vector<2xi8>
        }
        """;
    assertEquals(List.of("dense<[4, 0]> : vector<2xi8>", "dense<[0, 1]> : vector<2xi8>"), Executed.results(program, "dense<[2, 16]>"));
  }

  @Test
  void divisionsThatHaveNoResultAreFaults() {
    assertEquals("division by zero", assertThrows(IllegalStateException.class, () -> run("arith.remui %0, %1 : i8", "i8, i8", "1, 0")).getMessage());
    assertEquals("signed division overflows 8 bits",
        assertThrows(IllegalStateException.class, () -> run("arith.divsi %0, %1 : i8", "i8, i8", "-128, -1")).getMessage());
  }

  private static String run(String operation, String types, String arguments) {
    StringBuilder parameters = new StringBuilder();
    int n = 0;
    for (String type : Literals.split(types)) parameters.append(n == 0 ? "" : ", ").append("%").append(n++).append(": ").append(type);
    // The result type is found by trying: the text of an operation says it in its own way.
    String type = operation.contains(" to ") ? operation.substring(operation.lastIndexOf(" to ") + 4)
        : operation.contains("cmp") || operation.contains("isnan") ? "i1"
            : operation.contains(" : ") ? operation.substring(operation.lastIndexOf(" : ") + 3).replaceFirst("^vector<2xi1>, ", "") : "index";
    return Executed
        .results("func.func @f(" + parameters + ") -> " + type + " {\n  %r = " + operation + "\n  return %r : " + type + "\n}\n", arguments)
        .getFirst();
  }
}
