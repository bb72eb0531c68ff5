// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import static dev.freehold.ir.toy.ToyIr.values;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Trait;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.toy.Findings;
import dev.freehold.ir.toy.PlainOp;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Operations that are like others of their kind which have been found right. */
class DefinitionChecksTest {
  private static final Type I1 = IntegerType.I1;
  private static final Type I32 = IntegerType.I32;
  private static final Type I64 = IntegerType.I64;

  private static List<String> findings(OpState<?> state) {
    return Findings.of(Rewriter.createDetached(state));
  }

  /** A constraint that notes what it is asked about. */
  private record Asked(List<Op> ops, boolean isOfTypes) implements Trait {
    @Override
    public void verify(Op op, Checker check) {
      ops.add(op);
    }
  }

  @Test
  void whatDependsOnTypesAloneIsAskedOnceForSomeTypes() {
    Asked types = new Asked(new ArrayList<>(), true);
    Asked others = new Asked(new ArrayList<>(), false);
    OpDef<PlainOp> def = PlainOp.define("toy.it").operands("in", TypeSet.ANY).results("out", TypeSet.ANY).traits(types, others).build();
    for (int i = 0; i < 3; i++) assertEquals(List.of(), findings(def.state().operands(values(I32, I64)).results(I1)));
    assertEquals(1, types.ops.size());
    assertEquals(3, others.ops.size());
    assertEquals(List.of(), findings(def.state().operands(values(I64, I32)).results(I1)));
    assertEquals(List.of(), findings(def.state().operands(values(I32, I64, I1))));
    assertEquals(List.of(), findings(def.state().operands(values(I32)).results(I64, I1)));
    assertEquals(4, types.ops.size());
  }

  @Test
  void onlyTheLastTypesAreRemembered() {
    Asked types = new Asked(new ArrayList<>(), true);
    OpDef<PlainOp> def = PlainOp.define("toy.it").operand("in", TypeSet.ANY).traits(types).build();
    for (int width = 1; width <= 100; width++) assertEquals(List.of(), findings(def.state().operands(values(IntegerType.of(width)))));
    assertEquals(100, types.ops.size());
    assertEquals(List.of(), findings(def.state().operands(values(IntegerType.of(100)))));
    assertEquals(100, types.ops.size());
    assertEquals(List.of(), findings(def.state().operands(values(I1))));
    assertEquals(101, types.ops.size());
  }

  @Test
  void typesThatDoNotFitAreFoundBehindOthersThatDo() {
    OpDef<PlainOp> def = PlainOp.define("toy.it").operand("a", TypeSets.INTEGER).operand("b", TypeSets.INTEGER).result("out", TypeSets.INTEGER)
        .traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE).sameType("a", "b").build();
    List<String> wrong = List.of("error: 'toy.it' op failed to verify that all of {a, b} have same type");
    for (int i = 0; i < 2; i++) {
      assertEquals(List.of(), findings(def.state().operands(values(I32, I32)).results(I32)));
      assertEquals(wrong, findings(def.state().operands(values(I32, I64)).results(I32)));
      assertEquals(List.of("error: 'toy.it' op expected 2 operands, but found 3"), findings(def.state().operands(values(I32, I32, I32))
          .results(I32)));
    }
  }

  @Test
  void attributesAreLookedAtWithTheSameTypes() {
    OpDef<PlainOp> def = PlainOp.define("toy.it").operand("in", TypeSet.ANY).defaultAttr("count", AttrSets.I32, IntegerAttr.i32(1)).build();
    assertEquals(List.of(), findings(def.state().operands(values(I32))));
    assertEquals(List.of("error: 'toy.it' op attribute 'count' failed to satisfy constraint: 32-bit signless integer attribute"),
        findings(def.state().operands(values(I32)).prop("count", IntegerAttr.i64(1))));
  }

  @Test
  void typesThatFollowFromAttributesAreInferredEachTime() {
    OpDef<PlainOp> def = PlainOp.define("toy.it").optionalAttr("type", AttrSets.TYPE).result("out", TypeSet.ANY)
        .inferResults(state -> List.of(typeIn(state.prop("type"), state.attr("other")))).build();
    assertEquals(List.of(), findings(def.state().results(I1)));
    List<String> wrong = List.of("error: 'toy.it' op inferred type(s) 'i32' are incompatible with return type(s) of operation 'i1'",
        "error: 'toy.it' op failed to infer returned types");
    assertEquals(wrong, findings(def.state().prop("type", TypeAttr.of(I32)).results(I1)));
    assertEquals(wrong, findings(def.state().attr("other", TypeAttr.of(I32)).results(I1)));
  }

  private static Type typeIn(Attribute... attributes) {
    for (Attribute attribute : attributes) {
      if (attribute instanceof TypeAttr type) return type.value();
    }
    return I1;
  }

  @Test
  void typesThatFollowFromRegionsAreInferredEachTime() {
    OpDef<PlainOp> def = PlainOp.define("toy.it").region("body", OpDef.RegionKind.VARIADIC_ANY).results("out", TypeSet.ANY)
        .inferResults(state -> state.regions().isEmpty() ? List.of() : null).build();
    assertEquals(List.of(), findings(def.state()));
    assertEquals(List.of("error: 'toy.it' op failed to infer returned types"), findings(def.state().regions(new Region())));
  }

  @Test
  void successorsAndRegionsAreLookedAtWithTheSameTypes() {
    OpDef<PlainOp> def = PlainOp.define("toy.it").operand("in", TypeSet.ANY).build();
    assertEquals(List.of(), findings(def.state().operands(values(I32))));
    assertEquals(List.of("error: 'toy.it' op requires zero regions"), findings(def.state().operands(values(I32)).regions(new Region())));
  }
}
