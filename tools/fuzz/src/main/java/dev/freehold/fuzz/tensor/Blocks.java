// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.tensor;

import java.util.ArrayList;
import java.util.List;

/** Branches that pass tensors: each statement ends the block of a body and goes on in a new one. */
final class Blocks {
  private static final int MOST_ITERATIONS = 3;
  private static final int MOST_STATEMENTS = 3;

  private Blocks() {}

  /** Branches to the rest of the body, or to one of several blocks from which control comes to it. */
  static void branch(TensorBody body) {
    List<TensorType> types = Regions.types(Regions.some(body));
    String rest = body.label();
    int arms = body.random().below(4);
    if (arms == 0) {
      goOn(body, rest, types);
    } else {
      List<String> labels = new ArrayList<>();
      for (int i = 0; i < arms; i++) labels.add(body.label());
      List<TensorType> passed = body.random().chance(50) ? types : List.of();
      writeChoice(body, labels, rest, types, passed);
      for (String label : labels) {
        TensorBody arm = body.arm();
        begin(arm, label, passed);
        arm.statements(body.random().below(MOST_STATEMENTS));
        goOn(arm, rest, types);
      }
    }
    begin(body, rest, types);
  }

  /** One label of one is a conditional branch past its block. */
  private static void writeChoice(TensorBody body, List<String> labels, String rest, List<TensorType> types, List<TensorType> passed) {
    List<String> targets = new ArrayList<>();
    for (String label : labels) targets.add(label + passed(values(body, passed)));
    if (targets.size() == 1) targets.add(rest + passed(values(body, types)));
    if (targets.size() == 2) {
      body.out().line("cf.cond_br " + body.condition() + ", " + targets.getFirst() + ", " + targets.getLast());
    } else {
      body.out().line(
          "cf.switch " + body.scalar("i32") + " : i32, [default: " + targets.get(0) + ", 0: " + targets.get(1) + ", 1: " + targets.get(2) + "]");
    }
  }

  /** A loop of one block or of two that carries tensors. */
  static void loop(TensorBody body) {
    List<TensorType> types = Regions.types(Regions.some(body));
    int iterations = body.random().between(1, MOST_ITERATIONS);
    String low = body.index(0).name();
    String high = body.index(iterations).name();
    String step = body.index(1).name();
    String head = body.label();
    String rest = body.label();
    body.out().line("cf.br " + head + passed(values(body, types), low));
    TensorBody inside = body.arm();
    String counter = body.name();
    inside.enterIndex(counter, 0, iterations - 1);
    List<TensorValue> carried = begin(inside, head, types, counter);
    inside.statements(body.random().between(1, MOST_STATEMENTS));
    if (body.random().chance(40)) {
      String second = body.label();
      String left = body.random().chance(50) ? rest + passed(Regions.carriedOn(inside, carried)) : second;
      inside.out().line("cf.cond_br " + inside.condition() + ", " + second + ", " + left);
      inside.out().outdented(second + ":");
      inside.statements(body.random().below(MOST_STATEMENTS));
    }
    String next = inside.line("arith.addi " + counter + ", " + step + " : index");
    String goesOn = inside.line("arith.cmpi ult, " + next + ", " + high + " : index");
    List<TensorValue> again = Regions.carriedOn(inside, carried);
    List<TensorValue> left = Regions.carriedOn(inside, carried);
    inside.out().line("cf.cond_br " + goesOn + ", " + head + passed(again, next) + ", " + rest + passed(left));
    begin(body, rest, types);
  }

  private static List<TensorValue> values(TensorBody body, List<TensorType> types) {
    List<TensorValue> values = new ArrayList<>();
    for (TensorType type : types) values.add(body.value(type));
    return values;
  }

  private static void goOn(TensorBody body, String label, List<TensorType> types) {
    String operands = passed(values(body, types));
    body.out().line("cf.br " + label + operands);
  }

  private static String passed(List<TensorValue> values) {
    return values.isEmpty() ? "" : "(" + Lists.typed(values) + ")";
  }

  private static String passed(List<TensorValue> values, String index) {
    return "(" + Lists.names(values) + ", " + index + " : " + Lists.types(values) + ", index)";
  }

  private static List<TensorValue> begin(TensorBody body, String label, List<TensorType> types) {
    List<TensorValue> arguments = Regions.arguments(body, types);
    body.out().outdented(label + (types.isEmpty() ? ":" : "(" + declared(arguments) + "):"));
    return arguments;
  }

  private static List<TensorValue> begin(TensorBody body, String label, List<TensorType> types, String index) {
    List<TensorValue> arguments = Regions.arguments(body, types);
    body.out().outdented(label + "(" + declared(arguments) + ", " + index + ": index):");
    return arguments;
  }

  private static String declared(List<TensorValue> arguments) {
    return Lists.join(arguments, argument -> argument.name() + ": " + argument.type().text());
  }
}
