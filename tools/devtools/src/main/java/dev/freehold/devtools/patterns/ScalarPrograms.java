// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Programs of one operation on scalars or small vectors, and of two, of which the second uses the first. Each operand is an argument, a constant, or the same
 * value as another operand.
 */
final class ScalarPrograms {
  /** The functions of a program: parsing many at once is faster. */
  private static final int FUNCTIONS = 40;
  private static final Map<String, List<String>> CONSTANTS = Map.of(
      "i1", List.of("false", "true"),
      "i3", List.of("0 : i3", "1 : i3", "-1 : i3", "2 : i3", "3 : i3", "-4 : i3", "-3 : i3"),
      "i4", List.of("0 : i4", "1 : i4", "-1 : i4", "3 : i4", "-8 : i4", "7 : i4"),
      "i64", List.of("0 : i64", "1 : i64", "-1 : i64", "-9223372036854775808 : i64", "9223372036854775807 : i64", "4294967296 : i64"),
      "index", List.of("0 : index", "1 : index", "-1 : index", "-9223372036854775808 : index", "9223372036854775807 : index", "4294967296 : index"),
      "vector<2xi3>", List.of("dense<0> : vector<2xi3>", "dense<[1, -1]> : vector<2xi3>", "dense<-4> : vector<2xi3>", "dense<1> : vector<2xi3>"),
      "tensor<2xi3>", List.of("dense<0> : tensor<2xi3>", "dense<[1, -1]> : tensor<2xi3>", "dense<1> : tensor<2xi3>"),
      "vector<2xf32>", List.of("dense<0.0> : vector<2xf32>", "dense<[1.0, -0.0]> : vector<2xf32>", "dense<1.0> : vector<2xf32>"),
      "tensor<2xf32>", List.of("dense<0.0> : tensor<2xf32>", "dense<1.0> : tensor<2xf32>"));
  private static final List<String> FLOATS = List.of("0.0", "-0.0", "1.0", "-1.0", "2.0", "0.5");
  private static final Map<String, List<String>> SPECIAL_FLOATS = Map.of(
      "f32", List.of("0x7FC00000", "0x7F800000", "0xFF800000", "0x00000001"),
      "f16", List.of("0x7E00", "0x7C00", "0xFC00", "0x0001"),
      "f64", List.of("0x7FF8000000000000", "0x7FF0000000000000", "0xFFF0000000000000", "0x0000000000000001"));
  private static final List<String> COMPLEX = List.of("[0.0 : f32, 0.0 : f32]", "[1.0 : f32, 0.0 : f32]", "[-0.0 : f32, -0.0 : f32]",
      "[0x7F800000 : f32, 1.0 : f32]", "[0.0 : f32, 0x7FC00000 : f32]");

  private final List<OpForm> forms;
  /** By the name of the operation, so that one with many forms is not more likely than others. */
  private final List<List<OpForm>> byName;
  /** The same for the forms that take a value of a type. */
  private final Map<String, List<List<OpForm>>> users = new HashMap<>();

  ScalarPrograms(List<OpForm> forms) {
    this.forms = forms;
    byName = byName(forms);
    forms.stream().flatMap(form -> form.operands().stream()).distinct()
        .forEach(type -> users.put(type, byName(forms.stream().filter(form -> form.operands().contains(type)).toList())));
  }

  private static List<List<OpForm>> byName(List<OpForm> forms) {
    return List.copyOf(forms.stream().collect(Collectors.groupingBy(OpForm::name, TreeMap::new, Collectors.toList())).values());
  }

  /** All programs of one operation. */
  List<NamedProgram> single() {
    List<NamedProgram> programs = new ArrayList<>();
    for (OpForm form : forms) {
      List<String> functions = new ArrayList<>();
      operands(form, 0, new Function(), List.of(), functions);
      for (int from = 0; from < functions.size(); from += FUNCTIONS) {
        List<String> some = functions.subList(from, Math.min(functions.size(), from + FUNCTIONS));
        programs.add(new NamedProgram(form.name() + form.properties() + " " + form.operands() + "#" + from, String.join("", some)));
      }
    }
    return programs;
  }

  private void operands(OpForm form, int position, Function function, List<String> values, List<String> functions) {
    if (position == form.operands().size()) {
      Function whole = new Function(function);
      whole.body.append(form.line("r", values)).append(form.returned("r"));
      functions.add(whole.text(functions.size(), form.results()));
      return;
    }
    String type = form.operands().get(position);
    Function argument = new Function(function);
    operands(form, position + 1, argument, with(values, argument.argument(type)), functions);
    for (int i = 0; i < position; i++) {
      if (form.operands().get(i).equals(type)) operands(form, position + 1, new Function(function), with(values, values.get(i)), functions);
    }
    for (String constant : constants(type)) {
      Function next = new Function(function);
      operands(form, position + 1, next, with(values, next.constant(constant)), functions);
    }
  }

  /** A program of functions of two operations, by chance. */
  NamedProgram pairs(long seed) {
    Random random = new Random(seed);
    List<String> functions = new ArrayList<>();
    while (functions.size() < FUNCTIONS) addPair(random, functions);
    return new NamedProgram("pairs-" + seed, String.join("", functions));
  }

  private void addPair(Random random, List<String> functions) {
    OpForm first = pick(pick(byName, random), random);
    List<List<OpForm>> using = users.get(first.results().getFirst());
    if (using == null) return;
    OpForm second = pick(pick(using, random), random);
    Function function = new Function();
    Map<String, List<String>> known = new HashMap<>();
    List<String> inner = new ArrayList<>();
    for (String type : first.operands()) inner.add(value(type, function, known, random));
    function.body.append(first.line("q", inner));
    String result = first.results().size() == 1 ? "%q" : "%q#" + random.nextInt(first.results().size());
    String resultType = result.endsWith("1") ? first.results().get(1) : first.results().getFirst();
    List<Integer> fitting = new ArrayList<>();
    for (int i = 0; i < second.operands().size(); i++) {
      if (second.operands().get(i).equals(resultType)) fitting.add(i);
    }
    if (fitting.isEmpty()) return;
    int place = pick(fitting, random);
    List<String> outer = new ArrayList<>();
    known.computeIfAbsent(resultType, none -> new ArrayList<>()).add(result);
    for (int i = 0; i < second.operands().size(); i++) outer.add(i == place ? result : value(second.operands().get(i), function, known, random));
    function.body.append(second.line("r", outer)).append(second.returned("r"));
    functions.add(function.text(functions.size(), second.results()));
  }

  private static String value(String type, Function function, Map<String, List<String>> known, Random random) {
    List<String> same = known.computeIfAbsent(type, first -> new ArrayList<>());
    if (!same.isEmpty() && random.nextInt(3) == 0) return pick(same, random);
    String value = random.nextBoolean() ? function.argument(type) : function.constant(pick(constants(type), random));
    same.add(value);
    return value;
  }

  private static <T> T pick(List<T> from, Random random) {
    return from.get(random.nextInt(from.size()));
  }

  private static List<String> with(List<String> values, String value) {
    List<String> longer = new ArrayList<>(values);
    longer.add(value);
    return longer;
  }

  /** The lines after the equals sign that make the constants of a type. */
  private static List<String> constants(String type) {
    List<String> all = new ArrayList<>();
    CONSTANTS.getOrDefault(type, List.of()).forEach(value -> all.add("arith.constant " + value));
    if (SPECIAL_FLOATS.containsKey(type)) {
      FLOATS.forEach(value -> all.add("arith.constant " + value + " : " + type));
      SPECIAL_FLOATS.get(type).forEach(value -> all.add("arith.constant " + value + " : " + type));
    }
    if (type.startsWith("complex")) COMPLEX.forEach(value -> all.add("complex.constant " + value + " : " + type));
    all.add("ub.poison : " + type);
    return all;
  }

  /** A function that is being written. */
  private static final class Function {
    private final List<String> arguments = new ArrayList<>();
    private final StringBuilder body = new StringBuilder();
    private int constants;

    Function() {}

    Function(Function other) {
      arguments.addAll(other.arguments);
      body.append(other.body);
      constants = other.constants;
    }

    String argument(String type) {
      String name = "%a" + arguments.size();
      arguments.add(name + ": " + type);
      return name;
    }

    String constant(String definition) {
      String name = "%c" + constants++;
      body.append(name).append(" = ").append(definition).append('\n');
      return name;
    }

    String text(int number, List<String> results) {
      return "func.func @f" + number + "(" + String.join(", ", arguments) + ") -> (" + results.stream().collect(Collectors.joining(", ")) + ") {\n"
          + body
          + "}\n";
    }
  }
}
