// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.motion;

import dev.freehold.fuzz.random.RandomSource;
import dev.freehold.fuzz.random.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Writes statements: each computes a number, and adds it to one of the sums. */
final class MotionBody {
  private static final int DEEPEST = 3;

  private final Text out;
  private final RandomSource random;
  private final Scopes scopes;
  /** The numbers of type {@code i32}, and the indices from 0 to 2, that are in scope. */
  private final List<String> numbers = new ArrayList<>(List.of("%v", "%w", "%z"));
  private final List<String> indices = new ArrayList<>(List.of("%zero", "%one", "%two"));
  /** Whether nothing here is ever executed. */
  private boolean dead;
  private int depth;
  private int names;

  MotionBody(Text out, RandomSource random) {
    this.out = out;
    this.random = random;
    scopes = new Scopes(this);
  }

  RandomSource random() {
    return random;
  }

  Text out() {
    return out;
  }

  boolean isDead() {
    return dead;
  }

  void statements(int count) {
    for (int i = 0; i < count; i++) statement();
  }

  private void statement() {
    if (depth < DEEPEST && random.chance(35)) {
      scopes.region();
      return;
    }
    List<Supplier<String>> kinds = List.of(this::division, this::division, this::indexDivision, this::affineDivision, this::extract, this::insert,
        this::slice, this::view, this::cast, this::size, this::expand, this::transfer, this::dynamicVector, this::structured, this::arithmetic,
        this::arithmetic, scopes::nestedStructured, scopes::groups, scopes::launch, scopes::call, scopes::call, scopes::stack, this::rarely);
    String number = random.pick(kinds).get();
    numbers.add(number);
    add(number);
  }

  /** Writes a region with a few statements; what is defined in it is not seen after it. */
  void region(boolean isDead, Runnable more) {
    boolean before = dead;
    int knownNumbers = numbers.size();
    int knownIndices = indices.size();
    dead |= isDead;
    depth++;
    more.run();
    statements(random.between(1, 3));
    depth--;
    dead = before;
    numbers.subList(knownNumbers, numbers.size()).clear();
    indices.subList(knownIndices, indices.size()).clear();
  }

  /** Writes {@code %n = op} and returns the name. */
  String line(String op) {
    String name = name();
    out.line(name + " = " + op);
    return name;
  }

  String name() {
    return "%n" + names++;
  }

  void addIndex(String index) {
    indices.add(index);
  }

  private void add(String number) {
    String place = line("arith.constant " + random.below(MotionProgram.SUMS) + " : index");
    String sum = line("memref.load %sums[" + place + "] : memref<3xi32>");
    out.line("memref.store " + line("arith.addi " + sum + ", " + number + " : i32") + ", %sums[" + place + "] : memref<3xi32>");
  }

  String number() {
    return random.pick(numbers);
  }

  /** An index from 0 to 2; anything where nothing is executed. */
  String index() {
    return dead && random.chance(40) ? "%far" : random.pick(indices);
  }

  private String divisor() {
    return dead && random.chance(60) ? "%z" : random.pick("%v", "%w");
  }

  private String indexDivisor() {
    return dead && random.chance(60) ? "%zero" : random.pick("%one", "%two");
  }

  String cast(String index) {
    return line("arith.index_cast " + index + " : index to i32");
  }

  private String division() {
    String op = random.pick("divui", "divsi", "remui", "remsi", "ceildivui", "ceildivsi", "floordivsi");
    return line("arith." + op + " " + number() + ", " + divisor() + " : i32");
  }

  private String indexDivision() {
    String op = random.pick("divs", "divu", "ceildivs", "ceildivu", "floordivs", "rems", "remu");
    return cast(line("index." + op + " " + index() + ", " + indexDivisor()));
  }

  private String affineDivision() {
    String op = random.pick("floordiv", "ceildiv", "mod");
    return cast(line(
        "affine.apply affine_map<()[s0, s1] -> (s0 " + op + " s1)>()[" + random.pick("%zero", "%one", "%two", "%far") + ", " + indexDivisor() + "]"));
  }

  private String extract() {
    return line("tensor.extract %t[" + index() + "] : tensor<?xi32>");
  }

  private String insert() {
    String changed = line("tensor.insert " + number() + " into %t[" + index() + "] : tensor<?xi32>");
    return line("tensor.extract " + changed + "[%one] : tensor<?xi32>");
  }

  private String slice() {
    String slice = line("tensor.extract_slice %t[" + index() + "] [%two] [1] : tensor<?xi32> to tensor<?xi32>");
    return line("tensor.extract " + slice + "[%one] : tensor<?xi32>");
  }

  private String view() {
    String view = line("memref.subview %m[" + index() + "] [%two] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>");
    return line("memref.load " + view + "[%one] : memref<?xi32, strided<[1], offset: ?>>");
  }

  private String cast() {
    int length = dead && random.chance(60) ? 5 : 4;
    String place = line("arith.constant " + random.below(4) + " : index");
    if (random.chance(50)) {
      String cast = line("memref.cast %m : memref<?xi32> to memref<" + length + "xi32>");
      return line("memref.load " + cast + "[" + place + "] : memref<" + length + "xi32>");
    }
    String cast = line("tensor.cast %t : tensor<?xi32> to tensor<" + length + "xi32>");
    return line("tensor.extract " + cast + "[" + place + "] : tensor<" + length + "xi32>");
  }

  private String size() {
    String dimension = dead ? index() : "%zero";
    return cast(line(random.chance(50) ? "tensor.dim %t, " + dimension + " : tensor<?xi32>" : "memref.dim %m, " + dimension + " : memref<?xi32>"));
  }

  private String expand() {
    String size = dead ? index() : "%two";
    String matrix = line("tensor.expand_shape %t [[0, 1]] output_shape [" + size + ", 2] : tensor<?xi32> into tensor<?x2xi32>");
    return line("tensor.extract " + matrix + "[%one, %zero] : tensor<?x2xi32>");
  }

  private String transfer() {
    String inBounds = random.pick("true", "false");
    String vector = line("vector.transfer_read %t[" + index() + "], %z {in_bounds = [" + inBounds + "]} : tensor<?xi32>, vector<2xi32>");
    return line("vector.reduction <add>, " + vector + " : vector<2xi32> into i32");
  }

  private String dynamicVector() {
    String vector = line("vector.from_elements " + number() + ", " + number() + ", " + number() + " : vector<3xi32>");
    return line("vector.extract " + vector + "[" + index() + "] : i32 from vector<3xi32>");
  }

  /** Adds two tensors, whose sizes differ where nothing is executed. */
  private String structured() {
    String other = dead && random.chance(60) ? line("tensor.extract_slice %t[0] [%two] [1] : tensor<?xi32> to tensor<?xi32>") : "%t";
    String sum = line("linalg.add ins(%t, " + other + " : tensor<?xi32>, tensor<?xi32>) outs(%t : tensor<?xi32>) -> tensor<?xi32>");
    return line("tensor.extract " + sum + "[" + random.pick("%zero", "%one") + "] : tensor<?xi32>");
  }

  /** Programs whose result depends on when the buffer of a tensor is written cannot be judged after some passes; a mask is not executed. */
  private String rarely() {
    if (random.chance(20)) return scopes.buffer();
    return random.chance(10) ? scopes.masked() : arithmetic();
  }

  private String arithmetic() {
    return line("arith." + random.pick("addi", "muli", "subi", "xori", "maxsi") + " " + number() + ", " + number() + " : i32");
  }
}
