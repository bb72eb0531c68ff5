// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.RecursivelySpeculatable;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.SingleBlock;
import java.util.List;

/**
 * A quantified formula: {@code smt.forall ["x"] weight 2 { ^bb0(%x: !smt.int): … } patterns { … }}. The
 * patterns guide the instantiation by the solver.
 */
public final class QuantifierOp extends Op implements RecursivelySpeculatable, RecursiveMemoryEffects, SingleBlock {
  static final List<OpDef<QuantifierOp>> DEFS = List.of(define("forall"), define("exists"));

  private QuantifierOp(OpState<?> state) {
    super(state);
  }

  private static OpDef<QuantifierOp> define(String name) {
    return OpDef.of("smt." + name, QuantifierOp.class, QuantifierOp::new)
        .defaultAttr("weight", AttrSets.I32, IntegerAttr.i32(0))
        .optionalAttr("noPattern", AttrSets.UNIT)
        .optionalAttr("boundVarNames", AttrSets.STRING_ARRAY)
        .result("result", Types.BOOL)
        .region("body", RegionKind.ONE_BLOCK)
        .region("patterns", RegionKind.VARIADIC)
        .traits(Traits.singleBlockImplicitTerminator(YieldOp.NAME))
        .assembly("($boundVarNames^)? (`no_pattern` $noPattern^)? (`weight` $weight^)? attr-dict-with-keyword $body (`patterns` $patterns^)?")
        .build();
  }

  @Override
  protected void verify(Checker check) {
    if (regionCount() > 1 && hasAttr("noPattern")) check.error("patterns and the no_pattern attribute must not be specified at the same time");
  }

  @Override
  protected void verifyRegions(Checker check) {
    List<Type> bound = YieldOp.typesInto(region("body"));
    List<Type> yielded = YieldOp.typesFrom(region("body"));
    if (attr("boundVarNames") instanceof ArrayAttr names && names.elements().size() != bound.size()) {
      check.error("number of bound variable names must match number of block arguments");
    } else if (!bound.stream().allMatch(Types::isFirstOrder)) {
      check.error("bound variables must by any non-function SMT value");
    } else if (yielded.size() != 1) {
      check.error("must have exactly one yielded value");
    } else if (!yielded.getFirst().equals(Types.BOOL_TYPE)) {
      check.error("yielded value must be of '!smt.bool' type");
    }
    for (int i = 1; i < regionCount() && !check.failed(); i++) verifyPattern(region(i), i - 1, bound, check);
  }

  private void verifyPattern(Region pattern, int number, List<Type> bound, Checker check) {
    if (!YieldOp.typesInto(pattern).equals(bound)) {
      check.error("block argument number and types of the 'body' and 'patterns' region #" + number + " must match");
    } else if (YieldOp.typesFrom(pattern).isEmpty()) {
      check.error("'patterns' region #" + number + " must have at least one yielded value");
    } else {
      verifyContent(pattern, number, check);
    }
  }

  private void verifyContent(Region pattern, int number, Checker check) {
    String region = "the 'patterns' region #" + number;
    for (Op child : pattern.entryBlock()) {
      child.walk(op -> {
        if (check.failed()) return;
        if (!op.def().dialect().equals("smt")) {
          check.error(region + " may only contain SMT dialect operations").note(op.location(), "first non-SMT operation here");
        } else if (op instanceof QuantifierOp) {
          check.error(region + " must not contain any variable binding operations").note(op.location(), "first violating operation here");
        }
      });
    }
  }
}
