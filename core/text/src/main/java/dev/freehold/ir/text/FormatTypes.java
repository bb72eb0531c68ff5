// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.ValueSegment;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the types that an assembly format leaves out, and with them the operands and results. */
final class FormatTypes<O extends Op> {
  private final OpDef<O> def;

  FormatTypes(OpDef<O> def) {
    this.def = def;
  }

  void resolve(OpParser p, FormatState<O> f) {
    Map<String, List<Type>> known = new HashMap<>();
    for (ValueSegment segment : def.resultSegmentDefs()) learn(segment, -1, known, f);
    for (ValueSegment segment : def.operandSegmentDefs()) {
      boolean amongAll = f.allOperands != null && !segment.isVariable();
      learn(segment, amongAll ? 1 : f.operands(segment.name()).size(), known, f);
    }
    spread(known, p, f);
    if (shareOneType(known, f)) spread(known, p, f);
    addOperands(p, f, known);
    addResults(p, f, known);
  }

  /** Takes the types that were read, or the only one that there can be. */
  private void learn(ValueSegment segment, int operands, Map<String, List<Type>> known, FormatState<O> f) {
    List<Type> read = f.typesIfRead(segment.name());
    if (read != null) {
      known.put(segment.name(), read);
      return;
    }
    if (segment.types().only() == null) return;
    if (operands >= 0) known.put(segment.name(), Collections.nCopies(operands, segment.types().only()));
    else if (!segment.isVariable()) known.put(segment.name(), List.of(segment.types().only()));
  }

  /** Follows the relations of the definition until nothing new is found. */
  private void spread(Map<String, List<Type>> known, OpParser p, FormatState<O> f) {
    boolean more = true;
    while (more) {
      more = false;
      for (OpDef.TypeRelation relation : def.relations()) {
        if (known.containsKey(relation.to())) continue;
        List<Type> from = known.get(relation.from());
        if (from == null && def.propertyIndex(relation.from()) >= 0) from = typeOf(f.state().attr(relation.from()));
        if (from == null) continue;
        if (!relation.equal()) requireTypes(relation.from(), from, p);
        List<Type> derived = relation.derive().apply(from);
        if (derived == null) continue;
        known.put(relation.to(), derived);
        more = true;
      }
    }
  }

  /** Nothing is derived from types that the definition does not allow. */
  private void requireTypes(String name, List<Type> types, OpParser p) {
    for (ValueSegment segment : def.operandSegmentDefs()) {
      if (segment.name().equals(name)) requireTypes(segment, types, p);
    }
    for (ValueSegment segment : def.resultSegmentDefs()) {
      if (segment.name().equals(name)) requireTypes(segment, types, p);
    }
  }

  private static void requireTypes(ValueSegment segment, List<Type> types, OpParser p) {
    for (Type type : types) {
      if (segment.types().contains(type)) continue;
      String many = segment.arity() == ValueSegment.Arity.VARIADIC ? "variadic of " : "";
      throw p.error(p.nameLoc(), "'" + segment.name() + "' must be " + many + segment.types().description() + ", but got " + Printing.quoted(type));
    }
  }

  /** Under the constraints that say that operands, or operands and results, have one type, one of them determines the others. */
  private boolean shareOneType(Map<String, List<Type>> known, FormatState<O> f) {
    boolean results = def.traits().contains(Traits.SAME_OPERANDS_AND_RESULT_TYPE);
    if (!results && !def.traits().contains(Traits.SAME_TYPE_OPERANDS)) return false;
    List<ValueSegment> alike = new ArrayList<>(def.operandSegmentDefs());
    if (results) alike.addAll(def.resultSegmentDefs());
    for (ValueSegment segment : alike) {
      if (!known.containsKey(segment.name()) || known.get(segment.name()).size() != 1) continue;
      for (ValueSegment other : alike) {
        boolean operands = def.operandSegmentDefs().contains(other);
        if (!other.isVariable()) known.putIfAbsent(other.name(), known.get(segment.name()));
        else
          if (operands) known.putIfAbsent(other.name(), Collections.nCopies(f.operands(other.name()).size(), known.get(segment.name()).getFirst()));
      }
      return true;
    }
    return false;
  }

  private static @Nullable List<Type> typeOf(@Nullable Attribute value) {
    return value == null ? null : List.of(value.type());
  }

  private void addOperands(OpParser p, FormatState<O> f, Map<String, List<Type>> known) {
    OpState<O> state = f.state();
    if (f.allOperands != null) {
      state.operands(p.resolve(f.allOperands, allTypes(f.allOperandTypes, def.operandSegmentDefs(), known), f.placeOf("", p.nameLoc())));
      return;
    }
    List<OpParser.Operand> all = new ArrayList<>();
    int[] sizes = new int[def.operandSegmentDefs().size()];
    for (int i = 0; i < sizes.length; i++) {
      ValueSegment segment = def.operandSegmentDefs().get(i);
      List<OpParser.Operand> operands = f.operands(segment.name());
      sizes[i] = operands.size();
      if (f.allOperandTypes != null) all.addAll(operands);
      else state.operands(resolve(p, operands, known.get(segment.name()), f.placeOf(segment.name(), p.nameLoc()), segment));
    }
    if (f.allOperandTypes != null) state.operands(p.resolve(all, f.allOperandTypes, p.nameLoc()));
    if (def.operandSegmentsProperty() >= 0) state.prop(def.operandSegmentsProperty(), DenseArrayAttr.i32(sizes));
  }

  private List<Value> resolve(OpParser p, List<OpParser.Operand> operands, @Nullable List<Type> types, int loc, ValueSegment segment) {
    if (operands.isEmpty() && (types == null || types.isEmpty())) return List.of();
    // The group that says the types may be absent.
    if (types == null && segment.isVariable()) return p.resolve(operands, List.of(), loc);
    if (types == null) throw new IllegalStateException("the format of '" + def.name() + "' does not say the type of '" + segment.name() + "'");
    // One type stands for a whole group where it was derived from a single value.
    if (types.size() == 1 && operands.size() != 1 && derivesSegment(segment)) return p.resolveAll(operands, types.getFirst());
    return p.resolve(operands, types, loc);
  }

  private boolean derivesSegment(ValueSegment segment) {
    for (OpDef.TypeRelation relation : def.relations()) {
      if (relation.to().equals(segment.name())) return segment.isVariable() && !relation.each();
    }
    return false;
  }

  private static List<Type> allTypes(@Nullable List<Type> read, List<ValueSegment> segments, Map<String, List<Type>> known) {
    if (read != null) return read;
    List<Type> all = new ArrayList<>();
    for (ValueSegment segment : segments) all.addAll(known.getOrDefault(segment.name(), List.of()));
    return all;
  }

  private void addResults(OpParser p, FormatState<O> f, Map<String, List<Type>> known) {
    OpState<O> state = f.state();
    if (f.allResultTypes != null) {
      state.results(f.allResultTypes);
      return;
    }
    int[] sizes = new int[def.resultSegmentDefs().size()];
    for (int i = 0; i < sizes.length; i++) {
      List<Type> types = known.get(def.resultSegmentDefs().get(i).name());
      if (types == null && def.infersResultTypes()) {
        infer(p, state);
        return;
      }
      if (types == null && !def.resultSegmentDefs().get(i).isVariable()) {
        throw new IllegalStateException("the format of '" + def.name() + "' does not say the type of its result");
      }
      sizes[i] = types == null ? 0 : types.size();
    }
    for (ValueSegment segment : def.resultSegmentDefs()) state.results(known.getOrDefault(segment.name(), List.of()));
    if (def.resultSegmentsProperty() >= 0) state.prop(def.resultSegmentsProperty(), DenseArrayAttr.i32(sizes));
  }

  private void infer(OpParser p, OpState<O> state) {
    List<Type> inferred = def.inferResultTypes(state);
    if (inferred == null) throw p.error(p.nameLoc(), "failed to infer returned types");
    state.results(inferred);
  }
}
