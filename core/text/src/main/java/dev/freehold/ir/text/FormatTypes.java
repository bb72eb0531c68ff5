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
  private final List<ValueSegment> operands;
  private final List<ValueSegment> results;
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
    operands = def.operandSegmentDefs();
    results = def.resultSegmentDefs();
    derivations = def.relations().stream()
        .map(relation -> new Derivation(relation, group(relation.from()), def.propertyIndex(relation.from()), group(relation.to())))
        .filter(derivation -> derivation.to >= 0).toArray(Derivation[]::new);
    alike = def.has(Traits.SAME_OPERANDS_AND_RESULT_TYPE) ? operands.size() + results.size()
        : def.has(Traits.SAME_TYPE_OPERANDS) ? operands.size() : 0;
  }

  private int group(String name) {
    int operand = def.operandSegmentIndex(name);
    int result = def.resultSegmentIndex(name);
    return operand >= 0 ? operand : result >= 0 ? operands.size() + result : -1;
  }

  private ValueSegment segment(int group) {
    return group < operands.size() ? operands.get(group) : results.get(group - operands.size());
  }

  void resolve(OpParser p, FormatState<O> f) {
    for (int i = 0; i < operands.size(); i++) {
      boolean amongAll = f.allOperands != null && !operands.get(i).isVariable();
      learn(i, amongAll ? 1 : f.operands(i).size(), f);
    }
    for (int i = operands.size(); i < operands.size() + results.size(); i++) learn(i, segment(i).isVariable() ? -1 : 1, f);
    spread(p, f);
    if (shareOneType(f)) spread(p, f);
    addOperands(p, f);
    addResults(p, f);
  }

  /** Where no types were read, takes the only one that there can be, if it is known for how many values. */
  private void learn(int group, int count, FormatState<O> f) {
    Type only = segment(group).types().only();
    if (only != null && count >= 0 && f.typesIfRead(group) == null) f.setTypes(group, copies(count, only));
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
        if (!derivation.relation.equal() && derivation.from >= 0) requireTypes(segment(derivation.from), from, p);
        List<Type> derived = derivation.relation.derive().apply(from);
        if (derived == null) continue;
        f.setTypes(derivation.to, derived);
        more = true;
      }
    }
  }

  /** Nothing is derived from types that the definition does not allow. */
  private static void requireTypes(ValueSegment segment, List<Type> types, OpParser p) {
    for (Type type : types) {
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
        if (!segment(other).isVariable()) f.setTypes(other, known);
        else
          if (other < operands.size()) f.setTypes(other, copies(f.operands(other).size(), known.getFirst()));
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
      for (int i = 0; i < operands.size(); i++) all.addAll(f.operands(i));
      state.operands(p.resolve(all, f.allOperandTypes, p.nameLoc()));
    } else {
      for (int i = 0; i < operands.size(); i++) addOperands(i, p, f);
    }
    if (def.operandSegmentsProperty() < 0) return;
    int[] sizes = new int[operands.size()];
    for (int i = 0; i < sizes.length; i++) sizes[i] = f.operands(i).size();
    state.prop(def.operandSegmentsProperty(), DenseArrayAttr.i32(sizes));
  }

  private void addOperands(int segment, OpParser p, FormatState<O> f) {
    List<OpParser.Operand> read = f.operands(segment);
    List<Type> types = f.typesIfRead(segment);
    boolean isVariable = operands.get(segment).isVariable();
    if (read.isEmpty() && (types == null || types.isEmpty())) return;
    if (types == null && !isVariable) {
      throw new IllegalStateException("the format of '" + def.name() + "' does not say the type of '" + operands.get(segment).name() + "'");
    }
    // The group that says the types may be absent.
    List<Type> given = types == null ? List.of() : types;
    // One type stands for a whole group where it was derived from a single value.
    boolean oneForAll = given.size() == 1 && read.size() != 1 && derivesSegment(segment);
    if (!oneForAll) p.requireTypes(read, given, f.placeOf(segment, p.nameLoc()));
    for (int i = 0; i < read.size(); i++) f.state().operands().add(p.resolve(read.get(i), given.get(oneForAll ? 0 : i)));
  }

  private boolean derivesSegment(int segment) {
    for (Derivation derivation : derivations) {
      if (derivation.to == segment) return operands.get(segment).isVariable() && !derivation.relation.each();
    }
    return false;
  }

  private List<Type> allTypes(FormatState<O> f) {
    if (f.allOperandTypes != null) return f.allOperandTypes;
    List<Type> all = new ArrayList<>();
    for (int i = 0; i < operands.size(); i++) {
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
    for (int i = 0; i < results.size(); i++) {
      if (f.typesIfRead(operands.size() + i) != null) continue;
      if (def.infersResultTypes()) {
        infer(p, state);
        return;
      }
      if (!results.get(i).isVariable()) {
        throw new IllegalStateException("the format of '" + def.name() + "' does not say the type of its result");
      }
    }
    int[] sizes = new int[results.size()];
    for (int i = 0; i < sizes.length; i++) {
      List<Type> types = f.typesIfRead(operands.size() + i);
      if (types == null) continue;
      sizes[i] = types.size();
      state.results(types);
    }
    if (def.resultSegmentsProperty() >= 0) state.prop(def.resultSegmentsProperty(), DenseArrayAttr.i32(sizes));
  }

  private void infer(OpParser p, OpState<O> state) {
    List<Type> inferred = def.inferResultTypes(state);
    if (inferred == null) throw p.error(p.nameLoc(), "failed to infer returned types");
    state.results(inferred);
  }
}
