// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.extra;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.interp.check.Checked;
import dev.freehold.interp.check.Finding;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the operations of {@code shape} compute. */
class ShapesTest {
  /** Asserts that a function does what another does, and not what a third does. */
  private static void assertSame(String one, String other, String wrong) {
    assertEquals(List.of(), Checked.function(one, other).findings());
    assertEquals(List.of(Finding.DIFFERENCE), kinds(one, wrong));
  }

  private static List<String> kinds(String one, String other) {
    return Checked.function(one, other).findings().stream().map(Finding::kind).distinct().toList();
  }

  private static String function(String body) {
    return "func.func @f(%i: index, %c: i1) -> index {\n" + body + "}\n";
  }

  @Test
  void aShapeIsMadeSplitAndJoined() {
    String shapes = function("""
        %c1 = arith.constant 1 : index
        %0 = shape.from_extents %i, %c1 : index, index
        %head, %tail = "shape.split_at"(%0, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
        %k = shape.const_shape [3, 1] : !shape.shape
        %1 = shape.broadcast %tail, %k : !shape.shape, !shape.shape -> !shape.shape
        %2 = shape.concat %head, %1 : !shape.shape, !shape.shape -> !shape.shape
        %n = shape.num_elements %2 : !shape.shape -> !shape.size
        %r = shape.size_to_index %n : !shape.size
        return %r : index
        """);
    String product = function("""
        %c3 = arith.constant 3 : index
        %r = arith.muli %i, %c3 : index
        return %r : index
        """);
    assertSame(shapes, product, product.replace("constant 3", "constant 2"));
  }

  @Test
  void anExtentOfATensorIsItsSize() {
    String asked = function("""
        %c1 = arith.constant 1 : index
        %n = arith.constant 3 : index
        %t = tensor.empty(%n) : tensor<2x?xi8>
        %0 = shape.shape_of %t : tensor<2x?xi8> -> tensor<2xindex>
        %r = shape.get_extent %0, %c1 : tensor<2xindex>, index -> index
        return %r : index
        """);
    String known = function("%r = arith.constant 3 : index\nreturn %r : index\n");
    assertSame(asked, known, known.replace("3", "2"));
  }

  @Test
  void aConstraintThatDoesNotHoldStopsTheProgram() {
    String constraint = function("""
        %w = shape.cstr_require %c, "never"
        %0 = shape.const_witness true
        %1 = shape.assuming_all %w, %0
        %r = shape.assuming %1 -> (index) {
          shape.assuming_yield %i : index
        }
        return %r : index
        """);
    String assertion = function("cf.assert %c, \"never\"\nreturn %i : index\n");
    assertEquals(List.of(), Checked.function(constraint, assertion).findings());
    String opposite = function("%t = arith.constant true\n%n = arith.xori %c, %t : i1\ncf.assert %n, \"never\"\nreturn %i : index\n");
    assertEquals(List.of("ASSERTION"), kinds(constraint, opposite));
  }
}
