// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.RecentSignatures;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Trait;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.GraphRegion;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.iface.SymbolUser;
import java.util.Arrays;
import java.util.List;

/** What is to be checked of every operation of a kind, found out once from its definition. */
final class DefinitionChecks {
  private static final int PHASES = Trait.Phase.values().length;

  private final Trait[][] traits = new Trait[PHASES][];
  /** Those that ask for more than the types of operands and results. */
  private final Trait[][] otherTraits = new Trait[PHASES][];
  /** The types with which operations have been found right. */
  private final RecentSignatures fitting;
  /** Whether the types of results follow from more than other types. */
  private final boolean infersFromRegions;
  final ValueChecks operands;
  final ValueChecks results;
  final RelationChecks relations;
  final OpDef.Prop[] props;
  /** The indices of the attributes that must be there, in the order of their names. */
  final int[] required;
  /** How many regions and successors are declared. */
  final int regions;
  final int successors;
  final boolean hasVariadicRegions;
  final boolean hasVariadicSuccessors;
  private final List<OpDef.RegionDef> regionDefs;
  // The interfaces that call for checks of their own: whether an operation has one is asked once for its kind, as a JVM remembers for a class the last
  // interface that it has, but none that it has not.
  final boolean isBranch;
  final boolean isSymbol;
  final boolean usesSymbols;
  final boolean isFunction;
  final boolean isTerminator;
  final boolean hasSingleBlocks;
  final boolean hasDestinations;
  final boolean isIsolated;
  final boolean isGraph;
  final boolean isSymbolTable;
  final boolean branchesToRegions;
  final boolean needsNoTerminator;

  private DefinitionChecks(OpDef<?> def) {
    for (Trait.Phase phase : Trait.Phase.values()) {
      Trait[] checked = def.orderedTraits().stream().filter(trait -> trait.phase() == phase && !trait.onlyMarks()).toArray(Trait[]::new);
      traits[phase.ordinal()] = checked;
      otherTraits[phase.ordinal()] = Arrays.stream(checked).filter(trait -> !trait.isOfTypes()).toArray(Trait[]::new);
    }
    fitting = new RecentSignatures(def);
    infersFromRegions = def.infersResultTypes() && !def.regionDefs().isEmpty();
    operands = ValueChecks.ofOperands(def);
    results = ValueChecks.ofResults(def);
    relations = new RelationChecks(def, operands, results);
    props = def.props().toArray(OpDef.Prop[]::new);
    required = Arrays.stream(def.propsByName()).filter(i -> !props[i].optional()).toArray();
    regionDefs = def.regionDefs();
    regions = regionDefs.size();
    successors = def.successorDefs().size() - (def.hasVariadicSuccessors() ? 1 : 0);
    hasVariadicRegions = def.hasVariadicRegions();
    hasVariadicSuccessors = def.hasVariadicSuccessors();
    isBranch = has(BranchOp.class, def);
    isSymbol = has(Symbol.class, def);
    usesSymbols = has(SymbolUser.class, def);
    isFunction = has(FunctionLike.class, def);
    isTerminator = has(Terminator.class, def);
    hasSingleBlocks = has(SingleBlock.class, def);
    hasDestinations = has(DestinationStyle.class, def);
    isIsolated = has(IsolatedFromAbove.class, def);
    isGraph = has(GraphRegion.class, def);
    isSymbolTable = has(SymbolTable.class, def);
    branchesToRegions = has(RegionBranchOp.class, def);
    needsNoTerminator = has(NoTerminator.class, def);
  }

  private static boolean has(Class<?> iface, OpDef<?> def) {
    return iface.isAssignableFrom(def.kind());
  }

  static DefinitionChecks of(OpDef<?> def) {
    return def.derived(DefinitionChecks.class, DefinitionChecks::new);
  }

  /** What is declared of the region with an index; the last declaration stands for any number of them where that is variable. */
  OpDef.RegionDef region(int index) {
    return regionDefs.get(Math.min(index, regions - 1));
  }

  /** Whether an operation has the types of another one that has been found right, so that what follows from these need not be checked. */
  boolean fits(Op op) {
    return !infersFromRegions && fitting.contain(op);
  }

  /** Remembers the types of an operation that has been found right. */
  void foundRight(Op op) {
    if (!infersFromRegions) fitting.add(op);
  }

  /**
   * The traits that are checked in a phase, in the order of the definition.
   *
   * @param fits whether the types of the operation are known to {@linkplain #fits(Op) fit}
   */
  Trait[] traits(Trait.Phase phase, boolean fits) {
    return (fits ? otherTraits : traits)[phase.ordinal()];
  }
}
