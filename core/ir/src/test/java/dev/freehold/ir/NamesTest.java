// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.toy.ToyIr;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Operands, results, properties, regions and successors of an operation, by the names in its definition. */
class NamesTest {
  /** Has segments of each arity, in front of variable ones and behind. */
  private static final class MixedOp extends Op {
    static final OpDef<MixedOp> DEF = OpDef.of("toy.mixed", MixedOp.class, MixedOp::new)
        .operand("first", TypeSet.ANY).operands("many", TypeSet.ANY).operand("last", TypeSet.ANY).optionalOperand("perhaps", TypeSet.ANY)
        .operandSegments()
        .attr("text", AttrSets.STRING).optionalAttr("flag", AttrSets.UNIT)
        .results("values", TypeSet.ANY).result("status", TypeSet.ANY)
        .region("before", OpDef.RegionKind.ANY).region("after", OpDef.RegionKind.ANY)
        .build();

    private MixedOp(OpState<?> state) {
      super(state);
    }
  }

  private final Block block = new Block();
  private final Rewriter rewriter = new Rewriter(ToyIr.REGISTRY).atEnd(block);
  private final List<Value.Argument> values = List.of(argument(), argument(), argument(), argument());

  private Value.Argument argument() {
    return rewriter.addArgument(block, IntegerType.I32, Location.UNKNOWN);
  }

  private MixedOp make(int many, boolean perhaps) {
    return rewriter.create(MixedOp.DEF.state()
        .operandSegments(values.subList(0, 1), values.subList(1, 1 + many), values.subList(2, 3), perhaps ? values.subList(3, 4) : List.of())
        .prop("text", StringAttr.of("x")).results(IntegerType.I1, IntegerType.I32, IntegerType.I64).regions(new Region(), new Region()));
  }

  @Test
  void operandsAreFoundBehindVariableSegments() {
    for (int many = 0; many < 3; many++) {
      MixedOp op = make(many, true);
      assertSame(values.get(0), op.operand("first"));
      assertEquals(values.subList(1, 1 + many), op.operandSegment("many"));
      assertSame(values.get(2), op.operand("last"));
      assertSame(values.get(3), op.operand("perhaps"));
      assertSame(values.get(3), op.optionalOperand("perhaps"));
      assertEquals(many + 2, op.use("perhaps").index());
    }
  }

  @Test
  void whatIsOptionalAndAbsentIsNull() {
    assertNull(make(1, false).optionalOperand("perhaps"));
    assertNull(make(1, false).prop("flag"));
  }

  @Test
  void resultsRegionsAndPropertiesAreFound() {
    MixedOp op = make(1, true);
    assertEquals(List.of(op.result(0), op.result(1)), op.resultSegment("values"));
    assertSame(op.result(2), op.result("status"));
    assertSame(op.region(1), op.region("after"));
    assertEquals(StringAttr.of("x"), op.prop("text"));
  }

  @Test
  void namesNeedNotBeLiterals() {
    assertSame(values.get(2), make(2, true).operand(new String("last")));
  }

  @Test
  void changesByName() {
    MixedOp op = make(2, true);
    rewriter.setOperand(op, "last", values.get(0));
    rewriter.setProp(op, "flag", UnitAttr.INSTANCE);
    assertSame(values.get(0), op.operand(3));
    assertEquals(UnitAttr.INSTANCE, op.prop("flag"));
  }

  @Test
  void unknownNamesAreReportedWithThoseThatThereAre() {
    MixedOp op = make(1, true);
    assertEquals("'toy.mixed' has no operand 'second'; it has [first, many, last, perhaps]", message(() -> op.operand("second")));
    assertEquals("'toy.mixed' has no operand 'x'; it has [first, many, last, perhaps]", message(() -> op.operandSegment("x")));
    assertEquals("'toy.mixed' has no property 'x'; it has [text, flag, operandSegmentSizes]", message(() -> op.prop("x")));
    assertEquals("'toy.mixed' has no property 'x'; it has [text, flag, operandSegmentSizes]", message(() -> MixedOp.DEF.state().prop("x", null)));
    assertEquals("'toy.mixed' has no region 'x'; it has [before, after]", message(() -> op.region("x")));
    assertEquals("'toy.mixed' has no successor 'x'; it has []", message(() -> op.successor("x")));
    assertEquals("this 'toy.mixed' has no 'perhaps'", message(() -> make(1, false).operand("perhaps")));
    assertEquals("'toy.mixed' has any number of 'many'", message(() -> op.operand("many")));
    assertEquals("'toy.mixed' has any number of 'values'", message(() -> op.result("values")));
  }

  private static String message(Executable wrong) {
    return assertThrows(IllegalArgumentException.class, wrong).getMessage();
  }
}
