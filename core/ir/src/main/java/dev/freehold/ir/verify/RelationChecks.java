// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Checks that the types of some operands, results and attributes follow from those of others as a definition says. */
final class RelationChecks {
  private final Relation[] relations;
  private final ValueChecks operands;
  private final ValueChecks results;

  /** Where the types of a relation are. */
  private record Relation(OpDef.TypeRelation declared, Place from, Place to) {}

  /**
   * A group of operands, of results, and an attribute of one name; -1 for what there is not.
   *
   * @param isOneValue whether that is always one operand or one result
   */
  private record Place(int operands, int results, int property, boolean isOneValue) {}

  RelationChecks(OpDef<?> def, ValueChecks operands, ValueChecks results) {
    this.operands = operands;
    this.results = results;
    relations = def.relations().stream().map(relation -> new Relation(relation, place(relation.from(), def), place(relation.to(), def)))
        .toArray(Relation[]::new);
  }

  private Place place(String name, OpDef<?> def) {
    int operand = operands.index(name);
    int result = results.index(name);
    int property = def.propertyIndex(name);
    boolean isOneOperand = operands.isOne(operand) && result < 0;
    boolean isOneResult = results.isOne(result) && operand < 0;
    return new Place(operand, result, property, property < 0 && (isOneOperand || isOneResult));
  }

  boolean verify(Op op, OpChecker check) {
    for (Relation relation : relations) {
      if (relation.declared().equal() && isOneType(op, relation)) continue;
      List<Type> from = types(op, relation.from());
      List<Type> to = types(op, relation.to());
      if (from.isEmpty() || to.isEmpty() && !relation.declared().each()) continue;
      if (!Objects.equals(relation.declared().derive().apply(from), to)) {
        return check.fail("failed to verify that " + relation.declared().summary());
      }
    }
    return true;
  }

  /** Whether a relation is between two values that have the very same type. */
  private boolean isOneType(Op op, Relation relation) {
    return relation.from().isOneValue() && relation.to().isOneValue() && type(op, relation.from()) == type(op, relation.to());
  }

  private Type type(Op op, Place place) {
    return place.operands() >= 0 ? operands.type(op, place.operands()) : results.type(op, place.results());
  }

  private List<Type> types(Op op, Place place) {
    List<Type> types = new ArrayList<>(1);
    if (place.operands() >= 0) operands.addTypes(op, place.operands(), types);
    if (place.results() >= 0) results.addTypes(op, place.results(), types);
    Attribute value = place.property() >= 0 ? op.prop(place.property()) : null;
    if (value != null) types.add(value.type());
    return types;
  }
}
