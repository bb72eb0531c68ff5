// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.Registry;
import dev.freehold.ir.affine.AffineFold;
import dev.freehold.ir.affine.AffineMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Programs of one structured operation with a name, on buffers or tensors. The sizes of the operands follow from the indexing maps and from sizes of the loops,
 * which are small, and sometimes 0 or 1. Some types know all sizes, some forget them, by a cast or from the start, and some casts forget a size that
 * contradicts another operand.
 */
final class LinalgPrograms {
  /** What decides which sizes are known: in the types of the arguments, and in those of the operands. */
  private enum Knowledge {
    FORGOTTEN, OF_SOME_OPERANDS, OF_SOME_SIZES, NONE;

    /** Whether an argument has a dynamic size. */
    boolean isDynamic(boolean ofOperand, Random random) {
      return switch (this) {
        case FORGOTTEN -> false;
        case OF_SOME_OPERANDS -> ofOperand;
        case OF_SOME_SIZES -> random.nextInt(3) == 0;
        case NONE -> true;
      };
    }

    /** Whether a cast forgets a size of an argument. */
    boolean isForgotten(Random random) {
      return this == FORGOTTEN || this == OF_SOME_SIZES && random.nextBoolean();
    }
  }

  /** An operand: its argument, and how the operation sees it. */
  private record Operand(String argument, String type, String name, String seenType) {}

  /** More iterations make a run too long. */
  private static final int MOST_ITERATIONS = 300;
  private static final int RARE = 8;
  private static final int OFTEN = 5;
  private static final List<Integer> SIZES = List.of(2, 2, 2, 2, 1, 3);

  private final List<LinalgForm> forms;

  LinalgPrograms(Registry registry) {
    LinalgForms all = new LinalgForms(registry);
    forms = registry.ops().stream().filter(def -> def.dialect().equals("linalg")).sorted(Comparator.comparing(OpDef::name))
        .flatMap(def -> all.of(def).stream()).toList();
  }

  /** The operations, with element types and attributes. */
  List<LinalgForm> forms() {
    return forms;
  }

  /** So many programs of each operation, whose forms take turns. Some of them may be invalid. */
  List<NamedProgram> all(long seed, int count) {
    return forms.stream().map(LinalgForm::name).distinct().flatMap(name -> of(name, seed, count).stream()).toList();
  }

  /** So many programs of one operation. */
  List<NamedProgram> of(String operation, long seed, int count) {
    List<LinalgForm> some = forms.stream().filter(form -> form.name().equals(operation)).toList();
    Random random = new Random(31 * seed + operation.hashCode());
    return IntStream.range(0, count).mapToObj(i -> program(some.get(i % some.size()), i, random)).toList();
  }

  private static NamedProgram program(LinalgForm form, int number, Random random) {
    return new NamedProgram(form.name() + " " + form.elements() + form.attributes() + " #" + number, text(form, random));
  }

  private static String text(LinalgForm form, Random random) {
    String kind = random.nextBoolean() ? "memref" : "tensor";
    List<Long> sizes = sizes(form, random);
    Knowledge knowledge = pick(List.of(Knowledge.values()), random);
    int wrong = random.nextInt(RARE) == 0 ? random.nextInt(form.maps().size()) : -1;
    StringBuilder casts = new StringBuilder();
    List<Operand> operands = new ArrayList<>();
    for (int i = 0; i < form.maps().size(); i++) {
      Operand operand = operand(form, i, sizes, kind, knowledge, i == wrong, random);
      if (!operand.argument.equals(operand.name))
        casts.append(operand.name + " = " + kind + ".cast " + operand.argument + " : " + operand.type + " to " + operand.seenType + "\n");
      operands.add(operand);
    }
    String arguments = String.join(", ", operands.stream().map(operand -> operand.argument + ": " + operand.type).toList());
    List<String> names = new ArrayList<>(operands.stream().map(Operand::name).toList());
    for (int i = 1; i < names.size(); i++) {
      int same = operands.subList(0, i).stream().map(Operand::seenType).toList().indexOf(operands.get(i).seenType);
      if (same >= 0 && random.nextInt(OFTEN) == 0) names.set(i, names.get(same));
    }
    List<String> types = operands.stream().map(Operand::seenType).toList();
    String result = types.getLast();
    boolean hasResult = kind.equals("tensor");
    return "func.func @f(" + arguments + ")" + (hasResult ? " -> (" + result + ")" : "") + " {\n" + casts + (hasResult ? "%r = " : "")
        + form.line(names, types) + (hasResult ? "return %r : " + result + "\n" : "return\n") + "}\n";
  }

  private static List<Long> sizes(LinalgForm form, Random random) {
    long iterations = 1;
    List<Long> sizes = new ArrayList<>();
    for (int i = 0; i < form.maps().getFirst().numDims(); i++) {
      long size = pick(SIZES, random);
      if (iterations * size > MOST_ITERATIONS) size = 1;
      iterations *= size;
      sizes.add(size);
    }
    if (!sizes.isEmpty() && random.nextInt(OFTEN) == 0) sizes.set(random.nextInt(sizes.size()), 0L);
    return sizes;
  }

  private static Operand operand(LinalgForm form, int index, List<Long> sizes, String kind, Knowledge knowledge, boolean wrong, Random random) {
    String argument = "%a" + index;
    String element = form.element(index);
    if (form.isScalar(index)) return new Operand(argument, element, argument, element);
    boolean isDynamic = random.nextBoolean();
    StringBuilder shape = new StringBuilder();
    StringBuilder seen = new StringBuilder();
    for (long size : shape(form.maps().get(index), sizes)) {
      boolean dynamic = knowledge.isDynamic(isDynamic, random);
      boolean forgotten = knowledge.isForgotten(random);
      shape.append(dynamic ? "?" : String.valueOf(wrong && forgotten ? size + 1 : size)).append('x');
      seen.append(dynamic || forgotten ? "?" : String.valueOf(size)).append('x');
    }
    String type = kind + "<" + shape + element + ">";
    String seenType = kind + "<" + seen + element + ">";
    return new Operand(argument, type, type.equals(seenType) ? argument : "%s" + index, seenType);
  }

  /** The sizes of an operand: one more than the largest index, or 0 if there is none. */
  private static long[] shape(AffineMap map, List<Long> sizes) {
    @Nullable List<Long> last = AffineFold.of(map, sizes.stream().map(size -> size - 1).toList()).constants();
    if (last == null) throw new IllegalStateException("an indexing map has symbols");
    return last.stream().mapToLong(index -> Math.max(0, index + 1)).toArray();
  }

  private static <T> T pick(List<T> from, Random random) {
    return from.get(random.nextInt(from.size()));
  }
}
