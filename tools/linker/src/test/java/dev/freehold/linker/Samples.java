// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linker;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Records, switches and lambdas that are linked. What is asked of them is the same before and after. */
public final class Samples implements Runnable {
  record Everything(boolean z, byte b, short s, char c, int i, long j, float f, double d, @Nullable String text, int @Nullable [] array) {}

  record Nothing() {}

  sealed interface Shape permits Circle, Square, Named {
    /** In an interface, methods are called in another way. */
    default String kind() {
      return switch (this) {
        case Circle _ -> "circle";
        case Square square when square.side() > 10 -> "large square";
        case Square _ -> "square";
        case Named(var name, Shape of) -> name + " is a " + of.kind();
      };
    }
  }

  record Circle(double radius) implements Shape {}

  record Square(int side) implements Shape {}

  record Named(String name, Shape of) implements Shape {}

  /** Written by hand, as a program may. */
  record Own(int i) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Own;
    }

    @Override
    public int hashCode() {
      return 7;
    }
  }

  private static String describe(@Nullable Object value) {
    return switch (value) {
      case null -> "null";
      case String text when text.isEmpty() -> "no text";
      case CharSequence text -> "text " + text;
      case Integer number -> "number " + number;
      case int[] array -> "array " + array.length;
      case Shape shape -> shape.kind();
      default -> "other";
    };
  }

  private final StringBuilder said = new StringBuilder();

  /** Says what the samples answer. */
  @Override
  public void run() {
    int[] array = {1};
    List<Object> values = new ArrayList<>();
    for (String text : new String[] {"a", "", "b", null}) {
      for (double number : new double[] {0.0, -0.0, Double.NaN, 1e300, 3})
        values.add(new Everything(number > 0, (byte) number, (short) number, (char) number, (int) number, (long) number, (float) number, number, text,
            array));
    }
    values.addAll(List.of(new Everything(false, (byte) 0, (short) 0, (char) 0, 0, 0, 0, 0, "a", new int[] {1}), new Nothing(), new Own(1), new Own(2),
        new Circle(1),
        new Circle(Double.NaN), new Square(3), new Square(11), new Named("it", new Square(3)), new Named("it", new Square(3)), 5, "", "a",
        new StringBuilder("x"), array));
    for (Object value : values) {
      if (value instanceof Record && !(value instanceof Everything)) said.append(value.hashCode()).append(' ');
      said.append(describe(value)).append(':');
      for (Object other : values) said.append(value.equals(other) ? '=' : '.');
      said.append(value.equals(null)).append('\n');
    }
    said.append(describe(null)).append(new Everything(true, (byte) -1, (short) -2, 'c', -3, -4L, -5f, -6d, "x", null).hashCode());
    said.append(SampleLambdas.answers());
  }

  @Override
  public String toString() {
    return said.toString();
  }
}
