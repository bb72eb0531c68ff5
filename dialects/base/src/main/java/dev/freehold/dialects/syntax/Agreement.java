// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Trait;
import dev.freehold.ir.ValueSegment;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;
import java.util.function.Function;

/**
 * The constraint that the types of some operands and results have something in common.
 *
 * @param what that in which they agree, as messages call it
 */
public record Agreement(String what, Function<Type, Object> parameter, List<String> segments) implements Trait {

  public static Agreement inElement(String... segments) {
    return new Agreement("element type", TypeSets::elementOrSelf, List.of(segments));
  }

  /** What has no shape agrees with nothing; the reference takes whatever lies in memory for the shape. */
  public static Agreement inShape(String... segments) {
    return new Agreement("shape", type -> type instanceof ShapedType shaped ? shaped.shape() : type, List.of(segments));
  }

  public static Agreement inRank(String... segments) {
    return new Agreement("rank", type -> ((ShapedType) type).rank(), List.of(segments));
  }

  @Override
  public void verify(Op op, Checker check) {
    Object first = parameter.apply(typeOf(op, segments.getFirst()));
    for (String segment : segments) {
      if (parameter.apply(typeOf(op, segment)).equals(first)) continue;
      check.error("failed to verify that all of {" + String.join(", ", segments) + "} have same " + what);
      return;
    }
  }

  static Type typeOf(Op op, String name) {
    List<ValueSegment> operands = op.def().operandSegmentDefs();
    for (int i = 0; i < operands.size(); i++) {
      if (operands.get(i).name().equals(name)) return op.operandSegment(i).getFirst().type();
    }
    return op.result().type();
  }
}
