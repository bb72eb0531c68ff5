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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What has been read so far of an operation with an assembly format. The lists of a group are empty at first; whoever reads
 * the group adds to them.
 */
public final class FormatState<O extends Op> {
  private final OpState<O> state;
  private final Map<String, List<OpParser.Operand>> operands = new HashMap<>();
  private final Map<String, List<Type>> types = new HashMap<>();
  private final Map<String, Integer> places = new HashMap<>();
  private final Map<String, List<Region>> regions = new HashMap<>();
  private final Map<String, List<Block>> successors = new HashMap<>();
  /** All operands or types at once, where the format reads them so; null otherwise. */
  @Nullable List<OpParser.Operand> allOperands;
  @Nullable List<Type> allOperandTypes;
  @Nullable List<Type> allResultTypes;
  @Nullable List<Region> allRegions;
  @Nullable List<Block> allSuccessors;
  /** The inherent attributes that stand in the dictionary. */
  DictAttr inherent = DictAttr.EMPTY;

  FormatState(OpState<O> state) {
    this.state = state;
  }

  /** The operation as far as it is known; operands and types are added to it when everything has been read. */
  public OpState<O> state() {
    return state;
  }

  /** Where the operation stands. */
  Location location() {
    return state.location();
  }

  /** The operands read for a group. */
  public List<OpParser.Operand> operands(String segment) {
    return operands.computeIfAbsent(segment, name -> new ArrayList<>(2));
  }

  /** The types read for a group of operands or results. */
  public List<Type> types(String segment) {
    return types.computeIfAbsent(segment, name -> new ArrayList<>(2));
  }

  public List<Region> regions(String segment) {
    return regions.computeIfAbsent(segment, name -> new ArrayList<>(1));
  }

  public List<Block> successors(String segment) {
    return successors.computeIfAbsent(segment, name -> new ArrayList<>(2));
  }

  /** Sets an attribute of the operation, inherent where the definition has one of that name. */
  public void attr(String name, Attribute value) {
    state.attr(name, value);
  }

  /** The types read for a group, or null where none have been. */
  @Nullable
  List<Type> typesIfRead(String segment) {
    return types.get(segment);
  }

  /** Remembers where the operands of a group stand. */
  void place(String segment, int loc) {
    places.put(segment, loc);
  }

  int placeOf(String segment, int otherwise) {
    return places.getOrDefault(segment, otherwise);
  }
}
