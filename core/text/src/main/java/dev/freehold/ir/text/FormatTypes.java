// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.ValueSegment;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the types that an assembly format leaves out, and with them the operands and results. Groups of results are numbered behind those of operands. */
final class FormatTypes<O extends Op> {
  private final OpDef<O> def;
  private final ValueSegment[] groups;
  private final int operandGroups;
  /** Which groups may have any number of values, or none. */
  private final boolean[] isVariable;
  /** The only type that the values of a group can have, or null. */
  private final @Nullable Type[] only;
  private final Derivation[] derivations;
  /** How many groups have one type, from the first on; 0 where no trait says so. */
  private final int alike;

  /**
   * A relation of the definition.
   *
   * @param from the group that it starts from, or -1
   * @param property the attribute that it may start from as well, or -1
   * @param to the group whose types it finds, or -1
   */
  private record Derivation(OpDef.TypeRelation relation, int from, int property, int to) {}

  FormatTypes(OpDef<O> def) {
    this.def = def;
    operandGroups = def.operandSegmentDefs().size();
    List<ValueSegment> all = new ArrayList<>(def.operandSegmentDefs());
    all.addAll(def.resultSegmentDefs());
    groups = all.toArray(ValueSegment[]::new);
    isVariable = new boolean[groups.length];
    only = new Type[groups.length];
    for (int i = 0; i < groups.length; i++) {
      isVariable[i] = groups[i].isVariable();
      only[i] = groups[i].types().only();
    }
    derivations = def.relations().stream()
        .map(relation -> new Derivation(relation, group(relation.from()), def.propertyIndex(relation.from()), group(relation.to())))
        .filter(derivation -> derivation.to >= 0).toArray(Derivation[]::new);
    alike = def.has(Traits.SAME_OPERANDS_AND_RESULT_TYPE) ? groups.length : def.has(Traits.SAME_TYPE_OPERANDS) ? operandGroups : 0;
  }

  private int group(String name) {
    int operand = def.operandSegmentIndex(name);
    int result = def.resultSegmentIndex(name);
    return operand >= 0 ? operand : result >= 0 ? operandGroups + result : -1;
  }

  void resolve(OpParser p, FormatState<O> f) {
    for (int i = 0; i < groups.length; i++) {
      if (only[i] != null && f.typesIfRead(i) == null) learn(i, only[i], f);
    }
    spread(p, f);
    if (shareOneType(f)) spread(p, f);
    addOperands(p, f);
    addResults(p, f);
  }

  /** Takes the only type that there can be, if it is known for how many values. */
  private void learn(int group, Type type, FormatState<O> f) {
    boolean isResult = group >= operandGroups;
    if (!isVariable[group] && (isResult || f.allOperands != null)) f.setTypes(group, List.of(type));
    else if (!isResult) f.setTypes(group, copies(f.operandCount(group), type));
  }

  private static List<Type> copies(int count, Type type) {
    return count == 1 ? List.of(type) : Collections.nCopies(count, type);
  }

  /** Follows the relations of the definition until nothing new is found. */
  private void spread(OpParser p, FormatState<O> f) {
    boolean more = true;
    while (more) {
      more = false;
      for (Derivation derivation : derivations) {
        if (f.typesIfRead(derivation.to) != null) continue;
        List<Type> from = derivation.from < 0 ? null : f.typesIfRead(derivation.from);
        if (from == null && derivation.property >= 0) from = typeOf(f.state().prop(derivation.property));
        if (from == null) continue;
        if (!derivation.relation.equal() && derivation.from >= 0) requireTypes(groups[derivation.from], from, p);
        List<Type> derived = derivation.relation.derive().apply(from);
        if (derived == null) continue;
        f.setTypes(derivation.to, derived);
        more = true;
      }
    }
  }

  /** Nothing is derived from types that the definition does not allow. */
  private static void requireTypes(ValueSegment segment, List<Type> types, OpParser p) {
    for (int i = 0; i < types.size(); i++) {
      Type type = types.get(i);
      if (segment.types().contains(type)) continue;
      String many = segment.arity() == ValueSegment.Arity.VARIADIC ? "variadic of " : "";
      throw p.error(p.nameLoc(), "'" + segment.name() + "' must be " + many + segment.types().description() + ", but got " + Printing.quoted(type));
    }
  }

  /** Under the constraints that say that operands, or operands and results, have one type, one of them determines the others. */
  private boolean shareOneType(FormatState<O> f) {
    for (int i = 0; i < alike; i++) {
      List<Type> known = f.typesIfRead(i);
      if (known == null || known.size() != 1) continue;
      for (int other = 0; other < alike; other++) {
        if (f.typesIfRead(other) != null) continue;
        if (!isVariable[other]) f.setTypes(other, known);
        else
          if (other < operandGroups) f.setTypes(other, copies(f.operandCount(other), known.getFirst()));
      }
      return true;
    }
    return false;
  }

  private static @Nullable List<Type> typeOf(@Nullable Attribute value) {
    return value == null ? null : List.of(value.type());
  }

  private void addOperands(OpParser p, FormatState<O> f) {
    OpState<O> state = f.state();
    if (f.allOperands != null) {
      state.operands(p.resolve(f.allOperands, allTypes(f), f.allOperandsLoc));
      return;
    }
    if (f.allOperandTypes != null) {
      List<OpParser.Operand> all = new ArrayList<>();
      for (int i = 0; i < operandGroups; i++) all.addAll(f.operands(i));
      state.operands(p.resolve(all, f.allOperandTypes, p.nameLoc()));
    } else {
      int count = 0;
      for (int i = 0; i < operandGroups; i++) count += f.operandCount(i);
      state.makeRoomForOperands(count);
      for (int i = 0; i < operandGroups; i++) addOperands(i, p, f);
    }
    if (def.operandSegmentsProperty() < 0) return;
    int[] sizes = new int[operandGroups];
    for (int i = 0; i < sizes.length; i++) sizes[i] = f.operandCount(i);
    state.prop(def.operandSegmentsProperty(), DenseArrayAttr.i32(sizes));
  }

  private void addOperands(int segment, OpParser p, FormatState<O> f) {
    int count = f.operandCount(segment);
    List<Type> types = f.typesIfRead(segment);
    if (count == 0 && (types == null || types.isEmpty())) return;
    if (types == null && !isVariable[segment]) {
      throw new IllegalStateException("the format of '" + def.name() + "' does not say the type of '" + groups[segment].name() + "'");
    }
    // The group that says the types may be absent.
    List<Type> given = types == null ? List.of() : types;
    // One type stands for a whole group where it was derived from a single value.
    boolean oneForAll = count != 1 && given.size() == 1 && derivesSegment(segment);
    ArrayList<OpParser.Operand> read = f.operands(segment);
    if (!oneForAll) p.requireTypes(read, given, f.placeOf(segment, p.nameLoc()));
    for (int i = 0; i < count; i++) f.state().operand(p.resolve(read.get(i), given.get(oneForAll ? 0 : i)));
  }

  private boolean derivesSegment(int segment) {
    for (Derivation derivation : derivations) {
      if (derivation.to == segment) return isVariable[segment] && !derivation.relation.each();
    }
    return false;
  }

  private List<Type> allTypes(FormatState<O> f) {
    if (f.allOperandTypes != null) return f.allOperandTypes;
    List<Type> all = new ArrayList<>();
    for (int i = 0; i < operandGroups; i++) {
      List<Type> types = f.typesIfRead(i);
      if (types != null) all.addAll(types);
    }
    return all;
  }

  private void addResults(OpParser p, FormatState<O> f) {
    OpState<O> state = f.state();
    if (f.allResultTypes != null) {
      state.results(f.allResultTypes);
      return;
    }
    for (int i = operandGroups; i < groups.length; i++) {
      if (f.typesIfRead(i) != null) continue;
      if (def.infersResultTypes()) {
        infer(p, state);
        return;
      }
      if (!isVariable[i]) throw new IllegalStateException("the format of '" + def.name() + "' does not say the type of its result");
    }
    for (int i = operandGroups; i < groups.length; i++) {
      List<Type> types = f.typesIfRead(i);
      if (types != null) state.results(types);
    }
    if (def.resultSegmentsProperty() >= 0) state.prop(def.resultSegmentsProperty(), DenseArrayAttr.i32(resultSizes(f)));
  }

  private int[] resultSizes(FormatState<O> f) {
    int[] sizes = new int[groups.length - operandGroups];
    for (int i = 0; i < sizes.length; i++) {
      List<Type> types = f.typesIfRead(operandGroups + i);
      if (types != null) sizes[i] = types.size();
    }
    return sizes;
  }

  private void infer(OpParser p, OpState<O> state) {
    List<Type> inferred = def.inferResultTypes(state);
    if (inferred == null) throw p.error(p.nameLoc(), "failed to infer returned types");
    state.results(inferred);
  }
}
