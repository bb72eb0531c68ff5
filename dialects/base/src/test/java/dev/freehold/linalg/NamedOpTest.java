// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.freehold.arith.ArithDialect;
import dev.freehold.func.FuncDialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.math.MathDialect;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Bodies that named operations get for the types of their operands. */
class NamedOpTest {
  private static final Registry REGISTRY = Registry.of(new FuncDialect(), new LinalgDialect(), new ArithDialect(), new MathDialect());

  private static Op parse(String text) {
    return Parser.parse(Source.of("test.mlir", text), REGISTRY, ParserOptions.DEFAULT, diagnostic -> fail(diagnostic.message())).module();
  }

  private static List<String> body(String operation, String parameters) {
    Op module = parse("func.func @f(" + parameters + ") {\n  " + operation + "\n  return\n}");
    List<String> names = new ArrayList<>();
    module.walk(StructuredOp.class, op -> {
      for (Op inner : op.body()) names.add(inner.name());
    });
    return names;
  }

  @Test
  void narrowIntegersAreExtendedToTheResult() {
    assertEquals(List.of("arith.extsi", "arith.extsi", "arith.muli", "arith.addi", "linalg.yield"),
        body("linalg.matmul ins(%a, %b : memref<2x3xi8>, memref<3x4xi8>) outs(%c : memref<2x4xi32>)",
            "%a: memref<2x3xi8>, %b: memref<3x4xi8>, %c: memref<2x4xi32>"));
  }

  @Test
  void unsignedCastsAreAskedForByAnAttribute() {
    assertTrue(body("linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<2xi8>) outs(%c : memref<2xi32>)",
        "%a: memref<2xi8>, %c: memref<2xi32>").contains("arith.extui"));
  }

  /** The maps show in the generic form and in bytecode, and no verification adds them to the operation. */
  @Test
  void mapsAreDerivedWhenTheyAreWritten() {
    Op module =
        parse("func.func @f(%a: memref<4xf32>, %c: memref<f32>) {\n  linalg.dot ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%c : memref<f32>)\n"
            + "  return\n}");
    assertTrue(Verifier.verify(module, REGISTRY, diagnostic -> fail(diagnostic.message())));
    List<Op> found = new ArrayList<>();
    module.walk(NamedOp.class, found::add);
    Op dot = found.getFirst();
    assertTrue(dot.discardableAttrs().isEmpty());
    assertEquals(List.of("linalg.memoized_indexing_maps"), List.copyOf(dot.writtenAttrs().names()));
    assertEquals(3, ((ArrayAttr) dot.writtenAttrs().get("linalg.memoized_indexing_maps")).elements().size());
  }

  @Test
  void boolsAreCombinedByLogic() {
    assertEquals(List.of("arith.andi", "arith.ori", "linalg.yield"), body("linalg.dot ins(%a, %a : memref<2xi1>, memref<2xi1>) outs(%c : memref<i1>)",
        "%a: memref<2xi1>, %c: memref<i1>"));
  }

  @Test
  void customFormReadsBack() {
    String text = """
        module {
          func.func @f(%arg0: memref<4x8xf32>, %arg1: memref<4xf32>) {
            linalg.reduce { arith.addf } ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4xf32>) dimensions = [1]\s
            linalg.map ins(%arg1 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
              (%in: f32, %init: f32) {
                %0 = arith.addf %in, %init : f32
                linalg.yield %0 : f32
              }
            return
          }
        }
        """;
    assertEquals(text, Printing.print(parse(text), REGISTRY));
  }
}
