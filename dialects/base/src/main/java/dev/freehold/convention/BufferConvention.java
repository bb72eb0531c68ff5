// SPDX-License-Identifier: Apache-2.0
package dev.freehold.convention;

import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a function says of the buffers that cross its boundary. Where it says nothing, it borrows its arguments, keeps none of them, and returns new
 * buffers that the caller frees.
 *
 * <pre>
 *   func.func private @release(memref&lt;f32> {freehold.frees})
 *   func.func private @register(memref&lt;f32> {freehold.escapes})
 *   func.func private @larger(memref&lt;f32>, memref&lt;f32>) -> (memref&lt;f32> {freehold.borrowed = [0, 1]})
 *   func.func private @constants() -> (memref&lt;f32> {freehold.borrowed})
 * </pre>
 */
public record BufferConvention(FunctionLike function) {
  /** On an argument: each call frees the buffer. */
  public static final String FREES = "freehold.frees";
  /** On an argument: the buffer may be used as long as the program runs. */
  public static final String ESCAPES = "freehold.escapes";
  /** On a result: the caller must not free it. */
  public static final String BORROWED = "freehold.borrowed";

  static final String ARGUMENT_ATTRS = "arg_attrs";
  static final String RESULT_ATTRS = "res_attrs";

  /**
   * Whose buffer a result is that the caller must not free.
   *
   * @param arguments the numbers of the arguments that it may be, whole or a part that has the same aligned pointer
   * @param mayBeOther it may be a buffer that is none of the arguments
   */
  public record Borrowed(List<Integer> arguments, boolean mayBeOther) {
    /** The value of the attribute {@link #BORROWED} that says this. */
    public Attribute attribute() {
      if (arguments.isEmpty()) return UnitAttr.INSTANCE;
      List<Attribute> elements = new ArrayList<>();
      for (int argument : arguments) elements.add(IntegerAttr.i64(argument));
      if (mayBeOther) elements.add(UnitAttr.INSTANCE);
      return ArrayAttr.of(elements);
    }

    private static Borrowed of(Attribute attribute) {
      List<Integer> arguments = new ArrayList<>();
      List<Attribute> elements = attribute instanceof ArrayAttr array ? array.elements() : List.of(attribute);
      for (Attribute element : elements) {
        if (element instanceof IntegerAttr number) arguments.add(number.value().intValueExact());
      }
      return new Borrowed(List.copyOf(arguments), elements.contains(UnitAttr.INSTANCE));
    }
  }

  /** Whether the function says nothing. */
  public boolean isDefault() {
    for (int i = 0; i < function.functionType().inputs().size(); i++) {
      if (frees(i) || escapes(i)) return false;
    }
    for (int i = 0; i < function.functionType().results().size(); i++) {
      if (borrowed(i) != null) return false;
    }
    return true;
  }

  /** Whether each call frees what it passes as argument {@code i}. */
  public boolean frees(int i) {
    return attribute(ARGUMENT_ATTRS, i, FREES) != null;
  }

  /** Whether argument {@code i} may be used as long as the program runs. */
  public boolean escapes(int i) {
    return attribute(ARGUMENT_ATTRS, i, ESCAPES) != null;
  }

  /** Whose buffer result {@code i} is if the caller must not free it; null if it is a new one that the caller frees. */
  public @Nullable Borrowed borrowed(int i) {
    Attribute attribute = attribute(RESULT_ATTRS, i, BORROWED);
    return attribute == null ? null : Borrowed.of(attribute);
  }

  private @Nullable Attribute attribute(String list, int i, String name) {
    return ((Op) function).attr(list) instanceof ArrayAttr all && i < all.elements().size() && all.elements().get(i) instanceof DictAttr attributes
        ? attributes.get(name) : null;
  }
}
