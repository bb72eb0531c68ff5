// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linker;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/** Lambdas and method references of every kind. */
final class SampleLambdas {
  /** Takes more than one slot for some arguments. */
  private interface Mixed {
    String of(long first, int second, double third, Object fourth);
  }

  /** Inherits its method with a type argument, so that it has two methods where one would do. */
  private interface OfStrings extends Function<String, String> {
    @Override
    String apply(String text);
  }

  private interface Named {
    String name();

    private static String shout(String text) {
      return text + "!";
    }

    static Function<String, String> shouting() {
      return Named::shout;
    }

    private String twice() {
      return name() + name();
    }

    default IntSupplier counting(Counter counter) {
      return counter::next;
    }

    default Supplier<String> twiceLater() {
      return this::twice;
    }
  }

  private static final class Counter {
    private int count;

    private Counter(int from) {
      count = from;
    }

    private Counter() {
      this(100);
    }

    private int next() {
      return ++count;
    }

    private static int nextOf(Counter counter) {
      return counter.next();
    }
  }

  private static class Base implements Named {
    private String hidden() {
      return "base";
    }

    Supplier<String> reference() {
      return this::hidden;
    }

    Supplier<String> capturing() {
      return () -> hidden() + this;
    }

    @Override
    public String name() {
      return "name of " + hidden();
    }

    @Override
    public String toString() {
      return "(" + hidden() + ")";
    }
  }

  /** Has private methods of the same names, and lambdas in methods of the same names. */
  private static final class Derived extends Base {
    private String hidden() {
      return "derived";
    }

    @Override
    Supplier<String> reference() {
      return this::hidden;
    }

    @Override
    Supplier<String> capturing() {
      return () -> hidden() + super.capturing().get();
    }
  }

  private SampleLambdas() {}

  private static int half(int number) {
    return number / 2;
  }

  private static long count(StringBuilder to) {
    return to.append('.').length();
  }

  private static <T> T same(T value) {
    return value;
  }

  /** What all of them answer. */
  static List<Object> answers() {
    List<Object> answers = new ArrayList<>();
    addConversions(answers);
    addCaptured(true, (byte) -1, (short) -2, 'c', -3, -4L, -5f, -6d, "text", answers);
    addReferences(answers);
    addMany(answers);
    return answers;
  }

  private static void addConversions(List<Object> to) {
    Function<Integer, Integer> unboxing = SampleLambdas::half;
    ToIntFunction<Integer> result = SampleLambdas::half;
    ToLongFunction<Integer> widening = SampleLambdas::half;
    LongUnaryOperator plain = number -> number * 3;
    IntFunction<Object> boxing = Integer::valueOf;
    IntFunction<Integer> boxed = SampleLambdas::half;
    DoubleUnaryOperator ofMath = Math::sqrt;
    IntBinaryOperator max = Math::max;
    Function<Character, Integer> wide = Character::getNumericValue;
    Mixed mixed = (first, second, third, fourth) -> first + " " + second + " " + third + " " + fourth;
    Predicate<Object> isText = String.class::isInstance;
    OfStrings ofStrings = String::strip;
    Supplier<Integer> generic = () -> same(5);
    IntSupplier unboxedGeneric = () -> SampleLambdas.<Integer>same(6);
    to.addAll(List.of(unboxing.apply(9), result.applyAsInt(8), widening.applyAsLong(7), plain.applyAsLong(1L << 40), boxing.apply(4), boxed.apply(3),
        ofMath.applyAsDouble(2), max.applyAsInt(1, 2), wide.apply('7'), mixed.of(1L, 2, 3.0, 'x'), isText.test("s"), isText.test(1),
        ofStrings.apply(" a "), ((Function<String, String>) ofStrings).apply(" b "), generic.get(), unboxedGeneric.getAsInt()));
    StringBuilder builder = new StringBuilder();
    Consumer<StringBuilder> dropsLong = SampleLambdas::count;
    Consumer<StringBuilder> dropsReference = StringBuilder::reverse;
    dropsLong.accept(builder);
    dropsReference.accept(builder);
    to.add(builder.toString());
  }

  private static void addCaptured(boolean z, byte b, short s, char c, int i, long j, float f, double d, String text, List<Object> to) {
    Supplier<Object> all = () -> "" + z + b + s + c + i + j + f + d + text;
    LongSupplier sum = () -> b + s + i + j;
    Supplier<Character> letter = () -> c;
    UnaryOperator<String> concat = text::concat;
    Runnable run = () -> to.add(text);
    run.run();
    to.addAll(List.of(all.get(), sum.getAsLong(), letter.get(), concat.apply("!")));
  }

  private static void addReferences(List<Object> to) {
    IntFunction<Counter> constructor = Counter::new;
    Supplier<Counter> other = Counter::new;
    ToIntFunction<Counter> method = Counter::next;
    ToIntFunction<Counter> staticMethod = Counter::nextOf;
    Counter counter = constructor.apply(5);
    IntSupplier bound = counter::next;
    BiFunction<String, Integer, Character> charAt = String::charAt;
    Function<Named, String> ofInterface = Named::name;
    IntFunction<int[]> array = int[]::new;
    to.addAll(List.of(method.applyAsInt(counter), staticMethod.applyAsInt(counter), bound.getAsInt(), other.get().next(), charAt.apply("abc", 1),
        array.apply(3).length, Named.shouting().apply("hey")));
    for (Base each : List.of(new Base(), new Derived()))
      to.addAll(List.of(each.reference().get(), each.capturing().get(), ofInterface.apply(each), each.twiceLater().get(),
          each.counting(counter).getAsInt()));
    Supplier<String> kept = (Supplier<String> & Serializable) () -> "serializable";
    to.add(kept.get());
  }

  /** More than there are in one class. */
  private static void addMany(List<Object> to) {
    List<IntSupplier> many = List.of(() -> 0, () -> 1, () -> 2, () -> 3, () -> 4, () -> 5, () -> 6, () -> 7, () -> 8, () -> 9, () -> 10, () -> 11,
        () -> 12, () -> 13, () -> 14, () -> 15, () -> 16, () -> 17, () -> 18, () -> 19);
    for (int round = 0; round < 2; round++) many.forEach(each -> to.add(each.getAsInt()));
  }
}
