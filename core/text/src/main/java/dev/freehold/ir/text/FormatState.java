// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Block;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DictAttr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What has been read so far of an operation with an assembly format. The lists of a group are empty at first; whoever reads
 * the group adds to them.
 */
public final class FormatState<O extends Op> {
  private final OpState<O> state;
  // Lists of one class: calls on them are cheaper than on an interface with several.
  private final @Nullable ArrayList<OpParser.Operand>[] operands;
  /** Of the groups of operands, then of those of results. */
  private final @Nullable List<Type>[] types;
  /** Where groups of operands stand, plus 1; 0, or no array, where that is where their first operand is. */
  private int @Nullable [] places;
  private @Nullable List<Region> @Nullable [] regions;
  private @Nullable List<Block> @Nullable [] successors;
  /** All operands or types at once, where the format reads them so; null otherwise. */
  @Nullable List<OpParser.Operand> allOperands;
  int allOperandsLoc;
  @Nullable List<Type> allOperandTypes;
  @Nullable List<Type> allResultTypes;
  @Nullable List<Region> allRegions;
  @Nullable List<Block> allSuccessors;
  /** The inherent attributes that stand in the dictionary. */
  DictAttr inherent = DictAttr.EMPTY;

  @SuppressWarnings("unchecked")
  FormatState(OpState<O> state, int operandGroups, int resultGroups) {
    this.state = state;
    operands = (ArrayList<OpParser.Operand>[]) new ArrayList<?>[operandGroups];
    types = (List<Type>[]) new List<?>[operandGroups + resultGroups];
  }

  /** The operation as far as it is known; operands and types are added to it when everything has been read. */
  public OpState<O> state() {
    return state;
  }

  /** Where the operation stands. */
  Location location() {
    return state.location();
  }

  /**
   * The operands read for a group.
   *
   * @throws IllegalArgumentException if the definition has no such group
   */
  public List<OpParser.Operand> operands(String segment) {
    return operands(require(state.def().operandSegmentIndex(segment), segment));
  }

  /**
   * The types read for a group of operands or results.
   *
   * @throws IllegalArgumentException if the definition has no such group
   */
  public List<Type> types(String segment) {
    int group = state.def().operandSegmentIndex(segment);
    if (group < 0) group = operands.length + require(state.def().resultSegmentIndex(segment), segment);
    if (types[group] == null) types[group] = new ArrayList<>(2);
    return types[group];
  }

  /**
   * The regions read for a group.
   *
   * @throws IllegalArgumentException if the definition has no such group
   */
  public List<Region> regions(String segment) {
    return regions(require(state.def().regionIndex(segment), segment));
  }

  /**
   * The successors read for a group.
   *
   * @throws IllegalArgumentException if the definition has no such group
   */
  public List<Block> successors(String segment) {
    return successors(require(state.def().successorIndex(segment), segment));
  }

  private int require(int index, String segment) {
    if (index < 0) throw new IllegalArgumentException("'" + state.def().name() + "' has no group '" + segment + "'");
    return index;
  }

  // The same by the positions of the groups in the definition.

  ArrayList<OpParser.Operand> operands(int segment) {
    if (operands[segment] == null) operands[segment] = new ArrayList<>(state.def().operandSegmentDefs().get(segment).isVariable() ? 4 : 1);
    return operands[segment];
  }

  /** How many operands have been read for a group. */
  int operandCount(int segment) {
    return operands[segment] == null ? 0 : operands[segment].size();
  }

  /** The types read for a group, or null where none have been; results stand behind operands. */
  @Nullable
  List<Type> typesIfRead(int group) {
    return types[group];
  }

  void setTypes(int group, List<Type> read) {
    types[group] = read;
  }

  @SuppressWarnings("unchecked")
  List<Region> regions(int group) {
    if (regions == null) regions = (List<Region>[]) new List<?>[state.def().regionDefs().size()];
    if (regions[group] == null) regions[group] = new ArrayList<>(1);
    return regions[group];
  }

  @SuppressWarnings("unchecked")
  List<Block> successors(int group) {
    if (successors == null) successors = (List<Block>[]) new List<?>[state.def().successorDefs().size()];
    if (successors[group] == null) successors[group] = new ArrayList<>(2);
    return successors[group];
  }

  /** Sets an attribute of the operation, inherent where the definition has one of that name. */
  public void attr(String name, Attribute value) {
    state.attr(name, value);
  }

  /** Remembers where the operands of a group would stand if there were any, or what is around them. */
  void place(int segment, int loc) {
    if (places == null) places = new int[operands.length];
    places[segment] = loc + 1;
  }

  int placeOf(int segment, int otherwise) {
    if (places != null && places[segment] != 0) return places[segment] - 1;
    return operandCount(segment) == 0 ? otherwise : operands(segment).getFirst().loc();
  }
}
