// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.ValueSegment;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The forms that operations on scalars and small vectors have, as their definitions say: what the verifier accepts. */
final class OpForms {
  /** The types that are tried: integers of which all values can be tried, and one of each other kind. */
  private static final List<String> TYPES =
      List.of("i1", "i3", "i4", "i64", "index", "f32", "f16", "f64", "complex<f32>", "vector<2xi3>", "vector<2xf32>", "tensor<2xi3>",
          "tensor<2xf32>");
  private static final List<String> INTEGER_PREDICATES = IntStream.range(0, 10).mapToObj(i -> i + " : i64").toList();
  private static final List<String> FLOAT_PREDICATES = IntStream.range(0, 16).mapToObj(i -> i + " : i64").toList();
  /** The values of properties that are tried. Fast-math flags are those with which results are not rounded otherwise. */
  private static final Map<String, List<String>> PROPERTIES = Map.of(
      "fastmath", words("#arith.fastmath<", "", "nnan", "nsz", "nnan,nsz"),
      "overflowFlags", words("#arith.overflow<", "none", "nsw", "nuw", "nsw, nuw"),
      "pred", words("#index<cmp_predicate ", "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"),
      "roundingmode", words("", "", "0 : i32", "1 : i32", "2 : i32", "3 : i32", "4 : i32"));

  private final Registry registry;
  private final Map<String, Type> types = new HashMap<>();

  OpForms(Registry registry) {
    this.registry = registry;
    for (String type : TYPES) types.put(type, type(type));
  }

  private static List<String> words(String prefix, String... words) {
    return List.of(words).stream().map(word -> word.isEmpty() ? "" : prefix + word + (prefix.isEmpty() ? "" : ">")).toList();
  }

  private Type type(String text) {
    Op module = valid("func.func private @f(" + text + ")");
    if (module == null || !(module.region().entryBlock().firstOp() instanceof FunctionLike function)) throw new IllegalArgumentException(text);
    return function.functionType().inputs().getFirst();
  }

  private @Nullable Op valid(String text) {
    return Texts.valid(new NamedProgram("form", text), registry);
  }

  /** The forms of the operations of some dialects, sorted by name. */
  List<OpForm> of(Collection<String> dialects) {
    List<OpForm> forms = new ArrayList<>();
    registry.ops().stream().filter(def -> dialects.contains(def.dialect()) && isPlain(def)).sorted(Comparator.comparing(OpDef::name))
        .forEach(def -> addForms(def, forms));
    return forms;
  }

  private static boolean isPlain(OpDef<?> def) {
    return def.regionDefs().isEmpty() && def.successorDefs().isEmpty() && !Terminator.class.isAssignableFrom(def.kind())
        && def.operandSegmentDefs().stream().noneMatch(ValueSegment::isVariable)
        && def.resultSegmentDefs().stream().noneMatch(ValueSegment::isVariable)
        && !def.operandSegmentDefs().isEmpty() && !def.resultSegmentDefs().isEmpty();
  }

  private void addForms(OpDef<?> def, List<OpForm> forms) {
    for (List<String> operands : assignments(def.operandSegmentDefs())) {
      for (List<String> results : assignments(def.resultSegmentDefs())) {
        for (String properties : properties(def, operands)) {
          OpForm form = new OpForm(def.name(), properties, operands, results);
          if (valid(form.function("f")) != null) forms.add(form);
        }
      }
    }
  }

  /** The types that values may have, each group by itself; groups with the same constraint mostly have the same type. */
  private List<List<String>> assignments(List<ValueSegment> groups) {
    List<List<String>> all = List.of(List.of());
    for (int i = 0; i < groups.size(); i++) {
      ValueSegment group = groups.get(i);
      List<List<String>> longer = new ArrayList<>();
      for (List<String> first : all) {
        int same = i == 0 ? -1 : sameConstraint(groups, i);
        List<String> candidates = same >= 0 ? List.of(first.get(same))
            : TYPES.stream().filter(type -> group.types().contains(types.get(type))).toList();
        for (String type : candidates) {
          List<String> next = new ArrayList<>(first);
          next.add(type);
          longer.add(next);
        }
      }
      all = longer;
    }
    return all;
  }

  private static int sameConstraint(List<ValueSegment> groups, int position) {
    for (int i = 0; i < position; i++) {
      if (groups.get(i).types() == groups.get(position).types()) return i;
    }
    return -1;
  }

  private static List<String> properties(OpDef<?> def, List<String> operands) {
    List<String> all = List.of("");
    for (OpDef.Prop prop : def.props()) {
      List<String> values = values(prop, operands);
      if (values.isEmpty()) continue;
      List<String> longer = new ArrayList<>();
      for (String first : all) {
        for (String value : values)
          longer.add(value.isEmpty() ? first : first + (first.isEmpty() ? "" : ", ") + prop.name() + (value.equals("unit") ? "" : " = " + value));
      }
      all = longer;
    }
    return all.stream().map(text -> text.isEmpty() ? "" : " <{" + text + "}>").toList();
  }

  private static List<String> values(OpDef.Prop prop, List<String> operands) {
    if (prop.name().equals("predicate")) return operands.getFirst().contains("f") ? FLOAT_PREDICATES : INTEGER_PREDICATES;
    if (prop.name().equals("isExact") || prop.name().equals("nonNeg")) return List.of("", "unit");
    return PROPERTIES.getOrDefault(prop.name(), List.of());
  }
}
