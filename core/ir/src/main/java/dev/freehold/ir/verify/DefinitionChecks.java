// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.Trait;
import dev.freehold.ir.ValueSegment;
import java.util.Arrays;
import java.util.List;

/** What is to be checked of every operation of a kind, found out once from its definition. */
final class DefinitionChecks {
  private static final int PHASES = Trait.Phase.values().length;

  private final Trait[][] traits = new Trait[PHASES][];
  final Values operands;
  final Values results;
  final OpDef.Prop[] props;
  /** The indices of the attributes that must be there, in the order of their names. */
  final int[] required;
  final Relation[] relations;

  /** The declared operands or results. */
  static final class Values {
    final String what;
    final ValueSegment[] segments;
    /** The property that records the sizes of the segments, or -1. */
    final int sizesProperty;
    /** How many segments are one value each. */
    final int fixed;
    /** Whether there may be more. */
    final boolean isVariable;

    Values(String what, List<ValueSegment> segments, int sizesProperty) {
      this.what = what;
      this.segments = segments.toArray(ValueSegment[]::new);
      this.sizesProperty = sizesProperty;
      fixed = (int) segments.stream().filter(segment -> !segment.isVariable()).count();
      isVariable = sizesProperty >= 0 || fixed < segments.size();
    }

    private int index(String name) {
      for (int i = 0; i < segments.length; i++) {
        if (segments[i].name().equals(name)) return i;
      }
      return -1;
    }
  }

  /** Where the types of a relation are. */
  record Relation(OpDef.TypeRelation declared, Place from, Place to) {}

  /** A group of operands, of results, and an attribute of one name; -1 for what there is not. */
  record Place(int operands, int results, int property) {}

  private DefinitionChecks(OpDef<?> def) {
    for (Trait.Phase phase : Trait.Phase.values()) {
      traits[phase.ordinal()] = def.orderedTraits().stream().filter(trait -> trait.phase() == phase).toArray(Trait[]::new);
    }
    operands = new Values("operand", def.operandSegmentDefs(), def.operandSegmentsProperty());
    results = new Values("result", def.resultSegmentDefs(), def.resultSegmentsProperty());
    props = def.props().toArray(OpDef.Prop[]::new);
    required = Arrays.stream(def.propsByName()).filter(i -> !props[i].optional()).toArray();
    relations = def.relations().stream().map(relation -> new Relation(relation, place(relation.from(), def), place(relation.to(), def)))
        .toArray(Relation[]::new);
  }

  static DefinitionChecks of(OpDef<?> def) {
    return def.derived(DefinitionChecks.class, DefinitionChecks::new);
  }

  private Place place(String name, OpDef<?> def) {
    return new Place(operands.index(name), results.index(name), def.propertyIndex(name));
  }

  /** The traits that are checked in a phase, in the order of the definition. */
  Trait[] traits(Trait.Phase phase) {
    return traits[phase.ordinal()];
  }
}
