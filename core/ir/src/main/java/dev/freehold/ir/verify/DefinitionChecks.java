// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Trait;
import dev.freehold.ir.ValueSegment;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.iface.SymbolUser;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
  /** How many regions and successors are declared. */
  final int regions;
  final int successors;
  // The interfaces that call for checks of their own: whether an operation has one is asked once for its kind, as a JVM remembers for a class the last
  // interface that it has, but none that it has not.
  final boolean isBranch;
  final boolean isSymbol;
  final boolean usesSymbols;
  final boolean isFunction;
  final boolean isTerminator;
  final boolean hasSingleBlocks;
  final boolean hasDestinations;

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
    /** For each segment a type that has been found to fit; most values have the type of the one before. Threads may overwrite what others have found. */
    final @Nullable Type[] fitting;

    Values(String what, List<ValueSegment> segments, int sizesProperty) {
      this.what = what;
      this.segments = segments.toArray(ValueSegment[]::new);
      this.sizesProperty = sizesProperty;
      fixed = (int) segments.stream().filter(segment -> !segment.isVariable()).count();
      isVariable = sizesProperty >= 0 || fixed < segments.size();
      fitting = new Type[segments.size()];
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

  /**
   * A group of operands, of results, and an attribute of one name; -1 for what there is not.
   *
   * @param isOneValue whether that is always one operand or one result
   */
  record Place(int operands, int results, int property, boolean isOneValue) {}

  private DefinitionChecks(OpDef<?> def) {
    for (Trait.Phase phase : Trait.Phase.values()) {
      traits[phase.ordinal()] = def.orderedTraits().stream().filter(trait -> trait.phase() == phase && !trait.onlyMarks()).toArray(Trait[]::new);
    }
    operands = new Values("operand", def.operandSegmentDefs(), def.operandSegmentsProperty());
    results = new Values("result", def.resultSegmentDefs(), def.resultSegmentsProperty());
    props = def.props().toArray(OpDef.Prop[]::new);
    required = Arrays.stream(def.propsByName()).filter(i -> !props[i].optional()).toArray();
    relations = def.relations().stream().map(relation -> new Relation(relation, place(relation.from(), def), place(relation.to(), def)))
        .toArray(Relation[]::new);
    regions = def.regionDefs().size();
    successors = def.successorDefs().size() - (def.hasVariadicSuccessors() ? 1 : 0);
    isBranch = has(BranchOp.class, def);
    isSymbol = has(Symbol.class, def);
    usesSymbols = has(SymbolUser.class, def);
    isFunction = has(FunctionLike.class, def);
    isTerminator = has(Terminator.class, def);
    hasSingleBlocks = has(SingleBlock.class, def);
    hasDestinations = has(DestinationStyle.class, def);
  }

  private static boolean has(Class<?> iface, OpDef<?> def) {
    return iface.isAssignableFrom(def.kind());
  }

  static DefinitionChecks of(OpDef<?> def) {
    return def.derived(DefinitionChecks.class, DefinitionChecks::new);
  }

  private Place place(String name, OpDef<?> def) {
    int operand = operands.index(name);
    int result = results.index(name);
    int property = def.propertyIndex(name);
    boolean isOneOperand = operand >= 0 && result < 0 && !operands.segments[operand].isVariable();
    boolean isOneResult = result >= 0 && operand < 0 && !results.segments[result].isVariable();
    return new Place(operand, result, property, property < 0 && (isOneOperand || isOneResult));
  }

  /** The traits that are checked in a phase, in the order of the definition. */
  Trait[] traits(Trait.Phase phase) {
    return traits[phase.ordinal()];
  }
}
